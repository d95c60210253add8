import { endpoints } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { refreshListings } from '../catalog/index.ts';
import { createSessionToken } from '../checkout/testing/shopping.ts';
import { openQuestionFixture, type QuestionFixture } from './testing/question-fixture.ts';

let market: TestServer;
let world: QuestionFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openQuestionFixture(market);
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const textsOf = ({ data }: { data: { text: string }[] }) => data.map(({ text }) => text);
const told = async ({ token }: { token: string }, side: 'buyer' | 'merchant' = 'buyer') => {
  await market.settle();
  const { data } = await market.call(`/${side}/dashboard/notification/list`, { token });
  return data as { title: string; body: string; link: string }[];
};

describe('questions about a product [W13]', () => {
  test('are asked, answered by the store and read by everybody, with shortened names', {
    tags: 'slow',
  }, async () => {
    const asked = await world.ask('  Bahannya tebal atau tipis?  ');
    expect(asked).toMatchObject({
      status: 200,
      message: 'Pertanyaanmu terkirim',
      data: { author: 'B***o', text: 'Bahannya tebal atau tipis?', is_mine: true, answers: [] },
    });
    const [news] = await told(world.seller, 'merchant');
    expect(news).toMatchObject({
      title: 'Pertanyaan baru',
      body: 'Tentang Kaos polos katun: Bahannya tebal atau tipis?',
      link: `/seller/questions?question=${asked.data.id}`,
    });
    const answered = await market.call('/merchant/dashboard/questions/answer', {
      token: world.seller.token,
      body: { question_id: asked.data.id, text: 'Tebal, 24s.' },
    });
    expect(answered).toMatchObject({
      message: 'Jawabanmu terkirim',
      data: { product: { name: 'Kaos polos katun' }, answers: [{ side: 'seller', is_mine: true }] },
    });
    const seen = await world.listed();
    expect(v.is(endpoints.questions.list.data, seen.data)).toBe(true);
    expect(seen).toMatchObject({
      meta: { total: 1 },
      may_ask: true,
      may_answer: false,
      data: [
        {
          is_mine: false,
          answers: [{ side: 'seller', author: 'Toko Maju', text: 'Tebal, 24s.', is_mine: false }],
        },
      ],
    });
    expect((await told(world.asker))[0]).toMatchObject({
      title: 'Pertanyaanmu dijawab',
      body: 'Toko Maju tentang Kaos polos katun: Tebal, 24s.',
      link: `/p/${world.products[0]?.slug}?question=${asked.data.id}#questions`,
    });
    expect(JSON.stringify(seen)).not.toContain('Budi Santoso');
  });

  test('have 10 to 300 characters and no contacts', { tags: 'slow' }, async () => {
    for (const [text, message] of [
      ['', 'Tulis pertanyaanmu'],
      ['Ada kak?   ', 'Pertanyaan minimal 10 karakter'],
      ['a'.repeat(301), 'Pertanyaan maksimal 300 karakter'],
      ['Bisa dihubungi di 0812 3456 7890?', /Hapus nomor telepon/],
      ['Balas ke budi@example.com ya', /Hapus nomor telepon/],
      ['Lebih murah di https://toko.example/kaos', /Hapus nomor telepon/],
    ] as const) {
      const { status, data } = await world.ask(text);
      expect([text, status, data.text]).toEqual([text, 422, [expect.stringMatching(message)]]);
    }
    const { data } = await world.ask('Ukuran XL 60 x 75 cm, harga Rp125.000?');
    for (const [text, message] of [
      [' ', 'Tulis jawabanmu'],
      ['a'.repeat(301), 'Jawaban maksimal 300 karakter'],
      ['WA saja 081234567890', /Hapus nomor telepon/],
    ] as const) {
      const answer = await world.answer(data.id, text);
      expect([text, answer.status, answer.data.text]).toEqual([text, 422, [expect.stringMatching(message)]]);
    }
    expect((await world.listed()).data).toMatchObject([{ answers: [] }]);
  });

  test('end at 5 within 24 hours, with the wait, also at the same moment', { tags: 'slow' }, async () => {
    for (let n = 0; n < 3; n++) await world.ask(`Pertanyaan nomor ${n}?`);
    market.clock.advance(hour);
    const token = await createSessionToken(market, world.asker.id);
    const many = await Promise.all(
      Array.from({ length: 5 }, (_, n) => world.ask(`Sekaligus banyak ${n}?`, { token })),
    );
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
    expect(many.find(({ status }) => status === 429)).toMatchObject({
      message: 'Kamu sudah bertanya 5 kali dalam 24 jam. Coba lagi dalam 23 jam.',
      data: { wait: 23 * 3_600 },
    });
    market.clock.advance(day - hour + 1);
    const later = { token: await createSessionToken(market, world.asker.id) };
    expect((await world.ask('Sekarang boleh lagi?', later)).status).toBe(200);
  });

  test('are about products that are sold, of other stores; a visitor logs in first [W29]', {
    tags: 'slow',
  }, async () => {
    expect((await market.call('/products/questions', { body: {} })).status).toBe(401);
    expect(await world.ask('Boleh tanya sendiri?', world.seller)).toMatchObject({
      status: 403,
      message: 'Ini produk tokomu sendiri, jadi tidak bisa kamu tanyakan',
    });
    expect((await world.ask('Boleh tanya toko lain?', world.otherSeller)).status).toBe(200);
    expect((await world.ask('Produk apakah ini?', world.asker, { product_id: 999 })).status).toBe(404);
    const { id } = (await world.ask()).data;
    await market.database.db
      .updateTable('merchants')
      .set({ suspended_at: market.clock.now() })
      .where('id', '=', world.seller.merchantId)
      .execute();
    await refreshListings({ ctx: market.context(), input: {} });
    expect((await world.ask()).status).toBe(404);
    expect((await world.answer(id, 'Tebal.')).status).toBe(404);
    expect((await world.listed()).status).toBe(404);
    expect((await world.ofStore()).counts).toEqual({ all: 0, unanswered: 0, answered: 0 });
  });

  test('are listed with answered ones first, or the newest, or one that is named', {
    tags: 'slow',
  }, async () => {
    const first = (await world.ask('Pertanyaan pertama?')).data.id;
    market.clock.advance(1);
    const second = (await world.ask('Pertanyaan kedua?')).data.id;
    market.clock.advance(1);
    await world.ask('Pertanyaan ketiga?');
    await world.buy();
    await world.answer(second, 'Kata pembeli', world.buyer);
    expect(textsOf(await world.listed())).toEqual([
      'Pertanyaan kedua?',
      'Pertanyaan ketiga?',
      'Pertanyaan pertama?',
    ]);
    await world.answer(first, 'Kata toko');
    await world.answer(second, 'Kata toko juga');
    expect(textsOf(await world.listed())).toEqual([
      'Pertanyaan kedua?',
      'Pertanyaan pertama?',
      'Pertanyaan ketiga?',
    ]);
    expect((await world.listed()).data[0].answers).toMatchObject([
      { side: 'seller', text: 'Kata toko juga' },
      { side: 'buyer', text: 'Kata pembeli' },
    ]);
    expect(textsOf(await world.listed('sort=newest&per_page=2&page=2'))).toEqual(['Pertanyaan pertama?']);
    expect(textsOf(await world.listed(`question=${first}&per_page=1`))).toEqual(['Pertanyaan pertama?']);
    for (const query of ['sort=x', 'per_page=101', 'question=0'])
      expect([query, (await world.listed(query)).status]).toEqual([query, 422]);
  });
});

describe('answers [W13]', () => {
  test('are given by the store and by buyers with a completed order, once each', {
    tags: 'slow',
  }, async () => {
    const { id } = (await world.ask()).data;
    const [stranger] = await world.createPeople(1);
    expect(await world.answer(id, 'Menurut saya tebal', stranger)).toMatchObject({
      status: 403,
      message: 'Hanya toko ini dan pembeli produk ini yang bisa menjawab',
    });
    expect((await world.listed('', world.buyer)).may_answer).toBe(false);
    expect((await world.answer(id, 'Belum sampai', world.buyer)).status).toBe(403);
    await world.buy();
    expect((await world.listed('', world.buyer)).may_answer).toBe(true);
    expect(await world.answer(id, 'Tebal dan adem', world.buyer)).toMatchObject({
      status: 200,
      data: { answers: [{ side: 'buyer', author: 'B***o', is_mine: true, can_edit: true, edited_at: null }] },
    });
    // A notification has the text of its moment.
    await market.settle();
    const changed = await world.answer(id, 'Tebal, adem', world.buyer);
    expect(changed.data.answers).toMatchObject([
      { text: 'Tebal, adem', edited_at: market.clock.now().toISOString() },
    ]);
    expect((await world.answer(999, 'Tebal')).status).toBe(404);
    expect((await told(world.asker)).map(({ body }) => body)).toEqual([
      'Seorang pembeli tentang Kaos polos katun: Tebal dan adem',
    ]);
    market.clock.advance(day);
    await world.signInAgain();
    expect((await world.listed('', world.buyer)).data[0].answers).toMatchObject([{ can_edit: false }]);
    expect(await world.answer(id, 'Tipis', world.buyer)).toMatchObject({
      status: 409,
      message: 'Jawaban hanya bisa diubah dalam 24 jam',
    });
    expect((await world.answer(id, 'Tebal, adem', world.buyer)).status).toBe(200);
  });

  test('of the same person at the same moment are one', async () => {
    const { id } = (await world.ask()).data;
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.answer(id, 'Tebal')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await world.listed()).data[0].answers).toHaveLength(1);
    expect(await told(world.asker)).toHaveLength(1);
  });

  test('end at 20 of buyers; the store can always answer', { tags: 'slow' }, async () => {
    const { id } = (await world.ask()).data;
    await market.database.db
      .insertInto('product_answers')
      .values(
        Array.from({ length: 20 }, () => ({
          ...{ question_id: id, user_id: null, side: 'buyer' as const, author_name: 'Ani', text: 'Bagus' },
          created_at: market.clock.now(),
        })),
      )
      .execute();
    await world.buy();
    expect((await world.answer(id, 'Tebal', world.buyer)).status).toBe(409);
    expect((await world.answer(id, 'Tebal')).status).toBe(200);
  });
});

describe('the questions of a store', () => {
  test('come with those first that wait longest, filtered and counted', { tags: 'slow' }, async () => {
    const first = (await world.ask('Pertanyaan pertama?')).data.id;
    market.clock.advance(1);
    await world.ask('Pertanyaan kedua?');
    market.clock.advance(1);
    await world.ask('Pertanyaan ketiga?');
    await world.answer(first, 'Sudah dijawab');
    const all = await world.ofStore();
    expect(v.is(endpoints.sellerQuestions.list.data, all.data)).toBe(true);
    expect(all.counts).toEqual({ all: 3, unanswered: 2, answered: 1 });
    expect(textsOf(all)).toEqual(['Pertanyaan kedua?', 'Pertanyaan ketiga?', 'Pertanyaan pertama?']);
    expect(textsOf(await world.ofStore('state=answered'))).toEqual(['Pertanyaan pertama?']);
    expect(textsOf(await world.ofStore('state=unanswered&per_page=1&page=2'))).toEqual([
      'Pertanyaan ketiga?',
    ]);
    expect(textsOf(await world.ofStore(`question=${first}`))).toEqual(['Pertanyaan pertama?']);
    expect((await world.ofStore('state=x')).status).toBe(422);
    const summary = await market.call('/merchant/dashboard', { token: world.seller.token });
    expect(summary.data.todo.unanswered_questions).toBe(2);
  });

  test("are not another store's [S22]", async () => {
    const { id } = (await world.ask()).data;
    const { token } = world.otherSeller;
    expect((await world.ofStore('', { token })).data).toEqual([]);
    expect((await world.ofStore(`question=${id}`, { token })).data).toEqual([]);
    const path = '/merchant/dashboard/questions/answer';
    const body = { question_id: id, text: 'Tebal' };
    expect((await market.call(path, { token, body })).status).toBe(404);
    expect((await market.call(path, { token: world.buyer.token, body })).status).toBe(403);
    expect((await world.answer(id, 'Tebal', { token })).status).toBe(403);
    expect((await world.ofStore('', world.asker)).status).toBe(403);
    expect((await world.listed()).data[0].answers).toEqual([]);
  });
});
