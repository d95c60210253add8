import { adminDocumentEndpoints, inLocale, locales } from '@pasar/contract';
import { carryToken, loadToken } from '../fixtures/accounts.ts';
import { createApiClient } from '../fixtures/api.ts';
import { confirmInDialog } from '../fixtures/confirm.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { codeFor } from '../fixtures/mailbox.ts';
import { messages } from '../fixtures/messages.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { renderImage } from '../fixtures/render-image.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { fillWallet, orderProduct } from '../fixtures/trade.ts';

const own = {
  id: {
    hello: /^Halo, |^Akun saya$/,
    todo: 'Yang perlu dilakukan',
    unpaid: /^1\s*Belum bayar$/,
    pay: 'Bayar sekarang',
    rooms: 'Akun saya',
    titles: {
      Pesanan: 'Pesanan saya',
      Ulasan: 'Ulasan saya',
      'Saldo Pasar': 'Saldo Pasar',
      'Data diri': 'Data diri',
      Perusahaan: 'Perusahaan',
      Dokumen: 'Dokumen',
      Keamanan: 'Keamanan akun',
    },
    failed: 'Saldo Pasar gagal terhubung ke server',
    overview: 'Ringkasan',
  },
  en: {
    hello: /^Hello, |^My account$/,
    todo: 'To do',
    unpaid: /^1\s*To pay$/,
    pay: 'Pay now',
    rooms: 'My account',
    titles: {
      Orders: 'My orders',
      Reviews: 'My reviews',
      'Pasar balance': 'Pasar balance',
      'Personal data': 'Personal data',
      Company: 'Company',
      Documents: 'Documents',
      Security: 'Account security',
    },
    failed: 'Pasar balance Error Connection To Server',
    overview: 'Overview',
  },
} as const;

const rupiah = (amount: number) => new RegExp(`Rp\\s?${amount.toLocaleString('id-ID')}`);
const png = (shade: number) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: renderImage({ width: 600, height: 400, shade }),
});

for (const locale of locales) {
  const say = own[locale];

  test(`the account begins with open tasks, and every section is one press away (${locale}) [BUYER-03] [BUYER-05] [ERR-01] @slow`, async ({
    page,
    visit,
    buyer,
    mishaps,
  }) => {
    mishaps.expect(/503|ERR_FAILED/);
    const good = await loadProduct(buyer.api, cloth);
    const saved = await fillWallet(buyer, good);
    const { order } = await orderProduct(buyer, good);
    const main = page.getByRole('main');

    await visit(linkTo('buyer.overview'), locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.hello);
    await expect(main.getByRole('link', { name: rupiah(saved) })).toBeVisible();
    const tile = main.getByRole('region', { name: say.todo }).getByRole('link', { name: say.unpaid });
    await tile.click();
    await expect(page).toHaveURL(inLocale(linkTo('buyer.orders', { status: 'unpaid' }), locale));
    await expect(
      page.getByRole('article', { name: order }).getByRole('link', { name: say.pay }),
    ).toBeVisible();
    await page.goBack();
    await expect(tile).toBeVisible();

    const rooms = main.getByRole('navigation', { name: say.rooms });
    for (const [room, title] of Object.entries(say.titles)) {
      await rooms.getByRole('link', { name: room, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(rooms.getByRole('link', { name: room, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }

    await test.step('one section that does not come leaves the others', async () => {
      await page.route('**/api/wallet/saldo', (route) => route.abort('failed'));
      await rooms.getByRole('link', { name: say.overview, exact: true }).click();
      await expect(main.getByText(say.failed)).toBeVisible();
      await expect(tile).toBeVisible();
      await page.unroute('**/api/wallet/saldo');
      await main.getByRole('link', { name: messages[locale].retry }).click();
      await expect(main.getByRole('link', { name: rupiah(saved) })).toBeVisible();
      await expect(main.getByText(say.failed)).toHaveCount(0);
    });
  });
}

test('a company is stored as it was saved; errors appear at their fields [BUYER-01] [DATA-01]', async ({
  page,
  visit,
  member,
}) => {
  expect(member.email).toBeTruthy();
  await visit(linkTo('buyer.company'));
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /^PKP/ })).toBeChecked();
  await main.getByLabel('Nama perusahaan').fill('PT');
  await main.getByRole('button', { name: 'Simpan' }).click();
  await expect(main.getByText('Nama perusahaan minimal 5 karakter')).toBeVisible();
  await expect(main.getByLabel('Nama perusahaan')).toBeFocused();
  await main.getByLabel('Nama perusahaan').fill('Koperasi Melati Bersama');
  await main.getByLabel('Alamat perusahaan').fill('Jl. Melati No. 1, Bandung');
  await main.getByRole('radio', { name: 'Bukan PKP' }).check();
  await main.getByLabel('Nomor NPWP').fill('0123 abc');
  await main.getByLabel('Nama penanggung jawab').fill('Ratna Wulandari');
  await main.getByLabel('Nomor penanggung jawab').fill('+62 812-3456-7890');
  await main.getByRole('button', { name: 'Simpan' }).click();
  await expect(main.getByText(/NPWP.*angka/)).toBeVisible();
  await main.getByLabel('Nomor NPWP').fill('012345678901234');
  await main.locator('input[type=file]').setInputFiles(png(90));
  await expect(main.getByRole('button', { name: 'Hapus', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(messages.id.saved)).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Nama perusahaan')).toHaveValue('Koperasi Melati Bersama');
  await expect(main.getByLabel('Nomor penanggung jawab')).toHaveValue('0812 3456 7890');
  await expect(main.getByRole('radio', { name: 'Bukan PKP' })).toBeChecked();
  await expect(main.getByRole('img', { name: /Logo perusahaan/ })).toBeVisible();
});

test('a document is saved as it arrives; a rejected one shows why and is sent again [BUYER-01] [DATA-01] [S33] @slow', async ({
  page,
  context,
  visit,
  member,
  request,
  mishaps,
}) => {
  mishaps.expect(/ERR_INTERNET_DISCONNECTED/);
  const staff = createApiClient(
    request,
    await loadToken(request, { email: 'admin@pasar.example', password: 'pasar1234' }),
  );
  await visit(linkTo('buyer.documents'));
  const card = page.getByRole('region', { name: 'KTP', exact: true });
  const file = card.locator('input[type=file]');
  await file.setInputFiles({ name: 'ktp.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(card.getByText(/GIF, PNG, JPG, JPEG/)).toBeVisible();
  await context.setOffline(true);
  await file.setInputFiles(png(40));
  await expect(page.getByText(/Jaringan terputus|gagal terhubung ke server/).first()).toBeVisible();
  await expect(card.getByText('Belum diunggah')).toBeVisible();
  await context.setOffline(false);
  await file.setInputFiles(png(50));
  await expect(card.getByText('Sedang diperiksa')).toBeVisible();

  const { data: waiting } = await staff(adminDocumentEndpoints.list, { query: { search: member.email } });
  const [document] = waiting;
  if (!document) throw new Error('staff do not see the document');
  await staff(adminDocumentEndpoints.reject, {
    body: { user_id: document.user.id, type: 'ktp', reason: 'Fotonya terlalu gelap' },
  });
  await visit(linkTo('buyer.overview'));
  await page.getByRole('main').getByRole('link', { name: 'Buka dokumen' }).click();
  await expect(card.getByText('Fotonya terlalu gelap')).toBeVisible();
  await file.setInputFiles(png(200));
  await expect(card.getByText('Sedang diperiksa')).toBeVisible();
  await expect(card.getByText('Fotonya terlalu gelap')).toHaveCount(0);
  await card.getByRole('button', { name: 'Hapus KTP' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(card.getByText('Belum diunggah')).toBeVisible();
});

test('password, e-mail and sessions are the owner’s: each change needs the password [S11] [S42] @slow', async ({
  page,
  browser,
  baseURL,
  visit,
  member,
  request,
}) => {
  let elsewhere = await loadToken(request, member);
  await visit(linkTo('buyer.security'));
  const main = page.getByRole('main');

  await test.step('another password ends the other sessions', async () => {
    const card = main.getByRole('region', { name: 'Kata sandi' });
    await card.getByRole('button', { name: 'Ganti', exact: true }).click();
    await card.getByLabel('Kata sandi sekarang').fill('bukan ini');
    await card.getByLabel('Kata sandi baru', { exact: true }).fill('kopi susu 2');
    await card.getByLabel('Ulangi kata sandi baru').fill('kopi susu 2');
    await card.getByRole('button', { name: 'Ganti kata sandi' }).click();
    await expect(card.getByText('Kata sandi salah')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Keluarkan semua yang lain' })).toBeVisible();
    await card.getByLabel('Kata sandi sekarang').fill(member.password);
    await card.getByRole('button', { name: 'Ganti kata sandi' }).dblclick();
    await confirmInDialog(page, { request, email: member.email }, 'mengganti kata sandi');
    await expect(card.getByLabel('Kata sandi sekarang')).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Keluarkan semua yang lain' })).toHaveCount(0);
    await expect(loadToken(request, member)).rejects.toThrow('salah');
  });

  await test.step('another e-mail is confirmed with the code that it gets', async () => {
    const card = main.getByRole('region', { name: 'E-mail' });
    const fresh = member.email.replace('ratna.', 'wulan.');
    await card.getByRole('button', { name: 'Ganti', exact: true }).click();
    await card.getByLabel('E-mail baru').fill(fresh);
    await card.getByLabel('Kata sandi Pasar').fill('kopi susu 2');
    await card.getByRole('button', { name: 'Kirim kode' }).click();
    await confirmInDialog(page, { request, email: member.email }, 'mengganti e-mail');
    await expect(card.getByText(new RegExp(`terkirim ke ${fresh}`))).toBeVisible();
    const code = await codeFor(request, fresh);
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    await card.getByRole('button', { name: 'Ganti e-mail' }).click();
    await expect(
      card
        .getByRole('alert')
        .or(card.getByText(/Kode.*(salah|tidak)/))
        .first(),
    ).toBeVisible();
    await card.getByLabel('Angka ke-1').click();
    await page.keyboard.type(code);
    await card.getByRole('button', { name: 'Ganti e-mail' }).click();
    await expect(card.getByText(fresh, { exact: true })).toBeVisible();
    elsewhere = await loadToken(request, { email: fresh, password: 'kopi susu 2' });
  });

  await test.step('a session elsewhere is named and ended', async () => {
    const context = await browser.newContext({ baseURL });
    await carryToken(context, elsewhere, baseURL);
    const other = await context.newPage();
    await other.goto(linkTo('buyer.security'));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Keamanan akun');
    await page.reload();
    await untilAlive(page);
    await main.getByRole('button', { name: /^Keluarkan (?!semua)/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan', exact: true }).click();
    await expect(main.getByRole('button', { name: /^Keluarkan/ })).toHaveCount(0);
    await other.goto(linkTo('buyer.orders'));
    await expect(other).toHaveURL(/\/login\?next=/);
    await context.close();
  });
});
