import { hour } from '@pasar/api/plugin';
import type { Chance } from '../../chance.ts';
import { orders as written } from '../../data/orders.ts';
import { createItemSelector } from '../create-item-selector.ts';
import type { SeedData } from '../seed-data.ts';
import { createTimeGenerator } from './create-time-generator.ts';
import type { OrderScenario } from './generate-timeline.ts';
import { openLiveStock } from './live-stock.ts';
import { type Planning, planGroup, planReviewed } from './plan-orders.ts';
import { createProductSampler } from './product-sampler.ts';
import type { SeedGroup } from './seed-orders.ts';

/** Of all orders: those that somebody wrote a review about. */
const REVIEWED = 0.4;

/** What waits for the demo seller, for every thousand orders, and how many hours ago it was placed. */
const waiting: readonly (readonly [fate: OrderScenario, perThousand: number, from: number, to: number])[] = [
  ['rests-new', 2, 0.3, 18],
  ['rests-processed', 0.7, 3, 34],
  ['rests-ready', 0.5, 20, 40],
  ['asked-to-cancel', 0.1, 15, 15.5],
  ['refunded', 0.2, 60, 130],
];

/** Variants that the written history of the demo accounts is about: their stock is its own. */
const spokenFor = (market: SeedData, demoStore: number): Set<string> => {
  const goodsFor = createItemSelector(market, demoStore);
  return new Set(
    written.map((sketch) => goodsFor(sketch)).map(({ place, variant }) => `${place} ${variant}`),
  );
};

/** A few buy every week, most now and then. */
const buyerDrawer = (chance: Chance, buyers: number) => () => Math.floor(chance.next() ** 1.7 * buyers);

const reviewedOrders = (planning: Planning, most: number): SeedGroup[] => {
  const { chance, market } = planning;
  const reviews = market.products.flatMap(({ reviews: said }, product) =>
    said.map((review) => ({ product, review })),
  );
  const groups: SeedGroup[] = [];
  for (const said of chance.shuffle(reviews)) {
    if (groups.length >= most) break;
    const group = planReviewed(planning, said);
    if (group) groups.push(group);
  }
  return groups;
};

const waitingOrders = (planning: Planning, orders: number, drawBuyer: () => number): SeedGroup[] => {
  const { chance, market, shelves } = planning;
  return waiting.flatMap(([fate, perThousand, from, to]) =>
    Array.from({ length: Math.ceil((orders * perThousand) / 1_000) }, () => {
      const placedAt = new Date(market.now.getTime() - (from + (to - from) * chance.next()) * hour);
      return planGroup(planning, { placedAt, buyer: drawBuyer(), fate, store: shelves.demoStore });
    }).filter((group) => group !== null),
  );
};

/**
 * About so many orders of half a year, oldest first: the ones behind reviews, the ones that wait for the demo seller,
 * and whatever else was bought.
 */
export function planHistory(chance: Chance, market: SeedData, orders: number): SeedGroup[] {
  if (orders === 0) return [];
  const shelves = createProductSampler(chance, market);
  const stock = openLiveStock(market, spokenFor(market, shelves.demoStore));
  const planning: Planning = { chance, market, shelves, stock };
  const drawBuyer = buyerDrawer(chance, market.buyers.length);
  const groups = [
    ...waitingOrders(planning, orders, drawBuyer),
    ...reviewedOrders(planning, orders * REVIEWED),
  ];
  const drawMoment = createTimeGenerator(chance, market.now);
  let planned = groups.reduce((sum, group) => sum + group.orders.length, 0);
  for (let attempt = 0; planned < orders && attempt < orders * 3; attempt++) {
    const group = planGroup(planning, { placedAt: drawMoment(), buyer: drawBuyer() });
    if (!group) continue;
    groups.push(group);
    planned += group.orders.length;
  }
  return groups.sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}
