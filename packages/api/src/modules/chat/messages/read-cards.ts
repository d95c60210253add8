import { type ChatCard, type ChatSide, orderStatusLabel, rupiah } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { productCards } from '../../catalog/index.ts';
import { imageUrls } from '../../media/index.ts';

export interface CardRef {
  kind: 'product' | 'order';
  id: number;
}
interface Pair {
  user_id: number;
  merchant_id: number;
}

const stateOf = (stock: number, { locale }: Context): string => {
  const count = new Intl.NumberFormat(locale === 'en' ? 'en-US' : 'id-ID').format(stock);
  if (stock > 0) return locale === 'en' ? `${count} in stock` : `Stok ${count}`;
  return locale === 'en' ? 'Out of stock' : 'Stok habis';
};

const readProducts = async (
  ctx: Context,
  ids: readonly number[],
  { merchant_id }: Pair,
): Promise<ChatCard[]> => {
  if (ids.length === 0) return [];
  const listed = (await productCards(ctx, ids)).filter(({ merchant }) => merchant.id === merchant_id);
  const shown = new Set<number>(listed.map(({ id }) => id));
  const rest = ids.filter((id) => !shown.has(id));
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from products where id = any(${rest}::bigint[]) and merchant_id = ${merchant_id}`.execute(
    ctx.db,
  );
  return [
    ...listed.map(
      (card): ChatCard => ({
        kind: 'product',
        ref_id: card.id,
        title: card.name,
        image: card.image_urls.w150 || null,
        price: card.price,
        state: stateOf(card.stock, ctx),
        link: ctx.linkTo('storefront.product', { slug: card.slug }),
      }),
    ),
    ...rows.map(
      ({ id, name }): ChatCard => ({
        kind: 'product',
        ref_id: id,
        title: name,
        image: null,
        price: null,
        state: ctx.locale === 'en' ? 'No longer sold' : 'Tidak dijual lagi',
        link: null,
      }),
    ),
  ];
};

const readOrders = async (
  ctx: Context,
  ids: readonly number[],
  { user_id, merchant_id }: Pair,
  side: ChatSide,
): Promise<ChatCard[]> => {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('orders')
    .select(['id', 'code', 'status', 'grand_total'])
    .select((e) =>
      e
        .selectFrom('order_items')
        .select('image_key')
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('order_items.id')
        .limit(1)
        .as('image_key'),
    )
    .where('id', 'in', [...ids])
    .where('user_id', '=', user_id)
    .where('merchant_id', '=', merchant_id)
    .execute();
  return rows.map(({ id, code, status, grand_total, image_key }) => ({
    kind: 'order',
    ref_id: id,
    title: code,
    image: image_key ? imageUrls(image_key).w150 : null,
    price: rupiah(grand_total),
    state: orderStatusLabel(status, ctx.locale, side),
    link: ctx.linkTo(side === 'buyer' ? 'buyer.order' : 'seller.order', { code }),
  }));
};

/** Cards as of now, by `product 12`; those of another store or buyer are left out. */
export const readCards = async (
  ctx: Context,
  refs: readonly CardRef[],
  pair: Pair,
  side: ChatSide,
): Promise<ReadonlyMap<string, ChatCard>> => {
  const idsOf = (kind: CardRef['kind']) => [
    ...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)),
  ];
  const cards = [
    ...(await readProducts(ctx, idsOf('product'), pair)),
    ...(await readOrders(ctx, idsOf('order'), pair, side)),
  ];
  return new Map(cards.map((card) => [`${card.kind} ${card.ref_id}`, card]));
};
