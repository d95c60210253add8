import type { AdminBanner } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, later, minute } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { addCategory } from '../../../testing/products.ts';
import { createDraftImage } from '../testing/create-draft-image.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let image: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market, 'isi@example.test', ['content']);
  image = await createDraftImage(market, staff.id);
});
afterAll(() => market.close());

const at = (hours: number) => later(market.clock, hours * hour).toISOString();
const form = (more: object = {}) => ({
  place: 'home',
  title_id: 'Pekan Batik',
  title_en: 'Batik week',
  image_media_id: image,
  target_url: '/c/batik',
  starts_at: at(-1),
  ends_at: at(20),
  ...more,
});
const create = async (more: object = {}): Promise<AdminBanner> =>
  (await staff.post('/banners/create', form(more))).data;
const publish = ({ id, version }: AdminBanner) => staff.post('/banners/publish', { banner_id: id, version });
const onHome = async () => (await market.call('/homepage/layout')).data.banner;

/** On one session nothing races. */
const rounds = process.env.TEST_DATABASE_URL ? 20 : 2;

describe('banners in the back office', () => {
  test('a draft is nobody else’s; published it shows between its dates; taken back it is a draft', async () => {
    const draft = await create({ starts_at: at(1) });
    expect(draft).toMatchObject({ state: 'draft', version: 1, category: null });
    market.clock.advance(2 * hour);
    expect(await onHome()).toBeNull();
    const { data } = await publish(draft);
    expect(data).toMatchObject({ state: 'running', version: 2 });
    expect(await onHome()).toMatchObject({ title: 'Pekan Batik', target_url: '/c/batik' });
    expect((await market.fetch(new Request(`http://pasar.test${data.image.url}`))).status).toBe(200);
    const end = () => staff.post('/banners/end', { banner_id: draft.id, reason: 'Salah gambar' });
    expect((await end()).data).toMatchObject({ state: 'draft', version: 3 });
    expect((await end()).status).toBe(409);
    expect(await onHome()).toBeNull();
    const audits = await listAuditLogs(market, 'banner');
    expect(audits.map(({ action }) => action)).toEqual(['banner.create', 'banner.publish', 'banner.end']);
    expect(audits[2]).toMatchObject({
      before: { state: 'running' },
      after: { state: 'draft' },
      reason: 'Salah gambar',
    });
  });

  test('one ends by its date alone', async () => {
    await publish(await create({ ends_at: at(1) }));
    expect(await onHome()).not.toBeNull();
    market.clock.advance(hour);
    expect(await onHome()).toBeNull();
    expect((await staff.get('/banners/list?state=ended')).meta.total).toBe(1);
    expect((await staff.get('/banners/list?state=running')).meta.total).toBe(0);
  });

  test('a main category has its own beside the menu', async () => {
    const root = await addCategory(market, 'Busana');
    const below = await addCategory(market, 'Kaos', root);
    const wrong = await staff.post('/banners/create', form({ place: 'menu', category_id: below }));
    expect([wrong.status, Object.keys(wrong.data)]).toEqual([422, ['category_id']]);
    await publish(await create({ place: 'menu', category_id: root, ends_at: null }));
    const [entry] = (await market.call('/header/megamenu', { headers: { 'accept-language': 'en' } })).data;
    expect(entry.banner).toMatchObject({ title: 'Batik week', target_url: '/c/batik' });
    expect(await onHome()).toBeNull();
  });

  test('two at once in one place: the second is refused and names the first [B29]', async () => {
    await publish(await create());
    const root = await addCategory(market, 'Busana');
    const other = await create({ title_id: 'Pekan Tenun', starts_at: at(19), ends_at: null });
    const { status, data } = await publish(other);
    expect([status, data.starts_at[0]]).toEqual([422, expect.stringContaining('"Pekan Batik"')]);
    const menu = await publish(await create({ place: 'menu', category_id: root }));
    expect(menu.status).toBe(200);
    const next = await create({ title_id: 'Pekan Lurik', starts_at: at(20), ends_at: null });
    expect((await publish(next)).status).toBe(200);
    const body = { banner_id: next.id, version: 2, ...form({ starts_at: at(5), ends_at: null }) };
    const edited = await staff.post('/banners/edit', body);
    expect([edited.status, Object.keys(edited.data)]).toEqual([422, ['starts_at']]);
    // A draft may be prepared for any time.
    const draft = { banner_id: other.id, version: 1, ...form({ starts_at: at(2), ends_at: null }) };
    expect((await staff.post('/banners/edit', draft)).status).toBe(200);
  });

  test('two that are published at the same moment: one of them is', { tags: 'slow' }, async () => {
    for (let round = 0; round < rounds; round++) {
      const span = { starts_at: at(100 + round * 10), ends_at: at(105 + round * 10) };
      const pair = [await create(span), await create(span)];
      const ids = pair.map(({ id }) => id);
      // Both have begun before either can go on.
      const publishing = await inTransaction(market.context(), async ({ db }) => {
        await db.selectFrom('banners').select('id').where('id', 'in', ids).forUpdate().execute();
        return pair.map((banner) => publish(banner));
      });
      const results = await Promise.all(publishing);
      expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });

  test('changes by version, and only once its time has not passed', async () => {
    const draft = await create();
    const edit = (title_id: string) =>
      staff.post('/banners/edit', { banner_id: draft.id, version: 1, ...form({ title_id }) });
    const results = await Promise.all([edit('Satu'), edit('Dua')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await publish(draft)).status).toBe(409);
    const late = await create({ starts_at: at(-3), ends_at: later(market.clock, minute).toISOString() });
    market.clock.advance(hour);
    const refused = await publish(late);
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['ends_at']]);
  });

  test('has a target in this marketplace, and an image of the current user', async () => {
    const foreign = await createDraftImage(market, (await createStaffUser(market)).id);
    const refusals = [
      [{ target_url: 'https://evil.example' }, 'target_url'],
      [{ target_url: '//evil.example' }, 'target_url'],
      [{ ends_at: at(-2) }, 'ends_at'],
      [{ place: 'footer' }, 'place'],
      [{ place: 'menu' }, 'category_id'],
      [{ category_id: 1 }, 'category_id'],
      [{ image_media_id: foreign }, 'image_media_id'],
    ] as const;
    for (const [wrong, field] of refusals) {
      const { status, data } = await staff.post('/banners/create', form(wrong));
      expect([wrong, status, Object.keys(data)]).toEqual([wrong, 422, [field]]);
    }
    expect((await staff.get('/banners/list')).meta.total).toBe(0);
  });
});
