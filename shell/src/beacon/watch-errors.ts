import type { AppName } from '@pasar/contract';
import { reportSlice } from './report-slice.ts';

const place = /\/r\/([a-z][a-z0-9-]+)\/([0-9][\w.-]*)\//;

/** The release whose code threw an error, as far as its stack shows: the innermost frame counts. */
export const findErrorRelease = (error: unknown): { app: AppName; version: string } | undefined => {
  const [, app, version] = place.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return app && version ? { app, version } : undefined;
};

/** Errors after the page is complete, in a click or a timer, are also reported with their release. */
export const watchErrors = (): void => {
  const tell = (error: unknown) => {
    const release = findErrorRelease(error);
    if (release) reportSlice({ ...release, phase: 'render', outcome: 'error' });
  };
  addEventListener('error', (event) => tell(event.error));
  addEventListener('unhandledrejection', (event) => tell(event.reason));
};
