import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import {
  type Caller,
  openQuestionFixture,
  type QuestionFixture,
} from '../../questions/testing/question-fixture.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let world: QuestionFixture;
let staff: StaffUser;
let people: Caller[];
let question: number;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  world = await openQuestionFixture(market);
  staff = await createStaffUser(market, 'konten@example.test', ['content']);
  people = await world.createPeople(6);
  question = (await world.ask()).data.id;
});
afterEach(async () => expect(await market.audit()).toEqual([]));
afterAll(() => market.close());

const about = (subject_type: 'question' | 'answer', subject_id: number) => ({ subject_type, subject_id });
const reportBy = (what: ReturnType<typeof about>, by: readonly Caller[]) =>
  Promise.all(by.map((one) => world.report(what, one)));
const groups = async (query = '') => (await staff.get(`/reports/list?${query}`)).data;
const waitingIds = async (): Promise<number[]> => {
  const [{ reports }] = await groups();
  return reports.map(({ id }: { id: number }) => id);
};
const decide = async (result: 'uphold' | 'dismiss', more: object = {}, ids?: readonly number[]) => {
  const report_ids = ids ?? (await waitingIds());
  return staff.post('/reports/decide', { report_ids, result, note: 'Sudah kami baca', ...more });
};
const told = async ({ token }: { token: string }) => {
  await market.settle();
  const { data } = await market.call('/buyer/dashboard/notification/list', { token });
  return data.map(({ body }: { body: string }) => body);
};
const listed = async () => (await world.listed()).data;

describe('reports about questions and answers [W13] [B17]', () => {
  test('of three different people hide a question until staff decide, also at the same moment', {
    tags: 'slow',
  }, async () => {
    expect((await world.report(about('question', question), world.asker)).status).toBe(403);
    await reportBy(about('question', question), people.slice(0, 2));
    expect((await world.report(about('question', question), people[0] as Caller)).status).toBe(409);
    expect(await listed()).toHaveLength(1);
    await reportBy(about('question', question), people.slice(2, 3));
    expect(await listed()).toEqual([]);
    expect((await world.ofStore()).data).toEqual([]);
    expect((await world.answer(question, 'Tebal')).status).toBe(404);

    const other = (await world.ask('Apakah ini juga kena?')).data.id;
    const answers = await reportBy(about('question', other), people.slice(0, 3));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listed()).toEqual([]);
  });

  test('that are dismissed let it back and keep it; the reporters hear it', { tags: 'slow' }, async () => {
    const [first, , , fourth, fifth, sixth] = people;
    await reportBy(about('question', question), people.slice(0, 3));
    expect((await groups('kind=question'))[0]).toMatchObject({
      subject: { type: 'question', text: 'Bahannya tebal atau tipis?', is_blocked: false },
    });
    expect((await staff.get('/queue/list?kind=report')).data).toMatchObject([
      { subject: 'Kaos polos katun', detail: 'question' },
    ]);
    expect((await decide('dismiss')).status).toBe(200);
    expect(await listed()).toHaveLength(1);
    expect(await told(first as Caller)).toEqual([
      'Kami tidak menemukan pelanggaran pada pertanyaan tentang Kaos polos katun. Sudah kami baca',
    ]);
    await reportBy(about('question', question), [fourth, fifth, sixth] as Caller[]);
    expect(await listed()).toHaveLength(1);
    expect(await listAuditLogs(market, 'question')).toMatchObject([
      { action: 'question.keep', before: { state: 'reported' }, after: { state: 'kept' } },
    ]);
  });

  test('that are upheld hide it for good; its author reads why', { tags: 'slow' }, async () => {
    await reportBy(about('question', question), people.slice(0, 1));
    expect((await decide('uphold')).status).toBe(422);
    const { data } = await decide('uphold', { reason_code: 'advertising' });
    expect(data).toMatchObject({ state: 'upheld', subject: { is_blocked: true } });
    expect(await listed()).toEqual([]);
    expect(await told(people[0] as Caller)).toEqual([
      'Terima kasih, laporanmu tentang pertanyaan tentang Kaos polos katun benar dan sudah kami tindak.',
    ]);
    expect(await told(world.asker)).toEqual([
      'Pertanyaanmu tentang Kaos polos katun tidak tampil lagi: Iklan atau spam. Sudah kami baca',
    ]);
    expect((await world.report(about('question', question), people[1] as Caller)).status).toBe(404);
  });

  test('hide a single answer; its author cannot write it anew', { tags: 'slow' }, async () => {
    const answer = (await world.answer(question, 'Tebal')).data.answers[0].id;
    await reportBy(about('answer', answer), people.slice(0, 3));
    expect(await listed()).toMatchObject([{ id: question, answers: [] }]);
    expect((await world.answer(question, 'Sangat tebal')).status).toBe(409);
    expect((await world.ofStore()).counts.unanswered).toBe(0);
    await decide('dismiss');
    expect(await listed()).toMatchObject([{ answers: [{ text: 'Tebal' }] }]);
    expect((await world.answer(question, 'Sangat tebal')).status).toBe(200);
    expect(await listed()).toMatchObject([{ answers: [{ text: 'Sangat tebal' }] }]);
  });

  test('are decided once by colleagues at the same moment', { tags: 'slow' }, async () => {
    await reportBy(about('question', question), people.slice(0, 3));
    // All three look before the first decides.
    const ids = await waitingIds();
    const results = await Promise.all([
      decide('dismiss', {}, ids),
      decide('uphold', { reason_code: 'insulting' }, ids),
      decide('dismiss', {}, ids),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await listAuditLogs(market, 'question')).toHaveLength(1);
  });
});
