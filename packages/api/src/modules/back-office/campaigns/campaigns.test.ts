import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, later } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createDraftImage } from '../testing/create-draft-image.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let picture: number;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  picture = await createDraftImage(market, staff.id);
});
afterAll(() => market.close());

const at = (hours: number) => later(market.clock, hours * hour).toISOString();
const terms = (more: object = {}) => ({
  slug: 'pekan-batik',
  title_id: 'Pekan Batik',
  title_en: 'Batik week',
  subtitle_id: 'Langsung dari perajin',
  subtitle_en: 'Straight from the makers',
  image_media_id: picture,
  target_url: '/c/batik',
  tone: 'manggis',
  starts_at: at(-1),
  ends_at: at(20),
  ...more,
});
const create = (more: object = {}, headers = {}) => staff.post('/promos/create', terms(more), headers);
const onHome = async () => (await market.call('/homepage/promos')).data;

describe('promo pages in the back office', () => {
  test('appear on the home page while they run, with a public image [HOME-01]', async () => {
    const { data } = await create();
    expect(data).toMatchObject({ slug: 'pekan-batik', state: 'running', version: 1 });
    expect(await onHome()).toMatchObject([
      { slug: 'pekan-batik', title: 'Pekan Batik', target_url: '/c/batik' },
    ]);
    expect((await market.fetch(new Request(`http://pasar.test${data.image.url}`))).status).toBe(200);
    await create({ slug: 'nanti', starts_at: at(2) });
    expect((await staff.get('/promos/list?state=upcoming')).data).toMatchObject([{ slug: 'nanti' }]);
    expect(await onHome()).toHaveLength(1);
  });

  test('are in the calendar of the months in which they run, with banners that are drafts', async () => {
    const { data } = await create();
    const { id: banner } = (
      await staff.post('/banners/create', {
        ...{ place: 'home', category_id: null, title_id: 'Pekan', title_en: 'Week', target_url: '/c/batik' },
        ...{ image_media_id: await createDraftImage(market, staff.id), starts_at: at(-2), ends_at: null },
      })
    ).data;
    const read = async (query: string) => (await staff.get(`/campaigns/calendar?${query}`)).data;
    expect(await read('')).toMatchObject([
      { kind: 'banner', id: banner, name: 'Pekan', ends_at: null, is_draft: true },
      {
        kind: 'promo',
        id: data.id,
        name: 'Pekan Batik',
        starts_at: at(-1),
        ends_at: at(20),
        is_draft: false,
      },
    ]);
    // What has no end runs on; what began later was not there.
    expect(await read('month=2026-04')).toMatchObject([{ kind: 'banner' }]);
    expect(await read('month=2026-02')).toEqual([]);
  });

  test('change by version: an old one gets the current page', async () => {
    const { data } = await create();
    const edit = (version: number, title_id: string) =>
      staff.post('/promos/edit', { promo_id: data.id, version, ...terms({ title_id }) });
    const answers = await Promise.all([edit(1, 'Satu'), edit(1, 'Dua')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(answers.find(({ status }) => status === 409)?.data).toEqual(won?.data);
    const audits = await listAuditLogs(market, 'promo');
    expect(audits.map(({ action }) => action)).toEqual(['promo.create', 'promo.edit']);
    expect(audits[1]).toMatchObject({
      before: { title_id: 'Pekan Batik' },
      after: { title_id: won?.data.title_id },
    });
    expect((await staff.post('/promos/edit', { promo_id: 999, version: 1, ...terms() })).status).toBe(404);
  });

  test('end now, even before they began, and once', async () => {
    const { data: running } = await create();
    const { data: upcoming } = await create({ slug: 'nanti', starts_at: at(2) });
    for (const { id } of [running, upcoming]) {
      const end = () => staff.post('/promos/end', { promo_id: id, reason: 'Stok habis' });
      expect((await end()).data.state).toBe('ended');
      expect((await end()).status).toBe(409);
    }
    expect(await onHome()).toEqual([]);
    const { data } = await staff.get('/campaigns/calendar');
    expect(data.map(({ id }: { id: number }) => id)).toEqual([running.id]);
  });

  test('have a separate address, a target in this marketplace, and an image of the current user', async () => {
    await create();
    const foreign = await createDraftImage(market, (await createStaffUser(market, 'rekan@example.test')).id);
    const refusals = [
      [{}, 'slug'],
      [{ slug: '2026' }, 'slug'],
      [{ slug: 'Pekan Batik' }, 'slug'],
      [{ slug: 'b', target_url: 'https://evil.example' }, 'target_url'],
      [{ slug: 'b', target_url: '//evil.example' }, 'target_url'],
      [{ slug: 'b', target_url: '/\\evil.example' }, 'target_url'],
      [{ slug: 'b', target_url: 'javascript:alert(1)' }, 'target_url'],
      [{ slug: 'b', ends_at: at(-2) }, 'ends_at'],
      [{ slug: 'b', tone: 'merah' }, 'tone'],
      [{ slug: 'b', image_media_id: foreign }, 'image_media_id'],
    ] as const;
    for (const [wrong, field] of refusals) {
      const { status, data } = await create(wrong);
      expect([wrong, status, Object.keys(data)]).toEqual([wrong, 422, [field]]);
    }
    expect((await staff.get('/promos/list')).meta.total).toBe(1);
  });

  test('are made once, however often the call is sent [R5]', async () => {
    const key = { 'idempotency-key': 'buat-promo-1' };
    const answers = await Promise.all([create({}, key), create({}, key), create({}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listAuditLogs(market, 'promo')).toHaveLength(1);
  });
});
