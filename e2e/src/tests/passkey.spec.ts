import { inLocale } from '@pasar/contract';
import { confirmInDialog } from '../fixtures/confirm.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const words = {
  id: {
    add: 'Tambah passkey',
    deed: 'mengubah cara masuk ke akun Pasar kamu',
    saved: 'Sudah saya simpan',
    login: 'Masuk dengan passkey',
  },
  en: {
    add: 'Add a passkey',
    deed: 'change how your Pasar account is protected',
    saved: 'I have saved them',
    login: 'Log in with a passkey',
  },
} as const;

test('a passkey is added after password and mailed code, and then opens the account alone [W50] @slow', async ({
  page,
  context,
  member,
  visit,
  request,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const say = words[locale];
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await visit(linkTo('buyer.security'), locale);
  await page.getByRole('button', { name: say.add }).click();
  await confirmInDialog(page, { request, email: member.email, password: member.password }, say.deed);
  await page.getByRole('button', { name: say.saved }).click();

  // Without presence the suggestions of the e-mail field wait, as they do for people.
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(inLocale(linkTo('auth.login'), locale));
  await untilAlive(page);
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.getByRole('button', { name: say.login }).click();
  await expect(page).toHaveURL(inLocale(linkTo('auth.setup'), locale));
});
