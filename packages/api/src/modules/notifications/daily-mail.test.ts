import { type MailSetting, type NotificationKind, notificationKinds } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testOrigin } from '../../testing/compose-test-server.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { notify } from './index.ts';
import { dailyMailJob, sendDailyMail } from './send-daily-mail.ts';
import { unsubscribeHeaders } from './unsubscribe.ts';

let market: TestServer;
let budi: Awaited<ReturnType<typeof createSignedInUser>>;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = await createSignedInUser(market);
});
afterAll(() => market.close());

const path = '/buyer/dashboard/notification/preferences';
const tell = (n: number, kind: NotificationKind = 'question') =>
  notify(market.context(), {
    ...{ userId: budi.id, category: 'info', kind, link: `/p/kaos-${n}` },
    title: { id: `Kabar ${n}`, en: `News ${n}` },
    body: { id: 'Isi', en: 'Body' },
  });
const choose = (kind: NotificationKind, mail: MailSetting) =>
  market.call(path, { token: budi.token, body: { kind, mail } });
/** Those after the letters of the registration. */
const letters = async () =>
  (await market.letters(budi.email)).filter(({ subject, text }) => /kabar/i.test(subject + text));

test('news wait for one letter a day, which no second one repeats [W15] [W85]', async () => {
  await tell(1);
  await tell(2, 'review');
  expect(await letters()).toEqual([]);
  await Promise.all([sendDailyMail(market.context()), sendDailyMail(market.context())]);
  await sendDailyMail(market.context());
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('2 kabar dari Pasar');
  expect(letter?.text).toContain(`Kabar 1. Isi ${testOrigin}/p/kaos-1`);
  expect(letter?.text).toContain(`${testOrigin}/account/notifications/settings`);
  await tell(3);
  await sendDailyMail(market.context());
  expect((await letters()).map(({ text }) => /Kabar \d/g.exec(text)?.[0])).toEqual(['Kabar 3', 'Kabar 1']);
});

test('the letter goes out at 07.00 WIB [W15]', () => {
  expect(dailyMailJob.pattern).toBe('0 0 7 * * *');
});

test('each kind goes at once, daily or not at all, as its reader says [W15]', async () => {
  await choose('question', 'now');
  await tell(1);
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Kabar 1']);
  await choose('question', 'daily');
  await tell(2);
  await choose('question', 'off');
  await sendDailyMail(market.context());
  expect(await letters()).toHaveLength(1);
  const list = await market.call('/buyer/dashboard/notification/list', { token: budi.token });
  expect(list.data).toHaveLength(2);
});

test('promos come by mail only after their reader chose it [W15] [W66]', async () => {
  await tell(1, 'promo');
  await sendDailyMail(market.context());
  expect(await letters()).toEqual([]);
});

test.each([
  ['wallet', 'off', 'mail'],
  ['order_seller', 'off', 'kind'],
  ['deadline', 'daily', 'mail'],
] as const)('what %s does not offer is refused: %s', async (kind, mail, field) => {
  const answer = await choose(kind, mail);
  expect([answer.status, Object.keys(answer.data)]).toEqual([422, [field]]);
});

test('the settings list what may be chosen, with what holds now', async () => {
  await choose('review', 'off');
  const { data } = await market.call(path, { token: budi.token });
  expect(data.map(({ kind, mail }: { kind: string; mail: string }) => `${kind} ${mail}`)).toEqual([
    'order_buyer now',
    'deadline now',
    'wallet now',
    'chat now',
    'question daily',
    'review off',
    'promo off',
  ]);
});

test('one request without an account ends the letters; a look at the address does not [W15]', async () => {
  const address = /<(.*)>/.exec(unsubscribeHeaders(market.context(), budi.id)['List-Unsubscribe'] ?? '')?.[1];
  const ask = (method: string, url = address ?? '') => market.fetch(new Request(url, { method }));
  expect((await ask('GET')).headers.get('location')).toBe('/account/notifications/settings');
  const kinds = async () =>
    (await market.call(path, { token: budi.token })).data
      .filter(({ mail }: { mail: string }) => mail === 'off')
      .map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toEqual(['promo']);
  expect((await ask('POST', `${address?.slice(0, -1)}_`)).status).toBe(404);
  expect((await ask('POST', address?.replace('/1.', '/2.'))).status).toBe(404);
  expect((await ask('POST')).status).toBe(200);
  expect(await kinds()).toEqual(['question', 'review', 'promo']);
});

test('a kind that a side does not have cannot be told to it', async () => {
  expect(notificationKinds).toContain('order_seller');
  await expect(tell(1, 'order_seller')).rejects.toThrow('a buyer gets nothing of the kind order_seller');
});
