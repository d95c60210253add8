import type { Insertable } from 'kysely';
import { minute } from '../clock.ts';
import { isRejection } from './security-event-name.ts';
import type { SecurityEvents } from './security-events.tables.ts';

export type EventRow = Omit<Insertable<SecurityEvents>, 'id' | 'details'> & {
  details: Record<string, string | number | boolean | null>;
};
type NewEvent = Omit<EventRow, 'first_at' | 'last_at' | 'count'> & { at: Date };

interface Waiting {
  row: EventRow;
  /** Zero: everything that came in this minute is written. */
  count: number;
  wasWritten: boolean;
  /** Milliseconds since 1970 when its minute is over. */
  ends: number;
}

/** Different events of one minute: anybody can cause rejections without end, the rest needs an account. */
const most = { refusal: 300, other: 3_000 };
/** Different rejections of one kind from one network: a loud one must not take the capacity of all. */
const mostOfNetwork = 20;

/**
 * Events on their way to the database, in bounded memory. Equal ones of one minute are counted in one row. Beyond a
 * number of different ones a row counts the kind of event and network, then the kind alone.
 */
export interface EventBuffer {
  add(event: NewEvent): void;
  /** What is to be written now: the first of its minute at once, the number of the others when the minute is over. */
  take(now: Date): EventRow[];
  /** All waiting events, for a server that stops. */
  takeAll(): EventRow[];
  /** Events that could not be written keep waiting. */
  giveBack(rows: readonly EventRow[]): void;
}

export const createEventBuffer = (): EventBuffer => {
  const waiting = new Map<string, Waiting>();
  const different = { refusal: 0, other: 0 };
  const ofNetwork = new Map<string, number>();

  const kindOf = (event: string) => (isRejection(event) ? 'refusal' : 'other');
  const keyOf = ({ event, actor_id, account_id, network, details }: EventRow, ends: number) =>
    JSON.stringify([ends, event, actor_id, account_id, network, details]);
  const networkKey = ({ event, network }: EventRow) => `${event} ${network}`;

  const put = (row: EventRow, ends: number, isBack: boolean): boolean => {
    const key = keyOf(row, ends);
    const known = waiting.get(key);
    if (known) {
      known.row = {
        ...known.row,
        first_at: known.count === 0 ? row.first_at : known.row.first_at,
        last_at: row.last_at,
      };
      known.count += row.count;
      if (isBack) known.wasWritten = false;
      return true;
    }
    const isSummary = row.network === '*';
    const kind = kindOf(row.event);
    const loud = (ofNetwork.get(networkKey(row)) ?? 0) >= mostOfNetwork && kind === 'refusal';
    const isShort = row.account_id === null && row.actor_id === null && Object.keys(row.details).length === 0;
    if (!isSummary && (different[kind] >= most[kind] || (loud && !isShort))) return false;
    waiting.set(key, { row, count: row.count, wasWritten: false, ends });
    different[kind] += 1;
    ofNetwork.set(networkKey(row), (ofNetwork.get(networkKey(row)) ?? 0) + 1);
    return true;
  };

  const accept = (row: EventRow, isBack = false): void => {
    const ends = (Math.floor(row.last_at.getTime() / minute) + 1) * minute;
    const short = { ...row, actor_id: null, account_id: null, details: {} };
    if (put(row, ends, isBack) || put(short, ends, isBack)) return;
    put({ ...short, network: '*' }, ends, isBack);
  };

  const forget = (key: string, { row }: Waiting): void => {
    waiting.delete(key);
    different[kindOf(row.event)] -= 1;
    const left = (ofNetwork.get(networkKey(row)) ?? 0) - 1;
    if (left > 0) ofNetwork.set(networkKey(row), left);
    else ofNetwork.delete(networkKey(row));
  };

  const takeUntil = (now: number): EventRow[] => {
    const rows: EventRow[] = [];
    for (const [key, one] of waiting) {
      const isOver = one.ends <= now;
      if (one.count > 0 && (isOver || !one.wasWritten)) {
        rows.push({ ...one.row, count: one.count });
        one.count = 0;
        one.wasWritten = true;
      }
      if (isOver) forget(key, one);
    }
    return rows;
  };

  return {
    add: ({ at, ...event }) => accept({ ...event, first_at: at, last_at: at, count: 1 }),
    take: (now) => takeUntil(now.getTime()),
    takeAll: () => takeUntil(Number.POSITIVE_INFINITY),
    giveBack: (rows) => {
      for (const row of rows) accept(row, true);
    },
  };
};
