import { readSettings } from '../modules/back-office/index.ts';
import { readTariff } from '../modules/shipping/index.ts';
import type { Context } from '../platform/context.ts';

/** Milliseconds after which a server has what staff set at another one. */
const betweenReads = 2_000;

/** Puts in force what staff have set, now. */
export const readWhatStaffSet = async (ctx: Context): Promise<void> => {
  await Promise.all([readSettings(ctx), readTariff(ctx)]);
};

/** Follows what staff set at other servers, within five seconds (back-office B27). Returns what ends it. */
export const followSettings = (ctx: Context, every = betweenReads): (() => void) => {
  const read = () =>
    readWhatStaffSet(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'settings could not be read');
    });
  const timer = setInterval(() => void read(), every).unref();
  return () => clearInterval(timer);
};
