import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory, addProduct, openStore, refreshCatalog } from '../../../testing/products.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer({ requestsPerAddress: 1e6 });
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
});
afterAll(() => market.close());

const save = (kind: string, phrases: string[], more: object = {}) =>
  staff.post('/search/save', { kind, phrases, ...more });
const find = async (query: string) => (await staff.get(`/search/rules?${query}`)).data;
/** Names of what a search finds once every process reads the rules again. */
const search = async (text: string): Promise<string[]> => {
  market.clock.advance(5_000);
  const { data } = await market.call(`/products/list?search=${encodeURIComponent(text)}`);
  return data.map(({ name }: { name: string }) => name);
};

describe('search rules in the back office', () => {
  test('hold for searches within five seconds, until they are deleted [Q16]', { tags: 'slow' }, async () => {
    const store = (await openStore(market)).id;
    await addProduct(market, { store, category: await addCategory(market, 'Dapur'), name: 'Ulekan batu' });
    await refreshCatalog(market);
    expect(await search('cobek')).toEqual([]);
    const { data: rule } = await save('synonym', ['Cobek', 'ulekan'], { note: 'Banyak dicari' });
    expect(rule).toMatchObject({
      kind: 'synonym',
      phrases: ['cobek', 'ulekan'],
      origin: 'staff',
      is_active: true,
      note: 'Banyak dicari',
      updated_by: staff.email,
    });
    expect(await search('cobek')).toEqual(['Ulekan batu']);
    expect(await find('search=cobek')).toEqual([rule]);
    expect((await staff.post('/search/delete', { rule_id: rule.id })).status).toBe(200);
    expect(await search('cobek')).toEqual([]);
    expect((await staff.post('/search/delete', { rule_id: rule.id })).status).toBe(404);
    const audits = await listAuditLogs(market, 'search-rule');
    expect(audits.map(({ action }) => action)).toEqual(['search-rule.save', 'search-rule.delete']);
  });

  test('are tried before they are saved', { tags: 'slow' }, async () => {
    const store = (await openStore(market)).id;
    await addProduct(market, { store, category: await addCategory(market, 'Dapur'), name: 'Ulekan batu' });
    await refreshCatalog(market);
    const draft = { kind: 'synonym', phrases: ['cobek', 'ulekan'] };
    const { data } = await staff.post('/search/try', { query: 'cobek murah', draft_rules: [draft] });
    expect(data.before).toMatchObject({ total: 0, products: [] });
    expect(data.after).toMatchObject({ total: 1, products: [{ name: 'Ulekan batu' }] });
    expect(data.after.understood).toMatchObject([{ kind: 'intent', text: 'murah' }]);
    expect(await find('search=cobek')).toEqual([]);
    expect((await staff.post('/search/try', { query: 'ulekan' })).data).toMatchObject({
      before: { total: 1 },
      after: null,
    });
    const lone = { ...draft, phrases: ['cobek'] };
    expect((await staff.post('/search/try', { query: 'cobek', draft_rules: [lone] })).status).toBe(422);
  });

  test('switch off one that comes with the server, and back on [Q18]', async () => {
    const [shipped] = await find('kind=category&search=fashion');
    expect(shipped).toMatchObject({ id: null, origin: 'shipped', is_active: true, target: 'fashion' });
    const { data: off } = await save('category', [...shipped.phrases].reverse(), { is_active: false });
    expect(off).toMatchObject({ origin: 'shipped', is_active: false, target: 'fashion' });
    expect(await find('kind=category&search=fashion')).toEqual([off]);
    await staff.post('/search/delete', { rule_id: off.id });
    expect(await find('kind=category&search=fashion')).toEqual([shipped]);
  });

  test('are changed by saving them again, by two people at once too', async () => {
    const notes = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam'];
    await Promise.all(notes.map((note) => save('protected', ['Kalpa'], { note })));
    expect(await market.database.db.selectFrom('search_rules').select('phrases').execute()).toEqual([
      { phrases: ['kalpa'] },
    ]);
    const [rule, ...others] = await find('kind=protected&search=kalpa');
    expect(others).toEqual([]);
    expect(notes).toContain(rule.note);
  });

  test('take the place of another, so that a term joins its group [Q16]', async () => {
    await save('synonym', ['cobek', 'ulekan']);
    const terms = ['cobek', 'ulekan', 'lumpang'];
    const joined = await save('synonym', terms, { replaces: ['ulekan', 'Cobek'] });
    expect(joined.data).toMatchObject({ phrases: terms, origin: 'staff', is_active: true });
    expect(await find('kind=synonym&search=cobek')).toEqual([joined.data]);
    const audits = await listAuditLogs(market, 'search-rule');
    expect(audits.at(-1)).toMatchObject({
      before: { phrases: ['cobek', 'ulekan'] },
      after: { phrases: terms },
    });
    const late = await save('synonym', ['cobek', 'lesung'], { replaces: ['cobek', 'ulekan'] });
    expect(late.status).toBe(404);
    expect(await find('kind=synonym&search=lesung')).toEqual([]);
  });

  test('that take the place of one of the server leave it switched off, to come back [Q18]', async () => {
    const [shipped] = await find('kind=intent&search=murah');
    const phrases = [...shipped.phrases, 'hemat sekali'];
    const both = await Promise.all(
      [phrases, [...phrases, 'irit']].map((wish) =>
        save('intent', wish, { target: shipped.target, replaces: shipped.phrases }),
      ),
    );
    // The second one's phrases are taken by the first, which it did not replace.
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const rules = (await find('kind=intent&search=murah')).filter(
      ({ target }: { target: string }) => target === shipped.target,
    );
    expect(rules.map(({ is_active }: { is_active: boolean }) => is_active)).toEqual([false, true]);
    expect(rules[0]).toMatchObject({ origin: 'shipped', target: shipped.target, phrases: shipped.phrases });
  });

  test('that could not work are refused with their field', async () => {
    await addCategory(market, 'Dapur');
    const refusals: [kind: string, phrases: string[], more: object, field: string][] = [
      ['synonym', ['cobek'], {}, 'phrases'],
      ['synonym', ['cobek', 'COBEK'], {}, 'phrases'],
      ['protected', ['!!'], {}, 'phrases'],
      ['protected', [], {}, 'phrases'],
      ['protected', ['kalpa'], { target: 'cheap' }, 'target'],
      ['intent', ['hemat'], { target: 'dear' }, 'target'],
      ['intent', ['hemat'], {}, 'target'],
      ['category', ['cobek'], { target: 'nowhere' }, 'target'],
      // Cheap already, by a rule that comes with the server.
      ['intent', ['murah', 'hemat'], { target: 'newest' }, 'phrases'],
      ['stem', ['kalpa'], {}, 'kind'],
    ];
    for (const [kind, phrases, more, field] of refusals) {
      const { status, data } = await save(kind, phrases, more);
      expect([status, Object.keys(data ?? {})], `${kind} ${phrases}`).toEqual([422, [field]]);
    }
    expect((await save('synonym', ['tak', 'dikenal'], { is_active: false })).status).toBe(404);
    expect(await find('search=kalpa')).toEqual([]);
    expect(await find('search=dikenal')).toEqual([]);
  });

  test('are for staff alone', async () => {
    const { token } = await createUser(market, 'budi@example.test');
    for (const call of ['rules', 'try', 'save', 'delete']) {
      const body = call === 'rules' ? {} : { body: {} };
      expect((await market.call(`/admin/search/${call}`, { token, ...body })).status).toBe(403);
      expect((await market.call(`/admin/search/${call}`, body)).status).toBe(401);
    }
  });

  test('come from a file, all of them or none [Q16]', async () => {
    await addCategory(market, 'Dapur');
    const good =
      'kind;phrases;target;note\r\nsynonym;cobek|ulekan;;\r\ncategory;dapur kecil;dapur;Sering\r\n';
    const bad = `${good}category;panci;tidak-ada;\n`;
    const refused = await staff.post('/search/import', { csv: bad });
    expect([refused.status, refused.data.csv]).toMatchObject([422, [expect.stringContaining('4')]]);
    expect(await find('search=cobek')).toEqual([]);
    expect((await staff.post('/search/import', { csv: 'nothing' })).status).toBe(422);
    expect((await staff.post('/search/import', { csv: good })).data).toEqual({ saved: 2 });
    expect(await find('search=cobek')).toMatchObject([{ phrases: ['cobek', 'ulekan'] }]);
    expect((await staff.post('/search/import', { csv: good })).data).toEqual({ saved: 2 });
    expect(await find('search=dapur+kecil')).toHaveLength(1);
  });

  test('what people miss is counted by text, from five searches on', async () => {
    for (let at = 0; at < 5; at++) await search('kursi gantung');
    for (let at = 0; at < 4; at++) await search('lampu meja');
    await market.call('/products/list?search=kursi+gantung&page=2');
    await market.settle();
    market.clock.advance(60_000);
    await market.settle();
    const { data, meta } = await staff.get('/search/report?kind=zero');
    expect(data).toEqual([
      { query: 'kursi gantung', locale: 'id', searches: 5, zero: 5, relaxed: 0, corrected: 0, clicks: 0 },
    ]);
    expect(meta.total).toBe(1);
    expect((await staff.get('/search/report?kind=corrected')).data).toEqual([]);
  });

  test('a search is counted as clicked when its list leads to a product within the hour, by nobody', async () => {
    const idOf = async (text: string) =>
      (await market.call(`/products/list?search=${encodeURIComponent(text)}`)).search_id;
    const click = (search_id: string) => market.call('/search/click', { body: { search_id, product_id: 1 } });
    for (let at = 0; at < 5; at++) await idOf('dipan kayu');
    const [first, second] = [await idOf('dipan kayu'), await idOf('Dipan  kayu')];
    for (const id of [first, first, 'forged', `${second}x`]) expect((await click(id)).status).toBe(200);
    market.clock.advance(3_600_000);
    await click(second);
    await market.settle();
    market.clock.advance(60_000);
    await market.settle();
    const { data } = await staff.get('/search/report?kind=all');
    const count = data.find(({ query }: { query: string }) => query === 'dipan kayu');
    expect(count).toMatchObject({ searches: 7, clicks: 1 });
    expect([await idOf(''), await idOf('siti@mail.example')]).toEqual([null, null]);
    expect((await market.call('/search/click', { body: { product_id: 1 } })).status).toBe(422);
  });

  test('a search without results points to a category, and shows what others search for and find [Q22]', {
    tags: 'slow',
  }, async () => {
    const ask = (text: string, locale = 'id') =>
      market.call(`/products/list?search=${encodeURIComponent(text)}`, {
        headers: { 'accept-language': locale },
      });
    const store = (await openStore(market)).id;
    await addProduct(market, {
      store,
      category: await addCategory(market, 'Kursi Taman'),
      name: 'Teko keramik',
    });
    await refreshCatalog(market);
    for (let at = 0; at < 5; at++) {
      await ask('teko keramik');
      await ask('teko keramik palsu');
      await ask('bangku');
    }
    for (let at = 0; at < 4; at++) await ask('teko');
    await market.settle();
    market.clock.advance(60_000);
    await market.settle();
    const none = await ask('bangku kursi goyang');
    expect([none.meta.total, none.pointed_category]).toEqual([
      0,
      { name: 'Kursi Taman', slug: 'kursi-taman' },
    ]);
    expect(none.popular_searches).toEqual(['teko keramik']);
    expect((await ask('bangku')).pointed_category).toBeNull();
    expect((await ask('mesin taman')).pointed_category, 'a garden is no chair').toBeNull();
    expect((await ask('bangku', 'en')).popular_searches).toEqual([]);
    expect((await ask('teko')).popular_searches).toBeUndefined();
  });

  test('say what lists are searched with; without a cluster there is nothing to build', async () => {
    const { data } = await staff.get('/search/index');
    if (process.env.TEST_SEARCH_URL) expect(data.engine).toBe('opensearch');
    else {
      expect(data).toMatchObject({ engine: 'embedded', oversized: false, indexes: [] });
      expect((await staff.post('/search/reindex', {})).status).toBe(409);
      expect((await staff.post('/search/back', {})).status).toBe(409);
      expect((await staff.post('/search/verify', { name: 'pasar-1' })).status).toBe(409);
      expect((await staff.post('/search/drop', { name: 'pasar-1' })).status).toBe(409);
    }
  });
});
