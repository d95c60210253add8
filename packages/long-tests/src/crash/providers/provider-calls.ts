import { randomUUID } from 'node:crypto';
import { approveWithdrawal, testPassword } from '@pasar/api/testing';
import { checkoutSingle, pay } from '../../harness/shopper.ts';
import type { ProviderName } from './provider-keys.ts';
import type { ProviderScene } from './provider-scene.ts';

/** A call to a provider around which the server is killed. */
export interface ProviderCall {
  name: string;
  provider: ProviderName;
  call: RegExp;
  /** Of the full form alone. */
  isFullOnly?: boolean;
  /** What is there before. */
  arrange(scene: ProviderScene): Promise<unknown>;
  /** Makes the server call; it may die meanwhile. Repeated when it is up again. */
  cause(scene: ProviderScene, arranged: never): Promise<unknown>;
  /** Once all is done: a sentence for everything that happened twice, or not at all. */
  check(scene: ProviderScene, arranged: never): Promise<string[]>;
}

interface Typed<T> extends Omit<ProviderCall, 'arrange' | 'cause' | 'check'> {
  arrange(scene: ProviderScene): Promise<T>;
  cause(scene: ProviderScene, arranged: T): Promise<unknown>;
  check(scene: ProviderScene, arranged: T): Promise<string[]>;
}
const typed = <T>(call: Typed<T>): ProviderCall => call as unknown as ProviderCall;

const once = (what: string, count: number): string[] => (count === 1 ? [] : [`${what}: ${count} times`]);

const post = async ({ server }: ProviderScene, path: string, token: string, body: object) => {
  const response = await (await server()).call(path, { token, body });
  if (response.code !== 200) throw new Error(`${path}: ${response.code} ${response.message}`);
  return response.data;
};

interface Pressed {
  key: string;
  checkout: Awaited<ReturnType<typeof checkoutSingle>>;
}

const begin = async ({ server, buyer, goods }: ProviderScene, wallet: boolean): Promise<Pressed> => ({
  key: randomUUID(),
  checkout: await checkoutSingle((await server()).call, buyer, goods, { wallet }),
});

const press = async ({ server, buyer }: ProviderScene, { key, checkout }: Pressed, method: string | null) => {
  const response = await pay((await server()).call, buyer, checkout, { key, method });
  if (response.code !== 200) throw new Error(`pay: ${response.code} ${response.message}`);
  return response.data as { order_group_code: string; orders: { order_code: string }[] };
};

const statusOf = async ({ market }: ProviderScene, code: string) =>
  (await market.database.db.selectFrom('orders').select('status').where('code', '=', code).executeTakeFirst())
    ?.status;

/** Pays the number that the buyer sees, at the provider, until the order has the money. */
const payAtProvider = async (scene: ProviderScene, group: string, order: string) => {
  const { buyer, server, providers, until } = scene;
  const number = await until('a number to pay to', async () => {
    const { data } = await (await server()).call(`/payment/${group}`, { token: buyer.token });
    return data?.va_number ?? data?.qr;
  });
  const { standIn } = providers.midtrans;
  const all = await standIn.control<{ order_id: string }[]>('transactions');
  const own = all.filter(({ order_id }) => order_id.startsWith(group));
  for (const { order_id } of own) await standIn.control('pay', { order_id });
  await until('the paid order', async () => (await statusOf(scene, order)) === 'new');
  return { number, charges: own.length };
};

const charge = typed<Pressed>({
  name: 'charge',
  provider: 'midtrans',
  call: /^POST \/v2\/charge$/,
  arrange: (scene) => begin(scene, false),
  cause: (scene, pressed) => press(scene, pressed, 'va_bca'),
  check: async (scene, pressed) => {
    const { order_group_code, orders } = await press(scene, pressed, 'va_bca');
    const { charges } = await payAtProvider(scene, order_group_code, orders[0]?.order_code ?? '');
    return once('charges of one payment', charges);
  },
});

/** A paid order that its buyer canceled: its money is in the wallet, and may go back. */
const refund = typed<{ reference: string; code?: string }>({
  name: 'refund',
  provider: 'midtrans',
  call: /^POST \/v2\/[^/]+\/refund\/online\/direct$/,
  arrange: async (scene) => {
    const { order_group_code, orders } = await press(scene, await begin(scene, false), 'qris');
    const order_code = orders[0]?.order_code ?? '';
    await payAtProvider(scene, order_group_code, order_code);
    const { buyer } = scene;
    const cancel = { order_code, status: 'cancelled', reason: 'tidak_jadi' };
    await post(scene, '/buyer/dashboard/order/status', buyer.token, cancel);
    return { reference: `${order_group_code}-1` };
  },
  cause: async (scene, asked) => {
    const body = { reference: asked.reference, amount: 10_000, password: testPassword };
    const { withdraw_code } = await post(scene, '/wallet/refund-to-source', scene.buyer.token, body);
    asked.code = withdraw_code;
    await approve(scene, withdraw_code);
  },
  check: async (scene, { reference, code = '' }) => {
    await withdrawn(scene, code, 'paid');
    const all = await scene.providers.midtrans.standIn.control<{ order_id: string }[]>('refunds');
    return once('refunds of one request', all.filter(({ order_id }) => order_id === reference).length);
  },
});

const approve = async ({ market }: ProviderScene, code: string) => {
  const { id } = await market.database.db
    .selectFrom('withdrawals')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  await approveWithdrawal({ ctx: market.context(), input: { id, staffId: null } });
};

const withdrawn = ({ market, until }: ProviderScene, code: string, status: 'processing' | 'paid') =>
  until(`the withdrawal ${code} ${status}`, async () => {
    const row = await market.database.db
      .selectFrom('withdrawals')
      .innerJoin('payouts', 'payouts.withdrawal_id', 'withdrawals.id')
      .select(['withdrawals.status', 'provider_ref'])
      .where('code', '=', code)
      .executeTakeFirst();
    return row?.status === status && row.provider_ref !== null;
  });

const payout = typed<{ code?: string }>({
  name: 'payout',
  provider: 'payouts',
  call: /^POST \/v2\/payouts$/,
  arrange: async ({ market, buyer }) => {
    // Three withdrawals a day are the limit of a person, not of a proof.
    await market.database.db
      .updateTable('withdrawals')
      .set({ requested_at: new Date(Date.now() - 172_800_000) })
      .where('user_id', '=', buyer.id)
      .execute();
    return {};
  },
  cause: async (scene, asked) => {
    const account = { bank_id: 1, rekening: '0123456789', atas_nama: 'Budi Santoso' };
    const body = { amount: 10_000, ...account, password: testPassword };
    const { withdraw_code } = await post(scene, '/wallet/withdraw', scene.buyer.token, body);
    asked.code = withdraw_code;
    await approve(scene, withdraw_code);
  },
  check: async (scene, { code = '' }) => {
    const { standIn } = scene.providers.payouts;
    await withdrawn(scene, code, 'processing');
    await standIn.control('payout', { reference_id: `${code}-1`, status: 'SUCCEEDED' });
    await withdrawn(scene, code, 'paid');
    const all = await standIn.control<{ reference_id: string }[]>('payouts');
    return once('payouts', all.filter(({ reference_id }) => reference_id.startsWith(code)).length);
  },
});

const booking = typed<{ order: string }>({
  name: 'booking',
  provider: 'biteship',
  call: /^POST \/v1\/orders$/,
  arrange: async (scene) => {
    const { orders } = await press(scene, await begin(scene, true), null);
    const order = orders[0]?.order_code ?? '';
    await post(scene, '/merchant/dashboard/orders/approve', scene.seller.token, { order_code: order });
    return { order };
  },
  cause: (scene, { order }) =>
    post(scene, '/merchant/dashboard/orders/pickup', scene.seller.token, { order_code: order }),
  check: async (scene, { order }) => {
    const { market, until, providers } = scene;
    await until(`a waybill of ${order}`, async () => {
      const row = await market.database.db
        .selectFrom('shipments')
        .innerJoin('orders', 'orders.id', 'shipments.order_id')
        .select(['shipments.awb', 'orders.status'])
        .where('orders.code', '=', order)
        .executeTakeFirst();
      return row?.awb != null && row.status === 'ready_to_ship';
    });
    const all = await providers.biteship.standIn.control<{ reference_id: string }[]>('orders');
    return once('bookings', all.filter(({ reference_id }) => reference_id.startsWith(order)).length);
  },
});

/** A buyer takes another method: the number of the one before is ended at its provider. */
const end = typed<{ pressed: Pressed; group?: string; order?: string }>({
  name: 'end of a number',
  provider: 'midtrans',
  call: /^POST \/v2\/[^/]+\/expire$/,
  isFullOnly: true,
  arrange: async (scene) => {
    const pressed = await begin(scene, false);
    const { order_group_code: group, orders } = await press(scene, pressed, 'va_bca');
    return { pressed, group, order: orders[0]?.order_code ?? '' };
  },
  cause: (scene, { group }) =>
    post(scene, `/payment/${group}/method`, scene.buyer.token, { payment_method: 'va_bni' }),
  check: async (scene, { group = '', order = '' }) => {
    const { providers, until, server, buyer } = scene;
    const { standIn } = providers.midtrans;
    const transactions = () => standIn.control<{ order_id: string; status: string }[]>('transactions');
    const statusAt = async (attempt: number) =>
      (await transactions()).find(({ order_id }) => order_id === `${group}-${attempt}`)?.status;
    await until(`the end of ${group}-1`, async () => (await statusAt(1)) === 'expire');
    await until(`the number of ${group}-2`, async () => {
      await (await server()).call(`/payment/${group}`, { token: buyer.token });
      return (await statusAt(2)) === 'pending';
    });
    await standIn.control('pay', { order_id: `${group}-2` });
    await until('the paid order', async () => (await statusOf(scene, order)) === 'new');
    const open = (await transactions()).filter(
      ({ order_id, status }) => order_id.startsWith(group) && status === 'pending',
    );
    return open.map(({ order_id }) => `${order_id} can still be paid`);
  },
});

/** Nobody comes for a parcel in time: the order goes back to its seller, and the booking is recalled. */
const recall = typed<{ order: string }>({
  name: 'recall',
  provider: 'biteship',
  call: /^POST \/v1\/orders\/[^/]+\/cancel$/,
  isFullOnly: true,
  arrange: async (scene) => {
    const asked = await (booking as unknown as Typed<{ order: string }>).arrange(scene);
    await (booking as unknown as Typed<{ order: string }>).cause(scene, asked);
    await scene.until(
      `a courier for ${asked.order}`,
      async () => (await statusOf(scene, asked.order)) === 'ready_to_ship',
    );
    return asked;
  },
  cause: async ({ market: { database } }, { order }) => {
    await database.db
      .updateTable('orders')
      .set({ pickup_due_at: new Date(Date.now() - 60_000) })
      .where('code', '=', order)
      .execute();
    await database.db.deleteFrom('job_leases').execute();
  },
  check: async (scene, { order }) => {
    const { market, until, providers } = scene;
    const { standIn } = providers.biteship;
    await until(`the recall of ${order}`, async () => {
      const all = await standIn.control<{ reference_id: string; status: string }[]>('orders');
      return all.some(({ reference_id, status }) => reference_id === `${order}-1` && status === 'cancelled');
    });
    await until('the order at its seller', async () => (await statusOf(scene, order)) === 'processed');
    const open = await market.database.db.selectFrom('mismatches').select('detail').execute();
    return open.map(({ detail }) => detail);
  },
});

export const providerCalls: readonly ProviderCall[] = [charge, refund, payout, booking, end, recall];
