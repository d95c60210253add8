import { createHash } from 'node:crypto';
import { orderStatuses, orderTransitions, transitionIds } from '@pasar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/http/api-error.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { transitionOrder } from '../index.ts';
import { type OrderFixture, openOrderFixture } from '../testing/order-fixture.ts';
import {
  actorNames,
  buildTransitionRequest,
  createActors,
  drive,
  type State,
  states,
} from '../testing/order-states.ts';

let market: TestServer;
let world: OrderFixture;
beforeAll(async () => {
  // The courier is an actor of these tests; a simulated one would be faster.
  market = await openTestServer({ courierStageSeconds: 0 });
  world = await openOrderFixture(market, { withTokens: false });
});
afterAll(() => market.close());

type MoverName = keyof ReturnType<typeof createActors>;
const names = ['buyer', 'stranger', 'seller', 'rival', 'staff', 'system', 'courier'] as const;

const attempts = transitionIds.flatMap((transition) => names.map((name) => ({ transition, name })));

/** The expected rejection, without reading the server's own tables of actors. */
const refusalOf = ({ status }: State, transition: (typeof transitionIds)[number], name: MoverName) => {
  const isHidden = name === 'seller' && orderStatuses[status].sellerTab === null;
  if (name === 'stranger' || name === 'rival' || isHidden) return 404;
  return actorNames[transition] === name ? 409 : 403;
};

const print = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

/** A fingerprint of everything that a transition could have changed, table by table. */
const everything = async () => {
  await market.settle();
  const { db } = market.database;
  return {
    orders: print(await db.selectFrom('orders').selectAll().orderBy('id').execute()),
    groups: print(await db.selectFrom('order_groups').selectAll().orderBy('id').execute()),
    events: print(await db.selectFrom('order_events').selectAll().orderBy('id').execute()),
    requests: print(await db.selectFrom('cancel_requests').selectAll().orderBy('order_id').execute()),
    complaints: print(await db.selectFrom('complaints').selectAll().orderBy('id').execute()),
    money: print(await db.selectFrom('ledger_postings').selectAll().orderBy('id').execute()),
    stock: print(await db.selectFrom('variants').selectAll().orderBy('id').execute()),
    parcels: print(await db.selectFrom('shipments').selectAll().orderBy('id').execute()),
    news: print(await db.selectFrom('notifications').selectAll().orderBy('id').execute()),
  };
};

test('the tests know every transition of the table, and its actor', () => {
  expect(Object.keys(actorNames).toSorted()).toEqual([...transitionIds].toSorted());
  for (const id of transitionIds) expect(actorNames[id], id).toBe(orderTransitions[id].by);
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(Object.keys(orderStatuses)));
});

describe.each(states)('an order that is $name', (state) => {
  const open = () => drive(world, state.steps, { unpaid: state.unpaid ?? false });

  test('rejects everything that its status does not allow, and nothing changes [S26] [R6]', {
    tags: 'slow',
  }, async () => {
    const { orderId, payable } = await open();
    const movers = createActors(world);
    const before = await everything();
    for (const { transition, name } of attempts) {
      if (state.next.includes(transition) && actorNames[transition] === name) continue;
      const error = await transitionOrder(market.context(), {
        orderId,
        mover: movers[name],
        ...buildTransitionRequest(transition, payable),
      }).catch((refusal: unknown) => refusal);
      const what = `${transition} by ${name}`;
      expect(error, what).toBeInstanceOf(ApiError);
      expect((error as ApiError).code, what).toBe(refusalOf(state, transition, name));
    }
    expect(await everything()).toEqual(before);
  });

  test.runIf(state.next.length > 0).each([...state.next])('allows %s', async (transition) => {
    const { orderId, payable } = await open();
    const moved = await transitionOrder(market.context(), {
      orderId,
      mover: createActors(world)[actorNames[transition]],
      ...buildTransitionRequest(transition, payable),
    });
    const { to } = orderTransitions[transition];
    expect(moved).toEqual([{ orderId, from: state.status, to }]);
    const { db } = market.database;
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order.status).toBe(to);
    const events = await db
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    expect(order.version).toBe(events.length);
    expect(events.at(-1)).toMatchObject({ transition, from_status: state.status, to_status: to });
    expect(await market.audit()).toEqual([]);
  });
});
