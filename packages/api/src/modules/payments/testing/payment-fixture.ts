import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { createBankNotification, setBankState } from '../../../testing/test-bank.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import type { PlacedGroup } from '../../orders/index.ts';
import {
  type OrderFixture,
  type OrderOverrides,
  openOrderFixture,
  place,
} from '../../orders/testing/order-fixture.ts';
import { ensureCharge } from '../charges/ensure-charge.ts';
import { openPayment } from '../index.ts';
import type { ChargeRow, PaymentRow } from '../payments.tables.ts';

export type Opened = PlacedGroup & { paymentId: number; reference: string };

/** A fixture of orders with open payments, and the state at providers, buyers and in the ledger. */
export interface PaymentFixture extends OrderFixture {
  /** Places, opens the payment and calls the provider, as checkout does. */
  ordered(method?: string, wishes?: OrderOverrides[], walletUsed?: number): Promise<Opened>;
  /** The same by virtual account, with a provider of the test. */
  placed(ctx: Context): Promise<Opened>;
  /** The test bank has taken so many rupiah, by default what was asked for; nobody is notified. */
  pay(group: Opened, amount?: number): void;
  /** The bank's notification; a genuine one makes the market ask. */
  notification(group: Opened, event?: string): Request;
  deliver(notification: Request): Promise<TestResponse>;
  /** The bank takes the money, notifies, and the market asks. */
  payAndNotify(group: Opened, amount?: number): Promise<void>;
  page(code: string, token?: string, headers?: Record<string, string>): Promise<TestResponse>;
  simulate(code: string, token?: string): Promise<TestResponse>;
  /** Rupiah in the buyer's wallet, and what providers have collected. */
  wallet(): Promise<number>;
  collected(): Promise<number>;
  /** The statuses of all orders, or of one group's. */
  statuses(groupId?: number): Promise<string[]>;
  payment(group: Opened): Promise<PaymentRow>;
  /** The attempts of a payment, oldest first. */
  charges(group: Opened): Promise<ChargeRow[]>;
}

export const openPaymentFixture = async (market: TestServer): Promise<PaymentFixture> => {
  const world = await openOrderFixture(market);
  const { buyer } = world;
  const notification = ({ reference }: Opened, event = 'paid') =>
    createBankNotification(market.context(), { reference, event });
  const deliver = async (request: Request): Promise<TestResponse> => {
    const answer = await market.fetch(request);
    return { ...(await answer.json()), status: answer.status, headers: answer.headers };
  };
  const pay = ({ reference, payable }: Opened, amount = payable) =>
    setBankState(reference, { status: 'paid', amount });
  const payment = ({ paymentId }: Opened) =>
    market.database.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
  const order = async (ctx: Context, method = 'va_bca', wishes?: OrderOverrides[], walletUsed = 0) => {
    const placed = await place(world, wishes, { walletUsed, method });
    const { groupId, code, payable: amount, payDueAt: expiresAt } = placed;
    const { paymentId } = await inTransaction(ctx, (tx) =>
      openPayment(tx, { groupId, code, method, amount, expiresAt }),
    );
    const opened = { ...placed, paymentId, reference: `${code}-1` };
    await ensureCharge(ctx, await payment(opened));
    return opened;
  };
  return {
    ...world,
    ordered: (method, wishes, walletUsed) => order(market.context(), method, wishes, walletUsed),
    placed: (ctx) => order({ ...ctx, wakeJobs: () => {} }),
    pay,
    notification,
    deliver,
    payAndNotify: async (group, amount) => {
      pay(group, amount);
      await deliver(notification(group));
      await market.settle();
    },
    page: (code, token = buyer.token, headers = {}) => market.call(`/payment/${code}`, { token, headers }),
    simulate: (code, token = buyer.token) =>
      market.call(`/payment/${code}/simulate`, { token, method: 'POST' }),
    wallet: () => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: buyer.id }),
    collected: async () => 0 - (await readAccountBalance(market.context(), { kind: 'gateway_clearing' })),
    statuses: async (groupId) => {
      const orders = market.database.db.selectFrom('orders').select('status').orderBy('id');
      const wanted = groupId === undefined ? orders : orders.where('order_group_id', '=', groupId);
      return (await wanted.execute()).map(({ status }) => status);
    },
    payment,
    charges: ({ paymentId }) =>
      market.database.db
        .selectFrom('payment_charges')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .orderBy('attempt')
        .execute(),
  };
};
