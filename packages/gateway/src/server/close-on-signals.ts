import type { RunningServer } from './server.ts';

/** Ends the process on SIGINT, SIGTERM or SIGHUP: in order at the first, at once at the second. */
export const closeOnSignals = (market: Pick<RunningServer, 'close'>): void => {
  let leaving = false;
  const leave = () => {
    if (leaving) process.exit(1);
    leaving = true;
    market.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
};
