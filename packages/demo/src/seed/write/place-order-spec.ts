import {
  type Context,
  computeInsurance,
  defaultAddress,
  type PlacedGroup,
  paymentMethods,
  placeOrders,
  quoteCouriers,
  reserveStock,
} from '@pasar/api/plugin';
import type { OrderSpec } from '../data/orders.ts';
import type { PurchasedItem } from '../plan/create-item-selector.ts';
import type { SeedData } from '../plan/seed-data.ts';
import type { SeedImages } from './build-seed-images.ts';
import { at } from './insert-rows.ts';
import type { WrittenProducts } from './write-products.ts';

/** How the ids behind a plan are found. */
export interface SeedIds {
  demoBuyer: number;
  /** In the order of the plan's buyers; merchants and owners in that of its stores. */
  buyers: readonly number[];
  merchants: readonly number[];
  owners: readonly number[];
  products: WrittenProducts;
  pictures: SeedImages;
}

/** An order of the history and what its further life needs. */
export interface PlacedSeedOrder extends PlacedGroup {
  orderId: number;
  buyerId: number;
  merchantId: number;
  sellerId: number;
  paymentId: number;
  /** Official codes of the cities. */
  origin: string;
  destination: string;
}

interface PlaceSketch {
  sketch: OrderSpec;
  goods: PurchasedItem;
  market: SeedData;
  ids: SeedIds;
}

const fareOf = (
  origin: string,
  destination: string,
  { qty, courier: [courier, service] }: OrderSpec,
  { product }: PurchasedItem,
) => {
  const [l, w, h] = product.size;
  const parcel = { gram: product.weight, cm: { l, w, h }, qty };
  const fare = quoteCouriers({ origin, destination, goods: [parcel], couriers: [courier] })
    .flatMap(({ services }) => services)
    .find((quoted) => quoted.service === service);
  if (!fare) throw new Error(`${courier} ${service} does not go from ${origin} to ${destination}`);
  return fare;
};

const lineOf = ({ qty }: OrderSpec, { product, place, variant }: PurchasedItem, ids: SeedIds) => {
  const { price, values } = at(product.variants, variant);
  const cover = product.pictures[0];
  return {
    productId: at(ids.products.ids, place),
    variantId: at(at(ids.products.variants, place), variant),
    flashItemId: null,
    name: product.name,
    slug: product.slug,
    variantLabel: values.join(', '),
    imageKey: cover ? ids.pictures.keyOfProduct(cover) : null,
    qty,
    unitPrice: price,
    sellerDiscount: 0,
    platformDiscount: 0,
    lineTotal: price * qty,
    weightGram: product.weight,
    note: '',
  };
};

/** Places one order of the history as checkout would: stock, order, payment. The context's clock says when. */
export async function placeOrderSpec(
  ctx: Context,
  { sketch, goods, market, ids }: PlaceSketch,
): Promise<PlacedSeedOrder> {
  const { product } = goods;
  const buyerId = sketch.buyer === 'demo' ? ids.demoBuyer : at(ids.buyers, sketch.buyer);
  const merchantId = at(ids.merchants, product.store);
  const address = await defaultAddress(ctx, buyerId);
  if (!address) throw new Error(`the buyer ${sketch.buyer} of the history has no address`);
  const { is_default: _, ...snapshot } = address;
  const origin = at(market.stores, product.store).place.city;
  const fare = fareOf(origin, address.city_id, sketch, goods);
  const item = lineOf(sketch, goods, ids);
  const insured = computeInsurance(item.lineTotal);
  const insurance = insured.required ? insured.price : 0;
  const payable = item.lineTotal + fare.price + insurance;
  await reserveStock(ctx, { userId: buyerId, lines: [item] });
  const placed = await placeOrders(ctx, {
    userId: buyerId,
    checkoutId: null,
    walletUsed: 0,
    payable,
    method: sketch.method,
    methodName: paymentMethods(ctx).find(({ code }) => code === sketch.method)?.name ?? sketch.method,
    orders: [
      {
        merchantId,
        address: snapshot,
        dropship: sketch.dropship ?? null,
        courier: sketch.courier[0],
        service: sketch.courier[1],
        etdMin: fare.etdMin,
        etdMax: fare.etdMax,
        note: sketch.note ?? '',
        insurance,
        shippingPrice: fare.price,
        shippingDiscount: 0,
        sellerVoucher: 0,
        platformVoucher: 0,
        itemsSubtotal: item.lineTotal,
        grandTotal: payable,
        preorderDays: 0,
        promoIds: [],
        items: [item],
      },
    ],
  });
  // Its provider is called when somebody opens the payment page.
  const { id: paymentId } = await ctx.db
    .insertInto('payments')
    .values({
      order_group_id: placed.groupId,
      code: placed.code,
      method: sketch.method,
      amount: payable,
      expires_at: placed.payDueAt,
      paid_at: null,
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...placed,
    orderId: at(placed.orders, 0).id,
    buyerId,
    merchantId,
    sellerId: at(ids.owners, product.store),
    paymentId,
    origin,
    destination: address.city_id,
  };
}
