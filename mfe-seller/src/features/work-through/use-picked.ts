import type { SellerOrder } from '@pasar/contract';
import { useState } from 'react';

/** What can be done with several orders at once. */
export type Together = 'approve' | 'pickup' | 'print';

/** A label is worth its paper from the airway bill until the courier has the parcel. */
const isPrintable = ({ status, shipping }: SellerOrder) =>
  status === 'ready_to_ship' && shipping.awb !== null;

const canBe: Record<Together, (order: SellerOrder) => boolean> = {
  approve: ({ actions }) => actions.includes('approve'),
  pickup: ({ actions }) => actions.includes('pickup'),
  print: isPrintable,
};

export const canBePicked = (order: SellerOrder): boolean => Object.values(canBe).some((can) => can(order));

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
    codesFor: (action: Together) => picked.filter(canBe[action]).map(({ order_code }) => order_code),
  };
};
