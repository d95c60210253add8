import type { Context } from '@pasar/api/testing';
import type { Journal } from './journal.ts';

const missing = (what: string, promised: readonly string[], there: readonly string[]): string[] => {
  const known = new Set(there);
  return promised
    .filter((code) => !known.has(code))
    .map((code) => `${what} ${code} was promised and is gone`);
};

const groupsOf = async ({ db }: Context) =>
  db.selectFrom('order_groups').select(['code', 'checkout_id']).execute();

/** Orders that left a status which was acknowledged: only the transitions that may follow are fine, `new` is not. */
const lostMoves = async ({ db }: Context, journal: Journal) => {
  if (journal.moved.length === 0) return [];
  const rows = await db.selectFrom('orders').select(['code', 'status']).execute();
  const statuses = new Map(rows.map(({ code, status }) => [code, status]));
  return journal.moved
    .filter(({ code, to }) => statuses.get(code) !== to)
    .map(({ code, to }) => `order ${code} was said to be ${to} and is ${statuses.get(code) ?? 'gone'}`);
};

/** R4 and R5 (e): nothing acknowledged is lost, and no checkout was ordered twice. */
export const checkPromises = async (ctx: Context, journal: Journal): Promise<string[]> => {
  const groups = await groupsOf(ctx);
  const perCheckout = new Map<number, number>();
  for (const { checkout_id } of groups) {
    if (checkout_id !== null) perCheckout.set(checkout_id, (perCheckout.get(checkout_id) ?? 0) + 1);
  }
  const twice = [...perCheckout]
    .filter(([, count]) => count > 1)
    .map(([id]) => `checkout ${id} was ordered twice`);
  const withdrawals = await ctx.db.selectFrom('withdrawals').select('code').execute();
  return [
    ...missing(
      'order group',
      journal.groups,
      groups.map(({ code }) => code),
    ),
    ...missing(
      'withdrawal',
      journal.withdrawals,
      withdrawals.map(({ code }) => code),
    ),
    ...(await lostMoves(ctx, journal)),
    ...twice,
    ...journal.strange,
  ];
};
