/** Limits of the chat between buyers and stores. */
export const chatLimits = {
  length: 2_000,
  images: 5,
  /** Messages of one user. */
  perMinute: 20,
  perDay: 300,
  /** Stores that a buyer writes to for the first time within 24 hours. */
  newPerDay: 10,
  /** Days after the end of an order in which the store may write first. */
  afterOrderDays: 90,
} as const;

export const chatSides = ['buyer', 'seller'] as const;
export type ChatSide = (typeof chatSides)[number];

export const messageKinds = ['text', 'image', 'product', 'order'] as const;
export type MessageKind = (typeof messageKinds)[number];
