import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { createUser } from '../../back-office/testing/staff-users.ts';
import { openReviewFixture, type ReviewFixture } from '../../reviews/testing/review-fixture.ts';

export interface Caller {
  id: number;
  token: string;
}

/** Buyers and sellers, and what they do with questions. */
export interface QuestionFixture extends ReviewFixture {
  product: number;
  asker: Caller;
  createPeople(count: number): Promise<Caller[]>;
  ask(text?: string, by?: { token: string }, more?: object): Promise<TestResponse>;
  answer(question_id: number, text: string, by?: { token: string }): Promise<TestResponse>;
  listed(query?: string, by?: { token: string }): Promise<TestResponse>;
  ofStore(query?: string, by?: { token: string }): Promise<TestResponse>;
  report(what: { subject_type: string; subject_id: number }, by: { token: string }): Promise<TestResponse>;
}

let people = 0;

export const openQuestionFixture = async (market: TestServer): Promise<QuestionFixture> => {
  const world = await openReviewFixture(market);
  const product = world.products[0]?.productId ?? 0;
  const create = () => createUser(market, `penanya${++people}@example.test`);
  const asker = await create();
  return {
    ...world,
    product,
    asker,
    createPeople: async (count) => {
      const all = [];
      for (let n = 0; n < count; n++) all.push(await create());
      return all;
    },
    ask: (text = 'Bahannya tebal atau tipis?', { token } = asker, more = {}) =>
      market.call('/products/questions', { token, body: { product_id: product, text, ...more } }),
    answer: (question_id, text, { token } = world.seller) =>
      market.call('/products/questions/answer', { token, body: { question_id, text } }),
    listed: (query = '', by) =>
      market.call(`/products/questions/${product}?${query}`, by ? { token: by.token } : {}),
    ofStore: (query = '', { token } = world.seller) =>
      market.call(`/merchant/dashboard/questions/list?${query}`, { token }),
    report: (what, { token }) =>
      market.call('/reports/create', { token, body: { reason: 'advertising', ...what } }),
  };
};
