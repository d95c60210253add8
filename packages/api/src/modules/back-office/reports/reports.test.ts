import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../../platform/clock.ts';
import { json } from '../../../platform/database/json.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSessionToken } from '../../checkout/testing/shopping.ts';
import { openReviewFixture, type ReviewFixture } from '../../reviews/testing/review-fixture.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: ReviewFixture;
let staff: StaffUser;
let people: { id: number; token: string }[];
let product: number;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openReviewFixture(market);
  staff = await createStaffUser(market, 'konten@example.test', ['content']);
  people = [];
  for (let n = 0; n < 6; n++) people.push(await createUser(market, `pelapor${n}@example.test`));
  product = world.products[0]?.productId ?? 0;
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const send = (by: { token: string } | undefined, body: object = {}) =>
  market.call('/reports/create', {
    token: by?.token ?? '',
    body: {
      subject_type: 'product',
      subject_id: product,
      reason: 'counterfeit',
      text: 'Logonya beda',
      ...body,
    },
  });
const write = async (rating = 1) => {
  const { lineId } = await world.buy();
  const { data } = await world.write({ order_item_id: lineId, rating, text: 'Penjual bodoh' });
  return data.review.id as number;
};
const list = async (query = '', by = staff) => (await by.get(`/reports/list?${query}`)).data;
const decide = (report_ids: number[], more: object = {}, by = staff) =>
  by.post('/reports/decide', { report_ids, result: 'dismiss', note: 'Logonya asli', ...more });
const uphold = (report_ids: number[], more: object = {}, by = staff) =>
  decide(report_ids, { result: 'uphold', reason_code: 'counterfeit', note: 'Logo tiruan', ...more }, by);
const told = async (by: { token: string } | undefined) => {
  await market.settle();
  const { data } = await market.call('/buyer/dashboard/notification/list', { token: by?.token ?? '' });
  return data[0]?.body;
};
const queue = async () =>
  (await staff.get('/queue/list?kind=report')).data.map(
    ({ id, subject, detail, due_at }: Record<string, unknown>) => ({ id, subject, detail, due_at }),
  );
const inHours = (hours: number) => new Date(market.clock.now().getTime() + hours * hour).toISOString();

describe('reporting to the market', () => {
  test('is possible once for each thing, with a reason that fits it [B17]', { tags: 'slow' }, async () => {
    const [budi] = people;
    const sent = await send(budi);
    expect(sent).toMatchObject({ code: 200, message: 'Laporanmu terkirim. Kami beri tahu hasilnya.' });
    expect(await send(budi, { reason: 'unsafe' })).toMatchObject({
      code: 409,
      message: 'Kamu sudah melaporkan ini',
    });
    for (const [fault, field, message] of [
      [{ reason: 'fraud' }, 'reason', 'Pilih alasannya'],
      [{ reason: 'other', text: ' ' }, 'text', 'Ceritakan masalahnya'],
      [{ text: 'a'.repeat(501) }, 'text', 'Laporan maksimal 500 karakter'],
      [{ media_ids: [1, 2, 3, 4] }, 'media_ids', 'Maksimal 3 foto'],
    ] as const) {
      expect(await send(people[1], fault)).toMatchObject({ code: 422, data: { [field]: [message] } });
    }
    expect((await market.call('/reports/create', { body: {} })).status).toBe(401);
    expect((await send(budi, { subject_id: 999 })).status).toBe(404);
    const hidden = await write();
    await staff.post('/reviews/hide', { review_id: hidden, reason_code: 'insulting', note: 'Kasar' });
    expect(
      (await send(budi, { subject_type: 'review', subject_id: hidden, reason: 'insulting' })).status,
    ).toBe(404);
  });

  test("is not possible about one's own product, store or review", { tags: 'slow' }, async () => {
    const review = await write();
    expect((await send(world.seller)).status).toBe(403);
    const store = { subject_type: 'store', subject_id: world.seller.merchantId, reason: 'fraud' };
    expect((await send(world.seller, store)).status).toBe(403);
    const rude = { subject_type: 'review', subject_id: review, reason: 'insulting' };
    expect((await send(world.buyer, rude)).status).toBe(403);
    expect((await send(world.seller, rude)).status).toBe(200);
    expect((await send(world.buyer, store)).status).toBe(200);
  });

  test('takes images of the reporter, which only staff see', async () => {
    const [budi] = people;
    const own = await world.upload(budi?.id);
    const foreign = await world.upload();
    const refused = await send(budi, { media_ids: [own, foreign] });
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['media_ids.1']]);
    expect((await send(budi, { media_ids: [own] })).status).toBe(200);
    const [group] = await list();
    expect(group.reports[0].images).toHaveLength(1);
    const image = await market.fetch(new Request(`http://pasar.test${group.reports[0].images[0]}`));
    expect(image.status).toBe(200);
  });

  test('ends at 20 within 24 hours, also at the same moment', { tags: 'slow' }, async () => {
    const [budi] = people;
    const { db } = market.database;
    for (let n = 0; n < 19; n++) {
      await db
        .insertInto('reports')
        .values({
          ...{
            user_id: budi?.id ?? 0,
            subject_type: 'store',
            subject_id: 1_000 + n,
            reason: 'other',
            text: '',
          },
          media_ids: json([]),
          created_at: market.clock.now(),
        })
        .execute();
    }
    const bodies = [
      {},
      { subject_type: 'store', subject_id: world.seller.merchantId, reason: 'fraud' },
      { subject_type: 'store', subject_id: world.otherSeller.merchantId, reason: 'fraud' },
    ];
    const answers = await Promise.all(bodies.map((body) => send(budi, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    market.clock.advance(day + 1);
    const token = await createSessionToken(market, budi?.id ?? 0);
    const again = await Promise.all(bodies.map((body) => send({ token }, body)));
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  });
});

describe('reports in the back office', () => {
  test('are grouped by what they are about, and five make it urgent [B12]', { tags: 'slow' }, async () => {
    const review = await write();
    for (const one of people.slice(0, 4)) await send(one);
    await send(people[0], { subject_type: 'review', subject_id: review, reason: 'insulting', text: '' });
    expect(await queue()).toMatchObject([
      { subject: 'Kaos polos katun', detail: 'product', due_at: inHours(24) },
      { subject: 'Kaos polos katun', detail: 'review', due_at: inHours(24) },
    ]);
    market.clock.advance(hour);
    expect((await send(people[4], { reason: 'unsafe' })).status).toBe(200);
    const [first, second] = await list();
    expect(first).toMatchObject({
      subject: { type: 'product', id: product, name: 'Kaos polos katun', is_blocked: false },
      is_urgent: true,
      due_at: inHours(4),
      state: 'open',
      decision: null,
    });
    expect(first.reports).toHaveLength(5);
    expect(first.reports[0]).toMatchObject({
      reporter: 'B***o',
      reason: 'Barang palsu',
      text: 'Logonya beda',
    });
    expect(second).toMatchObject({
      subject: { type: 'review', rating: 1, text: 'Penjual bodoh' },
      is_urgent: false,
      due_at: inHours(23),
    });
    expect((await queue())[0]).toMatchObject({ id: first.id, due_at: inHours(4) });
    expect(await list('kind=review')).toHaveLength(1);
    expect(await list('reason=unsafe')).toMatchObject([{ id: first.id }]);
    expect(await list('reason=fraud')).toEqual([]);
    expect(await list('state=dismissed')).toEqual([]);
  });

  test('that are upheld block the product; owner and reporters are notified [B17]', {
    tags: 'slow',
  }, async () => {
    for (const one of people.slice(0, 2)) await send(one);
    const [group] = await list();
    const ids = group.reports.map(({ id }: { id: number }) => id);
    const bare = await uphold(ids, { reason_code: undefined });
    expect([bare.status, Object.keys(bare.data)]).toEqual([422, ['reason_code']]);
    const { data } = await uphold(ids);
    expect(data).toMatchObject({
      state: 'upheld',
      subject: { is_blocked: true },
      decision: { note: 'Logo tiruan' },
    });
    expect((await market.call('/products/list')).data.map(({ id }: { id: number }) => id)).not.toContain(
      product,
    );
    expect(await told(people[1])).toBe(
      'Terima kasih, laporanmu tentang Kaos polos katun benar dan sudah kami tindak.',
    );
    const seller = await market.call('/merchant/dashboard/notification/list', { token: world.seller.token });
    expect(seller.data[0]).toMatchObject({ title: 'Produkmu diblokir' });
    expect(await listAuditLogs(market, 'report')).toMatchObject(
      ids.map((id: number) => ({
        action: 'report.uphold',
        target_id: String(id),
        actor_id: staff.id,
        before: { state: 'open' },
        after: { state: 'upheld' },
      })),
    );
    expect(await listAuditLogs(market, 'product')).toMatchObject([{ action: 'product.block' }]);
    expect(await queue()).toEqual([]);
    expect(await list('state=upheld')).toHaveLength(1);
  });

  test('that are upheld hide the review, which leaves the average', { tags: 'slow' }, async () => {
    await write(5);
    const review = await write(1);
    await send(people[0], { subject_type: 'review', subject_id: review, reason: 'insulting' });
    const [group] = await list();
    expect((await uphold([group.id], { reason_code: 'misleading' })).status).toBe(422);
    expect((await uphold([group.id], { reason_code: 'insulting', note: 'Hinaan' })).status).toBe(200);
    expect((await market.call('/products/list?rating=4')).data).toMatchObject([
      { rating: 5, total_review: 1 },
    ]);
    expect(await told(world.buyer)).toContain('Hinaan');
  });

  test('that are dismissed change nothing; the reporter reads why; a store is left to its page', {
    tags: 'slow',
  }, async () => {
    await send(people[0]);
    const store = { subject_type: 'store', subject_id: world.seller.merchantId, reason: 'fraud' };
    await send(people[1], store);
    const [first, second] = await list();
    expect((await decide([first.id, second.id])).status).toBe(422);
    expect((await decide([first.id])).data).toMatchObject({
      state: 'dismissed',
      subject: { is_blocked: false },
    });
    expect(await told(people[0])).toBe(
      'Kami tidak menemukan pelanggaran pada Kaos polos katun. Logonya asli',
    );
    expect((await uphold([second.id])).data).toMatchObject({
      state: 'upheld',
      subject: { is_blocked: false },
    });
    expect((await decide([999])).status).toBe(404);
  });

  test("are not decided by who reported, or about one's own", async () => {
    await send(people[0]);
    const [group] = await list();
    const { db } = market.database;
    const reportedBy = (user_id: number) =>
      db.updateTable('reports').set({ user_id }).where('id', '=', group.id).execute();
    await reportedBy(staff.id);
    expect((await decide([group.id])).status).toBe(403);
    await reportedBy(people[0]?.id ?? 0);
    const own = (user_id: number) =>
      db.updateTable('merchants').set({ user_id }).where('id', '=', world.seller.merchantId).execute();
    await own(staff.id);
    expect((await decide([group.id])).status).toBe(403);
    await own(world.seller.id);
    const finance = await createStaffUser(market, 'uang@example.test', ['finance']);
    expect((await finance.get('/reports/list')).status).toBe(403);
    expect((await decide([group.id], {}, finance)).status).toBe(403);
  });

  test('are decided once by colleagues at the same moment [B25]', async () => {
    for (const one of people.slice(0, 3)) await send(one);
    const [group] = await list();
    const ids = group.reports.map(({ id }: { id: number }) => id);
    const rina = await createStaffUser(market, 'rina@example.test', ['support']);
    const answers = await Promise.all([
      uphold(ids),
      decide(ids, {}, rina),
      uphold(ids, {}, rina),
      decide(ids),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await listAuditLogs(market, 'report')).toHaveLength(3);
    const states = await market.database.db.selectFrom('reports').select('state').distinct().execute();
    expect(states).toHaveLength(1);
  });
});
