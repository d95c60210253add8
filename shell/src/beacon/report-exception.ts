import type { AppName, IncidentKind } from '@pasar/contract';
import { getReportedPage } from './report-slice.ts';

/** The release whose code threw. */
export interface ErrorRelease {
  app: AppName;
  version: string;
}

const reported = new WeakSet<object>();

/**
 * Sends an exception to the market, once, with the code that does so: pages without one never load it. Nothing waits for
 * it, and what goes wrong there is nobody's concern.
 */
export const reportException = (kind: IncidentKind, error: unknown, release: ErrorRelease): void => {
  const page = getReportedPage();
  // Without a connection nothing comes, and that is nobody's fault.
  if (!page || navigator.onLine === false) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  import(/* webpackChunkName: "exceptions" */ './send-exceptions.ts').then(
    ({ sendException }) => sendException(page, kind, error, release),
    () => undefined,
  );
};
