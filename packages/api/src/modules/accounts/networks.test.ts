import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { composeTestServer, testOrigin } from '../../testing/compose-test-server.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const ipv4 = () => '203.0.113.7';
/** Another address of one /64 at each call. */
const inOneNetwork = (n: number) => `2001:db8:1:2:${n.toString(16)}::${n + 1}`;
/** Another /64 of one /48 at each call. */
const inOneSite = (n: number) => `2001:db8:9:${n.toString(16)}::1`;
/** The same IPv4 host, in every spelling that a proxy may use. */
const carried = (n: number) => ['::ffff:203.0.113.7', '::ffff:cb00:7107', '203.0.113.7'][n % 3] ?? '';

const guess = (n: number, client: string, fetch = market.fetch) =>
  fetch(
    new Request(`${testOrigin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-pasar-client': client },
      body: JSON.stringify({ email: `orang${n}@example.test`, password: 'tebakan saja' }),
    }),
  );
const statuses = async (times: number, addressOf: (n: number) => string) => {
  const codes: number[] = [];
  for (let n = 0; n < times; n++) codes.push((await guess(n, addressOf(n))).status);
  return codes;
};
const thirtyThenNone = [...Array<number>(30).fill(401), ...Array<number>(30).fill(429)];

describe('what counts as one caller [W55] [S7]', () => {
  test.for([
    ['an IPv4 address', ipv4],
    ['a /64 with ever other addresses', inOneNetwork],
    ['an IPv4 address in any spelling', carried],
  ] as const)('sixty wrong logins of %s are refused alike', { tags: 'slow' }, async ([, addressOf]) => {
    expect(await statuses(60, addressOf)).toEqual(thirtyThenNone);
    market.clock.advance(minute);
    expect((await guess(99, addressOf(99))).status).toBe(401);
  });

  test('a caller with a new /64 each time has the allowance of eight, and leaves no row for each', {
    tags: 'slow',
  }, async () => {
    const strict = await openTestServer({ failuresPerAddress: 3 });
    const codes: number[] = [];
    for (let n = 0; n < 40; n++) codes.push((await guess(n, inOneSite(n), strict.fetch)).status);
    expect([codes.indexOf(429), codes.lastIndexOf(401)]).toEqual([24, 23]);
    const kept = await strict.database.db.selectFrom('caller_counters').select('key').execute();
    expect(kept).toHaveLength(25);
    await strict.close();
  });

  test('guesses at one account count for the /64 too', { tags: 'slow' }, async () => {
    const same = (n: number) => guess(0, inOneNetwork(n)).then(({ status }) => status);
    const codes: number[] = [];
    for (let n = 0; n < 6; n++) codes.push(await same(n));
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await guess(0, '2001:db8:1:3::1')).status).toBe(401);
  });

  test('codes and registrations are counted so too [S3]', { tags: 'slow' }, async () => {
    const strict = await openTestServer({ codesPerAddress: 3 });
    const ask = (path: string, n: number, body: object) =>
      strict
        .call(path, {
          body: { email: `orang${n}@example.test`, ...body },
          headers: { 'x-pasar-client': inOneNetwork(n) },
        })
        .then(({ status }) => status);
    const password = 'kopi tubruk';
    const register = (n: number) => ask('/auth/register', n, { password, password_confirmation: password });
    const forget = (n: number) => ask('/auth/forget', n, {});
    expect([await register(0), await register(1), await register(2), await register(3)]).toEqual([
      200, 200, 200, 429,
    ]);
    await strict.reset();
    expect([await forget(0), await forget(1), await forget(2), await forget(3)]).toEqual([
      200, 200, 200, 429,
    ]);
    await strict.close();
  });

  test('requests of visitors are, in each process [S34]', { tags: 'slow' }, async () => {
    const strict = await openTestServer({ requestsPerAddress: 2 });
    const ask = (client: string) =>
      strict.call('/none', { headers: { 'x-pasar-client': client } }).then(({ status }) => status);
    const codes: number[] = [];
    for (let n = 0; n < 3; n++) codes.push(await ask(inOneNetwork(n)));
    expect(codes).toEqual([404, 404, 429]);
    const ofSite: number[] = [];
    for (let n = 0; n < 17; n++) ofSite.push(await ask(inOneSite(n)));
    expect(ofSite.indexOf(429)).toBe(16);
    await strict.close();
  });
});

describe('two server processes count together [W55]', () => {
  /** A second server with nothing in common but the database. */
  const openSecond = () => {
    const { url, db } = market.database;
    const own = url ? openDatabase(url) : db;
    const { app } = composeTestServer({ db: own, clock: market.clock });
    const close = async () => void (url && (await own.destroy()));
    return { fetch: async (request: Request) => app.fetch(request), close };
  };

  test('forty wrong logins, alternating between them, are rejected as by one', { tags: 'slow' }, async () => {
    const second = openSecond();
    const codes: number[] = [];
    for (let n = 0; n < 40; n++)
      codes.push((await guess(n, ipv4(), n % 2 ? second.fetch : market.fetch)).status);
    await second.close();
    expect(codes).toEqual(thirtyThenNone.slice(0, 40));
  });

  test('forty at once over both are thirty', { tags: 'slow' }, async () => {
    const second = openSecond();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => guess(n, inOneNetwork(n), n % 2 ? second.fetch : market.fetch)),
    );
    await second.close();
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.length - refused.length, refused.length]).toEqual([30, 10]);
  });
});
