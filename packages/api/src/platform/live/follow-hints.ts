import { earlier, second } from '../clock.ts';
import type { Context } from '../context.ts';

/** Rows are read again for so many milliseconds: numbers commit out of order. */
const rereadMs = 10 * second;
/** What is older when the first one begins to listen was there when its page loaded. */
const newMs = 5 * second;
/** Rows of one read; another one follows a full one. */
const most = 2_000;

const readAfter = ({ db }: Context, id: number) =>
  db.selectFrom('live_hints').selectAll().where('id', '>', id).orderBy('id').limit(most).execute();

const readLast = async ({ db }: Context): Promise<number> => {
  const { last } = await db
    .selectFrom('live_hints')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

/**
 * Reads what other processes wrote, while somebody listens here. Each call is one round: a query by number that returns
 * the rows of the last seconds, of which the hub drops those it has had.
 */
export const createHintReader = (ctx: Context, now: () => number = () => performance.now()) => {
  /** The highest number at each round of the last seconds. */
  let rounds: { at: number; last: number }[] = [];
  let floor: number | undefined;

  const begin = async () => {
    floor = Math.max(0, (await readLast(ctx)) - most / 2);
    const [rows, since] = [await readAfter(ctx, floor), earlier(ctx.clock, newMs)];
    ctx.live.skip(rows.filter(({ at }) => at < since));
    ctx.live.deliver(rows);
  };
  const read = async (from: number): Promise<void> => {
    const rows = await readAfter(ctx, from);
    ctx.live.deliver(rows);
    const [at, last] = [now(), rows.at(-1)?.id ?? from];
    rounds.push({ at, last });
    const isFull = rows.length === most;
    const done = isFull ? last : rounds.findLast((round) => at - round.at >= rereadMs)?.last;
    if (done === undefined) return;
    floor = done;
    ctx.live.forget(done);
    rounds = rounds.filter((round) => at - round.at < rereadMs);
    if (isFull) await read(done);
  };
  return async (): Promise<void> => {
    if (ctx.live.listeners().length > 0) return floor === undefined ? begin() : read(floor);
    floor = undefined;
    rounds = [];
  };
};
