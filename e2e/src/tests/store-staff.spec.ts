import { inLocale, locales } from '@pasar/contract';
import { carryToken, demoSeller, registerMember } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { confirmOnce } from '../fixtures/confirm.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { findInMail } from '../fixtures/mailbox.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const own = {
  id: {
    deed: 'mengubah anggota tim',
    invite: 'Undang',
    email: 'Alamat e-mail',
    orders: 'Pesanan',
    send: 'Kirim undangan',
    sent: 'Undangan terkirim',
    accept: /^Terima sebagai/,
    nav: 'Tokoku',
    incoming: 'Pesanan masuk',
    wallet: 'Saldo toko',
    refused: 'Peranmu di toko ini tidak mencakup ini',
    remove: 'Keluarkan',
    removed: 'Anggota dikeluarkan',
  },
  en: {
    deed: 'change who works in the team',
    invite: 'Invite',
    email: 'Email address',
    orders: 'Orders',
    send: 'Send invitation',
    sent: 'Invitation sent',
    accept: /^Accept as/,
    nav: 'My store',
    incoming: 'Orders to fulfil',
    wallet: 'Store balance',
    refused: 'Your role in this store does not cover this',
    remove: 'Remove',
    removed: 'Member removed',
  },
} as const;

for (const locale of locales) {
  const say = own[locale];

  test(`an owner invites somebody, who works in orders, is refused the money, and is removed (${locale}) [W26] [W27] @slow`, async ({
    page,
    request,
    baseURL,
    seller,
    mishaps,
  }) => {
    test.setTimeout(180_000);
    mishaps.expect(/seller\/wallet .* 403/);
    const member = await registerMember(request);
    const owner = seller.page;
    await owner.goto(inLocale(linkTo('seller.staff'), locale));
    await untilAlive(owner);
    expect(await findViolations(owner)).toEqual([]);
    await owner.getByRole('button', { name: say.invite, exact: true }).click();
    const sheet = owner.getByRole('dialog');
    await sheet.getByLabel(say.email).fill(member.email);
    await sheet.getByLabel(say.orders, { exact: false }).first().check();
    expect(await findViolations(owner)).toEqual([]);
    await sheet.getByRole('button', { name: say.send }).click();
    await confirmOnce(owner, { ...demoSeller, request }, say.deed, owner.getByText(say.sent));
    await expect(owner.getByText(member.email)).toBeVisible();

    const link = await findInMail(request, member.email, /\S*\/invitation\/[\w-]{43}/);
    await carryToken(page.context(), member.token, baseURL);
    await page.goto(inLocale(new URL(link).pathname.replace(/^\/en/, ''), locale));
    await untilAlive(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: say.accept }).click();
    await expect(page).toHaveURL(inLocale(linkTo('seller.summary'), locale));

    await page.goto(inLocale(linkTo('seller.orders'), locale));
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.incoming);
    await expect(page.getByRole('main').getByRole('link', { name: say.wallet })).toHaveCount(0);
    await page.goto(inLocale(linkTo('seller.wallet'), locale));
    await expect(page.getByText(say.refused).first()).toBeVisible();

    await owner.reload();
    await untilAlive(owner);
    await owner.getByRole('button', { name: new RegExp(`^${say.remove} .*${member.email}`) }).click();
    await owner.getByRole('dialog').getByRole('button', { name: say.remove, exact: true }).click();
    await expect(owner.getByText(say.removed)).toBeVisible();
    const refused = await request.get('/api/merchant/dashboard/orders/list', {
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(refused.status()).toBe(403);
    await expect(owner.getByText(member.email)).toHaveCount(0);
  });
}
