import type { AddressEntry } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { defaultAddress, findAddress } from '../../addresses/index.ts';
import { priceLines, readSellers } from '../../cart/index.ts';
import type { Session } from '../session/session.ts';
import type { DraftLine, Parcel } from './draft.ts';

/** Prices every line of the session in one query. */
const readLines = async (ctx: Context, { userId, orders }: Session) => {
  const wanted = orders.flatMap(({ lines }) => lines);
  const priced = await priceLines(ctx, userId, wanted);
  const origins = new Map(wanted.map(({ id, cartItemId }) => [id, cartItemId]));
  return new Map(
    priced.map((line): [number, DraftLine] => [
      line.id,
      { ...line, cartItemId: origins.get(line.id) ?? null, bought: Math.min(line.qty, line.most) },
    ]),
  );
};

/** The addresses that orders name; a deleted one is replaced by the default. */
const readAddresses = async (ctx: Context, { userId, orders }: Session) => {
  const fallback = await defaultAddress(ctx, userId);
  const ids = [...new Set(orders.flatMap(({ addressId }) => addressId ?? []))];
  const chosen = new Map<number, AddressEntry | null>();
  for (const id of ids) {
    chosen.set(id, id === fallback?.id ? fallback : await findAddress(ctx, userId, id));
  }
  return { fallback, of: (id: number | null) => (id === null ? null : chosen.get(id)) ?? fallback };
};

const sum = <T>(list: readonly T[], amount: (one: T) => number) =>
  list.reduce((total, one) => total + amount(one), 0);

/** The session's items at the current prices, by seller, with origin and destination. */
export const readParcels = async (
  ctx: Context,
  session: Session,
): Promise<{ parcels: Parcel[]; address: AddressEntry | null }> => {
  const lines = await readLines(ctx, session);
  const sellers = await readSellers(
    ctx,
    session.orders.map(({ merchantId }) => merchantId),
  );
  const addresses = await readAddresses(ctx, session);
  const parcels = session.orders.flatMap((order) => {
    const seller = sellers.get(order.merchantId);
    const own = order.lines.flatMap(({ id }) => lines.get(id) ?? []);
    if (!seller || own.length === 0) return [];
    const { insurance: wantsInsurance, ...choices } = order;
    return {
      ...choices,
      wantsInsurance,
      seller,
      tariff: ctx.tariff.current,
      address: addresses.of(order.addressId),
      lines: own,
      subtotal: sum(own, ({ unitPrice, bought }) => unitPrice * bought),
      weightGram: sum(own, ({ variant, bought }) => variant.weightGram * bought),
      preorderDays: Math.max(0, ...own.map(({ variant }) => (variant.isPreorder ? variant.preorderDays : 0))),
    };
  });
  return { parcels, address: addresses.fallback };
};
