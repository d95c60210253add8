import * as v from 'valibot';

/** What a question to the market's people is about. */
export const ticketTopics = ['order', 'payment', 'account', 'selling', 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** `open` waits for the team, `answered` for the person; nobody writes to one that is closed. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketLimits = {
  /** Tickets that one person, and one network without a sign-in, may open within 24 hours. */
  perDay: 3,
  /** Further messages of one person in a ticket within 24 hours. */
  messagesPerDay: 10,
  shortest: 10,
  longest: 2_000,
} as const;
/** Months after its last message in which a ticket is deleted. */
export const ticketMonths = 24;

export const TicketMessage = v.object({
  id: v.number(),
  side: v.picklist(['person', 'staff']),
  text: v.string(),
  at: v.string(),
});
export type TicketMessage = v.InferOutput<typeof TicketMessage>;

/** What every list of tickets has. */
export const ticketFields = {
  code: v.string(),
  topic: v.picklist(ticketTopics),
  /** The order that it is about, as it was typed. */
  order_code: v.nullable(v.string()),
  state: v.picklist(ticketStates),
  /** The first words. */
  excerpt: v.string(),
  created_at: v.string(),
  /** Of the last message, or of the closing. */
  changed_at: v.string(),
};
