import type { AppName } from '@pasar/contract';
import { reportException } from './report-exception.ts';
import { reportSlice } from './report-slice.ts';

const place = /\/r\/([a-z][a-z0-9-]+)\/([0-9][\w.-]*)\//;

/** The release whose code threw an error, as far as its stack shows: the innermost frame counts. */
export const findErrorRelease = (error: unknown): { app: AppName; version: string } | undefined => {
  const [, app, version] = place.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return app && version ? { app, version } : undefined;
};

/** Errors of scripts that load, and after the page is complete, in a click or a timer, are reported with their release. */
export const watchErrors = (): void => {
  const report = (kind: 'evaluation' | 'handler' | 'rejection', error: unknown) => {
    const release = findErrorRelease(error);
    if (!release) return;
    reportSlice({ ...release, phase: 'render', outcome: 'error' });
    reportException(kind, error, release);
  };
  // A script that throws while it is loaded is still the current one.
  addEventListener('error', (event) =>
    report(document.currentScript ? 'evaluation' : 'handler', event.error),
  );
  addEventListener('unhandledrejection', (event) => report('rejection', event.reason));
};
