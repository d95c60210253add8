import { hour, startOfJakartaDay } from '@pasar/api/plugin';
import type { Chance } from '../chance.ts';
import { flashSaleNames } from '../data/promos.ts';
import { retailPrice } from './prices.ts';
import type { SeedFlashItem, SeedFlashSale, SeedProduct } from './seed-data.ts';

const SESSION_HOURS = 3;
const ITEMS = 14;
const LEAST_STOCK = 24;
const afterDiscount = ({ discount }: SeedProduct, price: number) => {
  if (!discount) return price;
  return discount.type === 'amount'
    ? price - discount.value
    : price - Math.round((price * discount.value) / 100);
};

const stocked = ({ variants }: SeedProduct) => variants.findIndex(({ stock }) => stock >= LEAST_STOCK);

const mayJoin = (product: SeedProduct) =>
  product.status === 'PUBLISH' &&
  product.preorderDays === 0 &&
  product.ratingAvg >= 4.3 &&
  product.sold >= 20 &&
  stocked(product) >= 0 &&
  !product.discount;

const itemOf = (chance: Chance, products: readonly SeedProduct[], product: number): SeedFlashItem | null => {
  const owner = products[product];
  const at = owner ? stocked(owner) : -1;
  const variant = owner?.variants[at];
  if (!owner || !variant) return null;
  const now = afterDiscount(owner, variant.price);
  const price = retailPrice((now * (100 - chance.between(18, 48))) / 100);
  const stock = Math.min(variant.stock, chance.pick([20, 24, 30, 40, 50, 80]));
  return {
    product,
    variant: at,
    price,
    stock,
    sold: Math.floor(stock * (0.08 + 0.86 * chance.next())),
    perUserLimit: chance.pick([1, 2, 2, 3]),
  };
};

/** One product of each kind of thing before a second of any, so that a session shows a bit of everything. */
const spread = (chance: Chance, products: readonly SeedProduct[]) => {
  const seen = new Map<string, number>();
  const turn = (product: number) => {
    const root = products[product]?.leaf ?? '';
    seen.set(root, (seen.get(root) ?? 0) + 1);
    return seen.get(root) ?? 0;
  };
  return chance
    .shuffle(products.flatMap((product, at) => (mayJoin(product) ? [at] : [])))
    .map((product) => ({ product, turn: turn(product) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ product }) => product);
};

/** Eight sessions a day from midnight, three hours each, every product in one session at most (domain 3.5). */
export function planFlashSales(chance: Chance, products: readonly SeedProduct[], now: Date): SeedFlashSale[] {
  const candidates = spread(chance, products);
  const today = startOfJakartaDay(now).getTime();
  return flashSaleNames.map((name, slot) => {
    const startsAt = new Date(today - 24 * hour + slot * SESSION_HOURS * hour);
    return {
      name,
      startsAt,
      endsAt: new Date(startsAt.getTime() + SESSION_HOURS * hour),
      items: candidates
        .slice(slot * ITEMS, (slot + 1) * ITEMS)
        .flatMap((product) => itemOf(chance, products, product) ?? []),
    };
  });
}
