import type { OrderSpec } from '../data/orders.ts';
import type { SeedData, SeedProduct } from './seed-data.ts';

/** A variant that somebody bought. */
export interface PurchasedItem {
  product: SeedProduct;
  place: number;
  variant: number;
}

/** Far apart in the plan, so that the goods are of many kinds and stores. */
const stride = 97;

const pick = (goods: readonly PurchasedItem[], place: number): PurchasedItem => {
  const found = goods[place % goods.length];
  if (!found) throw new Error('the plan has no goods for a history of orders');
  return found;
};

/** What may be bought in a history: in stock, in no flash sale, affordable. */
const goodsOf = ({ products, flashSales, stores }: SeedData): PurchasedItem[] => {
  const inFlashSale = new Set(flashSales.flatMap(({ items }) => items.map((item) => item.product)));
  return products.flatMap((product, place) => {
    const variant = product.variants.findIndex(({ stock, price }) => stock >= 12 && price <= 400_000);
    const isUsual = product.status === 'PUBLISH' && product.preorderDays === 0 && product.weight <= 5_000;
    const isFor = variant >= 0 && isUsual && !inFlashSale.has(place) && stores[product.store];
    return isFor ? [{ product, place, variant }] : [];
  });
};

/** Each order has other goods; those of other stores come from as many stores as there are. */
export const createItemSelector = (
  market: SeedData,
  demoStore: number,
): ((sketch: OrderSpec) => PurchasedItem) => {
  const goods = goodsOf(market);
  const own = goods.filter(({ product }) => product.store === demoStore);
  const foreign = goods.filter(({ product }) => product.store !== demoStore);
  let [ownNext, foreignNext] = [0, 0];
  return ({ store }) => (store === 'demo' ? pick(own, ownNext++) : pick(foreign, foreignNext++ * stride));
};
