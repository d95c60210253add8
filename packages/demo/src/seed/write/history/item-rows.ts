import type { SeedData } from '../../plan/seed-data.ts';
import type { SeedReview } from '../../plan/seed-review.ts';
import { at } from '../insert-rows.ts';
import type { SeedIds } from '../place-order-spec.ts';
import { type OrderWithRow, shippedAt } from './order-traces.ts';

/** The lines of all orders, and which of them somebody wrote a review about. */
export function itemRows(market: SeedData, ids: SeedIds, lived: readonly OrderWithRow[]) {
  const ofReview = new Map<SeedReview, number>();
  let id = 0;
  const rows = lived.flatMap(({ order, row }) =>
    order.lines.map(({ product: place, variant, qty, review }) => {
      const product = at(market.products, place);
      const { price, values } = at(product.variants, variant);
      const cover = product.pictures[0];
      id++;
      if (review) ofReview.set(review, id);
      return {
        id,
        order_id: row.id,
        product_id: at(ids.products.ids, place),
        variant_id: at(at(ids.products.variants, place), variant),
        flash_sale_item_id: null,
        name: product.name,
        slug: product.slug,
        variant_label: values.join(', '),
        image_key: cover ? ids.pictures.keyOfProduct(cover) : null,
        qty,
        unit_price: price,
        seller_discount: 0,
        platform_discount: 0,
        line_total: price * qty,
        weight_gram: product.weight,
        note: '',
      };
    }),
  );
  return { rows, ofReview };
}

/** What left the stores, oldest first; the plan's stock is what is left after all of it. */
export function movementRows(market: SeedData, ids: SeedIds, lived: readonly OrderWithRow[]) {
  const left = new Map<number, number>();
  const newestFirst = lived
    .flatMap((one) => {
      const sent = shippedAt(one);
      return sent ? one.order.lines.map((line) => ({ line, sent, orderId: one.row.id })) : [];
    })
    .sort((one, other) => other.sent.getTime() - one.sent.getTime());
  return newestFirst
    .map(({ line: { product, variant, qty }, sent, orderId }) => {
      const variant_id = at(at(ids.products.variants, product), variant);
      const on_hand_after = left.get(variant_id) ?? at(at(market.products, product).variants, variant).stock;
      left.set(variant_id, on_hand_after + qty);
      return {
        variant_id,
        delta: -qty,
        kind: 'sale' as const,
        ref_type: 'order' as const,
        ref_id: orderId,
        on_hand_after,
        actor_id: null,
        at: sent,
      };
    })
    .reverse();
}
