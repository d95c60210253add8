import { type Context, earlier, hour, json } from '@pasar/api/plugin';
import { buyerNotifications, sellerNotifications } from '../data/notifications.ts';
import { retailPrice } from '../plan/prices.ts';
import type { SeedData, SeedProduct } from '../plan/seed-data.ts';
import { at, insertRows } from './insert-rows.ts';

const WISHES = 9;
/** Every third thing was so much dearer when it was saved. */
const dearer = 1.15;

interface DemoIds {
  buyer: number;
  seller: number;
  products: readonly number[];
}

const rowsFor = (
  ctx: Context,
  { user_id, audience }: { user_id: number; audience: 'buyer' | 'merchant' },
  letters: typeof buyerNotifications,
) =>
  // Ids grow with time: the oldest is written first.
  letters.toReversed().map(({ category, title, body, link, age, read }) => ({
    user_id,
    audience,
    category,
    title: json(title),
    body: json(body),
    link,
    read_at: read ? earlier(ctx.clock, (age - 1) * hour) : null,
    created_at: earlier(ctx.clock, age * hour),
  }));

/** What a product cost when it was saved. The demo begins with prices that people have been told of. */
const pricesThen = ({ variants }: SeedProduct, rank: number) => {
  const price = Math.min(...variants.map((variant) => variant.price));
  return {
    added_price: rank % 3 === 0 ? retailPrice(price * dearer) : price,
    notified_price: Math.floor(price / 2),
  };
};

/** What makes the two demo accounts look lived in: notifications and a wishlist. */
export async function writeDemoExtras(ctx: Context, { products }: SeedData, ids: DemoIds): Promise<void> {
  await insertRows(ctx.db, 'notifications', [
    ...rowsFor(ctx, { user_id: ids.buyer, audience: 'buyer' }, buyerNotifications),
    ...rowsFor(ctx, { user_id: ids.seller, audience: 'merchant' }, sellerNotifications),
  ]);
  const liked = products
    .map((product, place) => ({ product, place }))
    .filter(({ product }) => product.status === 'PUBLISH' && product.reviews.length > 0)
    .sort((one, other) => other.product.ratingAvg - one.product.ratingAvg || one.place - other.place)
    .filter((_, rank) => rank % 17 === 0)
    .slice(0, WISHES);
  await insertRows(
    ctx.db,
    'wishlists',
    liked.map(({ product, place }, rank) => ({
      user_id: ids.buyer,
      product_id: at(ids.products, place),
      created_at: earlier(ctx.clock, (rank + 1) * 9 * hour),
      ...pricesThen(product, rank),
    })),
  );
}
