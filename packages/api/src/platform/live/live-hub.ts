import type { LiveHint } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { SignedInUser } from '../actor.ts';
import type { LiveHints } from './live-hints.tables.ts';

export type HintRow = Omit<Selectable<LiveHints>, 'at'>;

/** One open stream. */
export interface Listener {
  actor: SignedInUser;
  /** Throws nothing; a stream whose reader is away drops what it cannot hold. */
  send(hint: LiveHint): void;
  beat(): void;
  end(): void;
}

export interface LiveLimits {
  perPerson: number;
  perProcess: number;
}

/** The open streams of this process, and which hints they have had. */
export interface LiveHub {
  /** Adds a stream; false beyond the limits, and once the server ends. */
  add(listener: Listener): boolean;
  remove(listener: Listener): void;
  listeners(): readonly Listener[];
  /** Sends hints to those they concern, each row once. */
  deliver(rows: readonly HintRow[]): void;
  /** Remembers rows without sending them: whoever listens from now on has loaded what they name. */
  skip(rows: readonly Pick<HintRow, 'id'>[]): void;
  /** Forgets the rows up to a number, which nobody reads again. */
  forget(upTo: number): void;
  /** Ends all streams; no other begins. */
  close(): void;
}

const keysOf = ({ userId, merchantId }: SignedInUser): string[] => [
  `user ${userId}`,
  ...(merchantId === null ? [] : [`store ${merchantId}`]),
];

export const createLiveHub = ({ perPerson, perProcess }: LiveLimits): LiveHub => {
  const all = new Set<Listener>();
  const byKey = new Map<string, Set<Listener>>();
  const known = new Set<number>();
  let isClosed = false;
  let forgotten = 0;

  const remove = (listener: Listener) => {
    all.delete(listener);
    for (const key of keysOf(listener.actor)) {
      const set = byKey.get(key);
      set?.delete(listener);
      if (set?.size === 0) byKey.delete(key);
    }
  };
  return {
    add: (listener) => {
      if (isClosed || all.size >= perProcess) return false;
      if ((byKey.get(`user ${listener.actor.userId}`)?.size ?? 0) >= perPerson) return false;
      all.add(listener);
      for (const key of keysOf(listener.actor)) byKey.set(key, (byKey.get(key) ?? new Set()).add(listener));
      return true;
    },
    remove,
    listeners: () => [...all],
    deliver: (rows) => {
      if (all.size === 0) return;
      for (const { id, audience, owner_id, kind, ref } of rows) {
        if (id <= forgotten || known.has(id)) continue;
        known.add(id);
        for (const listener of byKey.get(`${audience} ${owner_id}`) ?? [])
          listener.send({ audience, kind, ref });
      }
    },
    skip: (rows) => {
      for (const { id } of rows) known.add(id);
    },
    forget: (upTo) => {
      forgotten = Math.max(forgotten, upTo);
      for (const id of known) if (id <= upTo) known.delete(id);
    },
    close: () => {
      isClosed = true;
      for (const listener of all) {
        remove(listener);
        listener.end();
      }
    },
  };
};
