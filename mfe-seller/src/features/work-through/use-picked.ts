import type { SellerOrder } from '@pasar/contract';
import { useState } from 'react';

/** What can be done with several orders at once. */
const together = ['approve', 'pickup'] as const;
export type Together = (typeof together)[number];

export const canBePicked = ({ actions }: SellerOrder): boolean =>
  together.some((action) => actions.includes(action));

/** Which orders of the page are chosen. One that has moved on, or is on another page now, is not. */
export const usePicked = (orders: readonly SellerOrder[]) => {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set());
  const open = orders.filter(canBePicked);
  const picked = open.filter(({ order_code }) => codes.has(order_code));
  return {
    open,
    picked,
    isPicked: (code: string) => picked.some(({ order_code }) => order_code === code),
    pick: (code: string, on: boolean) =>
      setCodes((before) => new Set(on ? [...before, code] : [...before].filter((one) => one !== code))),
    pickAll: (on: boolean) => setCodes(new Set(on ? open.map(({ order_code }) => order_code) : [])),
    codesFor: (action: Together) =>
      picked.filter(({ actions }) => actions.includes(action)).map(({ order_code }) => order_code),
  };
};
