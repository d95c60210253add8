import { liveLimits } from '@pasar/contract';
import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { createHintReader } from '../../platform/live/follow-hints.ts';
import { readSessionStores } from '../accounts/index.ts';

/** Sessions of one query. */
const atOnce = 500;

/** A sign of life to every stream whose session is still open with the same store; the others end. */
export const beatStreams = async (ctx: Context): Promise<void> => {
  const listeners = ctx.live.listeners();
  for (let first = 0; first < listeners.length; first += atOnce) {
    const part = listeners.slice(first, first + atOnce);
    const stores = await readSessionStores(
      ctx,
      part.map(({ actor }) => actor.sessionId),
    );
    for (const listener of part) {
      const { sessionId, merchantId } = listener.actor;
      if (stores.get(sessionId) === merchantId) listener.beat();
      else listener.end();
    }
  }
};

/** Runs the work again and again, never twice at once; a failed round costs nothing but itself. */
const repeat = (ctx: Context, everyMs: number, work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => ctx.log.error({ err: error }, 'hints could not be read'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};

/** Feeds the streams of this process until the returned function is called, which ends them. */
export const startLive = (ctx: Context): (() => Promise<void>) => {
  const stops = [
    repeat(ctx, second, createHintReader(ctx)),
    repeat(ctx, liveLimits.heartbeat * second, () => beatStreams(ctx)),
  ];
  return async () => {
    ctx.live.close();
    for (const stop of stops) await stop();
  };
};
