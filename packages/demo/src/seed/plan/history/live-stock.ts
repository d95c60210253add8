import { hour } from '@pasar/api/plugin';
import { type OrderStatus, orderTransitions } from '@pasar/contract';
import type { SeedData } from '../seed-data.ts';
import type { SeedGroup, SeedOrder } from './seed-orders.ts';

/** How many hours of an order have passed. */
export const getElapsedHours = ({ placedAt }: Pick<SeedGroup, 'placedAt'>, now: Date): number =>
  (now.getTime() - placedAt.getTime()) / hour;

/** What has happened to an order until now, oldest first, and its current state. */
export function getTimelineState({ events }: SeedOrder, hours: number) {
  const past = events.filter(({ after }) => after <= hours);
  const last = past.at(-1);
  const status: OrderStatus = last ? orderTransitions[last.transition].to : 'waiting_payment';
  return { past, status };
}

const unsent: ReadonlySet<OrderStatus> = new Set(['waiting_payment', 'new', 'processed', 'ready_to_ship']);

export interface LiveStock {
  /** Whether an order of long ago may be about it: nothing that the written history needs. */
  isFree(product: number, variant: number): boolean;
  /** Whether so many pieces may be kept for an order of these days. */
  has(product: number, variant: number, qty: number): boolean;
  /** Keeps what the group's unsent orders still hold. */
  keep(group: SeedGroup, now: Date): void;
}

/** Pieces that stay on the shelf whatever is ordered. */
const REST = 3;

/** Knows what may be ordered: `spoken` are variants of the written history, flash sales keep their own pieces. */
export function openLiveStock({ products, flashSales }: SeedData, spoken: ReadonlySet<string>): LiveStock {
  const inFlashSale = new Set(flashSales.flatMap(({ items }) => items.map(({ product }) => product)));
  const kept = new Map<string, number>();
  const name = (product: number, variant: number) => `${product} ${variant}`;
  const isFree = (product: number, variant: number) => !spoken.has(name(product, variant));
  return {
    isFree,
    has: (product, variant, qty) => {
      const found = products[product];
      const stock = found?.variants[variant]?.stock ?? 0;
      const left = stock - (kept.get(name(product, variant)) ?? 0) - REST;
      return (
        found?.status === 'PUBLISH' && !inFlashSale.has(product) && isFree(product, variant) && left >= qty
      );
    },
    keep: (group, now) => {
      for (const order of group.orders) {
        if (!unsent.has(getTimelineState(order, getElapsedHours(group, now)).status)) continue;
        for (const { product, variant, qty } of order.lines)
          kept.set(name(product, variant), (kept.get(name(product, variant)) ?? 0) + qty);
      }
    },
  };
}
