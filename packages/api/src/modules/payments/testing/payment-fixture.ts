import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { TestResponse, TestServer } from '../../../testing/open-test-server.ts';
import { createBankReport } from '../../../testing/test-bank.ts';
import { readAccountBalance } from '../../ledger/index.ts';
import type { PlacedGroup } from '../../orders/index.ts';
import {
  type OrderFixture,
  type OrderOverrides,
  openOrderFixture,
  place,
} from '../../orders/testing/order-fixture.ts';
import { ensureCharge } from '../ensure-charge.ts';
import { openPayment } from '../index.ts';

export type Opened = PlacedGroup & { paymentId: number; externalRef: string };

/** A fixture of orders with open payments, and the state at providers, buyers and in the ledger. */
export interface PaymentFixture extends OrderFixture {
  /** Places, opens the payment and calls the provider, as checkout does. */
  ordered(method?: string, wishes?: OrderOverrides[], walletUsed?: number): Promise<Opened>;
  /** The provider's report of now. */
  report(group: Opened, more?: { eventId?: string; amount?: number }): Request;
  deliver(report: Request): Promise<TestResponse>;
  page(code: string, token?: string, headers?: Record<string, string>): Promise<TestResponse>;
  simulate(code: string, token?: string): Promise<TestResponse>;
  /** Rupiah in the buyer's wallet, and what providers have collected. */
  wallet(): Promise<number>;
  collected(): Promise<number>;
  /** The statuses of all orders, or of one group's. */
  statuses(groupId?: number): Promise<string[]>;
}

export const openPaymentFixture = async (
  market: TestServer,
  createReport: (ctx: Context, paid: Parameters<typeof createBankReport>[1]) => Request = createBankReport,
): Promise<PaymentFixture> => {
  const world = await openOrderFixture(market);
  const { buyer } = world;
  return {
    ...world,
    ordered: async (method = 'va_bca', wishes, walletUsed = 0) => {
      const placed = await place(world, wishes, { walletUsed, method });
      const { groupId, code, payable: amount, payDueAt: expiresAt } = placed;
      const ctx = market.context();
      const { paymentId } = await inTransaction(ctx, (tx) =>
        openPayment(tx, { groupId, code, method, amount, expiresAt }),
      );
      const payment = await ctx.db
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      const { external_ref } = await ensureCharge(ctx, payment);
      return { ...placed, paymentId, externalRef: external_ref ?? '' };
    },
    report: ({ externalRef, payable }, { eventId, amount } = {}) =>
      createReport(market.context(), {
        eventId: eventId ?? `evt_${externalRef}`,
        externalRef,
        amount: amount ?? payable,
      }),
    deliver: async (report) => {
      const answer = await market.fetch(report);
      return { ...(await answer.json()), status: answer.status, headers: answer.headers };
    },
    page: (code, token = buyer.token, headers = {}) => market.call(`/payment/${code}`, { token, headers }),
    simulate: (code, token = buyer.token) =>
      market.call(`/payment/${code}/simulate`, { token, method: 'POST' }),
    wallet: () => readAccountBalance(market.context(), { kind: 'buyer_wallet', owner: buyer.id }),
    collected: async () => -(await readAccountBalance(market.context(), { kind: 'gateway_clearing' })),
    statuses: async (groupId) => {
      const orders = market.database.db.selectFrom('orders').select('status').orderBy('id');
      const wanted = groupId === undefined ? orders : orders.where('order_group_id', '=', groupId);
      return (await wanted.execute()).map(({ status }) => status);
    },
  };
};
