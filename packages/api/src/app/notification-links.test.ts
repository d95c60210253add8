import { afterAll, beforeAll, expect, test } from 'vitest';
import { drive, states } from '../modules/orders/testing/order-states.ts';
import { openQuestionFixture, type QuestionFixture } from '../modules/questions/testing/question-fixture.ts';
import { testPages } from '../testing/link-to.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';

let market: TestServer;
let world: QuestionFixture;
beforeAll(async () => {
  market = await openTestServer({ courierStageSeconds: 0 });
  world = await openQuestionFixture(market);
  for (const { steps, unpaid } of states) await drive(world, steps, { unpaid });
  await world.signInAgain();
  const { lineId } = await world.buy();
  const { data } = await world.write({ order_item_id: lineId, rating: 5 });
  await world.reply({ review_id: data.review.id, reply: 'Terima kasih' });
  const question = await world.ask(undefined, world.buyer);
  await world.answer(question.data.id, 'Tebal');
  await market.settle();
});
afterAll(() => market.close());

const patterns = Object.entries(testPages).map(([name, pattern]) => ({
  slice: name.split('.')[0],
  matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`),
}));
const pageOf = (link: string) => patterns.find(({ matches }) => matches.test(link.split(/[?#]/)[0] ?? ''));
const told = () =>
  market.database.db.selectFrom('notifications').select(['link', 'audience', 'title', 'user_id']).execute();

test('every notification leads to a page of the marketplace, sellers to their own', async () => {
  const rows = await told();
  expect(rows.length).toBeGreaterThan(40);
  for (const { link, audience, title } of rows) {
    const page = pageOf(link ?? '');
    expect([title.id, link, page !== undefined]).toEqual([title.id, link, true]);
    expect([title.id, audience === 'merchant']).toEqual([title.id, page?.slice === 'seller']);
  }
});

test('each side is notified once of what happens to an order', async () => {
  const rows = (await told()).filter(({ link }) => /orders\/ORD-/.test(link ?? ''));
  const keys = rows.map(({ link, title, user_id }) => `${user_id} ${link} ${title.id}`);
  expect(new Set(keys).size).toBe(keys.length);
});
