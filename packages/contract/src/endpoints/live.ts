/** The stream of hints of a signed-in user, below `/api`: `text/event-stream`, so it is no call with an envelope. */
export const livePath = '/live';

/** What may have changed; the page that shows it repeats its ordinary call. */
export const liveKinds = ['notifications', 'chat', 'cart', 'order'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** Names what changed for a user or for their store, never its content. */
export interface LiveHint {
  audience: 'user' | 'store';
  kind: LiveKind;
  /** The number of a conversation or the code of an order; empty where there is one of a kind. */
  ref: string;
}

/** Numbers of the stream that server and browser share. */
export const liveLimits = {
  /** Seconds between two signs of life. */
  heartbeat: 25,
  /** Streams of one person, and of one server process: beyond them 503. */
  perPerson: 5,
  perProcess: 2_000,
  /** Seconds between two looks where no stream is to be had. */
  poll: 60,
  /** Seconds, at random, before a lost stream is opened again. */
  again: { least: 1, most: 10 },
} as const;
