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
  /** Of a store: prepared texts, and the length of each and of what is sent by itself. */
  templates: 50,
  templateLength: 500,
} as const;

export const chatSides = ['buyer', 'seller'] as const;
export type ChatSide = (typeof chatSides)[number];

/** Whose a message is: of a person on one side, or one that the store's settings send by themselves. */
export const messageSides = [...chatSides, 'auto'] as const;
export type MessageSide = (typeof messageSides)[number];

export const messageKinds = ['text', 'image', 'product', 'order'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What follows for who wrote a message that the market hid: nothing more, a warning, or days without chat. */
export const chatMeasures = ['hide', 'warn', 'pause_1', 'pause_7', 'pause_30'] as const;
export type ChatMeasure = (typeof chatMeasures)[number];
/** The days of a measure in which its person cannot write; 0 for none. */
export const pauseDays: Record<ChatMeasure, number> = {
  hide: 0,
  warn: 0,
  pause_1: 1,
  pause_7: 7,
  pause_30: 30,
};
