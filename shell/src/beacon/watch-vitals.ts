import type { ErrorRelease } from './report-exception.ts';
import { getReportedPage } from './report-slice.ts';
import type { workWhenIdle } from './work-when-idle.ts';

/** Milliseconds that a busy page may put it off. */
const patience = 10_000;

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patience });
  else setTimeout(run, patience / 2);
};

/**
 * Measures the vitals of this page with code that is requested once everything else has come and nothing is to be done.
 * The same code does what else can wait for that moment.
 * `shown`: the release of the page that is shown now; `live`: whose hints are followed then.
 */
export const watchVitals = (
  shown: () => ErrorRelease | undefined,
  live: Parameters<typeof workWhenIdle>[0],
): void => {
  const page = getReportedPage();
  const first = shown();
  if (!page || !first) return;
  const begin = () =>
    whenIdle(() => {
      import(/* webpackChunkName: "idle" */ './work-when-idle.ts').then(
        ({ workWhenIdle }) => workWhenIdle(live, page, first, shown),
        () => undefined,
      );
    });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};
