import { computeInsurance, hour, minute, quoteCouriers } from '@pasar/api/plugin';
import type { Chance } from '../../chance.ts';
import type { SeedData } from '../seed-data.ts';
import type { SeedReview } from '../seed-review.ts';
import { hourWeight } from './create-time-generator.ts';
import {
  generateScenario,
  generateTimeline,
  isUnpaidScenario,
  lastHour,
  type OrderScenario,
} from './generate-timeline.ts';
import type { LiveStock } from './live-stock.ts';
import type { ProductSampler } from './product-sampler.ts';
import type { SeedGroup, SeedLine, SeedOrder } from './seed-orders.ts';

const methods = ['va_bca', 'va_bca', 'va_mandiri', 'qris', 'qris'] as const;
const SECOND_LINE = 0.16;
const SECOND_STORE = 0.05;
/** Orders as young as this may still hold pieces of the shelf, and may not be about what the shelf lacks. */
const MAY_BE_LIVE = 12 * 24 * hour;

export interface Planning {
  chance: Chance;
  market: SeedData;
  shelves: ProductSampler;
  stock: LiveStock;
}

const paidHours = (chance: Chance) =>
  chance.happens(0.8) ? 0.02 + chance.next() * 0.4 : 0.4 + chance.next() ** 2 * 14;

const pieces = (chance: Chance, price: number) =>
  price < 60_000 && chance.happens(0.4) ? chance.between(2, 4) : chance.happens(0.08) ? 2 : 1;

/** How a parcel goes; the cheap usual services more often than the others. */
const fareOf = (
  chance: Chance,
  market: SeedData,
  buyer: number,
  store: number,
  lines: readonly SeedLine[],
) => {
  const origin = market.stores[store]?.place.city ?? '';
  const destination = market.buyers[buyer]?.home.place.city ?? '';
  const goods = lines.flatMap(({ product, qty }) => {
    const found = market.products[product];
    if (!found) return [];
    const [l, w, h] = found.size;
    return [{ gram: found.weight, cm: { l, w, h }, qty }];
  });
  const fares = quoteCouriers({ origin, destination, goods })
    .flatMap(({ code, services }) => services.map((service) => ({ ...service, courier: code })))
    .sort((one, other) => one.price - other.price);
  const last = Math.min(fares.length - 1, 3);
  const fare = fares[Math.floor(chance.next() ** 2 * (last + 1))];
  if (!fare) throw new Error(`no courier goes from ${origin} to ${destination}`);
  const { courier, service, price, etdMin, etdMax } = fare;
  return { courier, service, price, etdMin, etdMax };
};

const lineOf = (
  { chance, market, shelves, stock }: Planning,
  store: number,
  moment: Date,
  taken: readonly SeedLine[],
): SeedLine | null => {
  const isYoung = market.now.getTime() - moment.getTime() < MAY_BE_LIVE;
  for (let attempt = 0; attempt < 30; attempt++) {
    const place = shelves.drawProduct(store);
    const product = market.products[place];
    if (!product || product.createdAt.getTime() + hour > moment.getTime()) continue;
    if (taken.some((line) => line.product === place)) continue;
    const variant = chance.between(0, product.variants.length - 1);
    const price = product.variants[variant]?.price ?? 0;
    const qty = product.condition === 'used' ? 1 : pieces(chance, price);
    if (isYoung ? stock.has(place, variant, qty) : stock.isFree(place, variant))
      return { product: place, variant, qty, review: null };
  }
  return null;
};

const linesOf = (planning: Planning, store: number, moment: Date): SeedLine[] => {
  const first = lineOf(planning, store, moment, []);
  if (!first) return [];
  const second = planning.chance.happens(SECOND_LINE) ? lineOf(planning, store, moment, [first]) : null;
  return second ? [first, second] : [first];
};

const orderOf = (
  planning: Planning,
  {
    buyer,
    store,
    lines,
    paidAfter,
    fate,
  }: { buyer: number; store: number; lines: SeedLine[]; paidAfter: number; fate: OrderScenario },
): SeedOrder => {
  const { chance, market } = planning;
  const fare = fareOf(chance, market, buyer, store, lines);
  const isSameCity = market.stores[store]?.place.city === market.buyers[buyer]?.home.place.city;
  return { store, lines, fare, ...generateTimeline(chance, fate, { ...fare, paidAfter, isSameCity }) };
};

/** One pay of one buyer; null when the stores had nothing to sell at that moment. */
export function planGroup(
  planning: Planning,
  { placedAt, buyer, fate, store }: { placedAt: Date; buyer: number; fate?: OrderScenario; store?: number },
): SeedGroup | null {
  const { chance, shelves, stock, market } = planning;
  const first = store ?? shelves.drawStore();
  const wanted = fate ?? generateScenario(chance);
  const second = fate === undefined && chance.happens(SECOND_STORE) ? shelves.drawStore() : first;
  const paidAfter = fate === undefined ? paidHours(chance) : 0.1;
  const orders = (second === first ? [first] : [first, second]).flatMap((from, index) => {
    const lines = linesOf(planning, from, placedAt);
    if (lines.length === 0) return [];
    // What is not paid ends together; what is, each store for itself.
    const own = index > 0 && !isUnpaidScenario(wanted) ? 'completed' : wanted;
    return [orderOf(planning, { buyer, store: from, lines, paidAfter, fate: own })];
  });
  if (orders.length === 0) return null;
  const [one, other] = orders;
  if (one && other && isUnpaidScenario(wanted)) other.events = one.events;
  const group = { buyer, placedAt, method: chance.pick(methods), orders };
  stock.keep(group, market.now);
  return group;
}

/** The order behind a review: it was completed before anything was said. Null when there was no time for it. */
export function planReviewed(
  planning: Planning,
  { product, review }: { product: number; review: SeedReview },
): SeedGroup | null {
  const { chance, market, stock } = planning;
  const bought = market.products[product];
  if (!bought) return null;
  const variant = bought.variants.findIndex(
    ({ values }) => (values.length > 0 ? values.join(', ') : null) === review.variantLabel,
  );
  if (variant < 0 || !stock.isFree(product, variant)) return null;
  const lines = [{ product, variant, qty: pieces(chance, bought.variants[variant]?.price ?? 0), review }];
  const order = orderOf(planning, {
    buyer: review.buyer,
    store: bought.store,
    lines,
    paidAfter: paidHours(chance),
    fate: 'completed',
  });
  const latest = review.createdAt.getTime() - Math.ceil(lastHour(order)) * hour - 5 * minute;
  const [placed = latest] = [0, 3, 7, 11, 16, 21]
    .map((hours) => latest - (hours + chance.next()) * hour)
    .sort((one, other) => hourWeight(other) - hourWeight(one));
  if (placed <= bought.createdAt.getTime()) return null;
  return { buyer: review.buyer, placedAt: new Date(placed), method: chance.pick(methods), orders: [order] };
}

/** Rupiah for the goods, and for their insurance where it is not a choice. */
export function computeOrderValue(
  { products }: SeedData,
  { lines }: SeedOrder,
): { goods: number; insurance: number } {
  const goods = lines.reduce(
    (sum, { product, variant, qty }) => sum + qty * (products[product]?.variants[variant]?.price ?? 0),
    0,
  );
  const { required, price } = computeInsurance(goods);
  return { goods, insurance: required ? price : 0 };
}
