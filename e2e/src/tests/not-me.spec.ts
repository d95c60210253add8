import { inLocale } from '@pasar/contract';
import { registerMember } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { findInMail } from '../fixtures/mailbox.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const secure = { id: 'Amankan akunku', en: 'Secure my account' } as const;

test('a stranger logs in, and the owner takes the account back with the link of the notice [W57]', async ({
  page,
  request,
  playwright,
  baseURL,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const { email, password } = await registerMember(request);
  const thief = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const entered = await thief.post('/api/auth/login', { data: { email, password } });
  const { jwt_token: token } = (await entered.json()).data;

  const link = await findInMail(request, email, /\S*\/not-me\/\S+/);
  await page.goto(inLocale(new URL(link).pathname.replace(/^\/en/, ''), locale));
  await untilAlive(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: secure[locale] }).click();
  await expect(page).toHaveURL(/verification-otp\?email=/);
  const session = () => thief.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
  expect((await session()).status()).toBe(401);
  expect((await thief.post('/api/auth/login', { data: { email, password } })).status()).toBe(401);
  await thief.dispose();
});
