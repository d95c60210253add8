import { onINP, onLCP } from 'web-vitals';
import type { ErrorRelease } from './report-exception.ts';

const most = 60_000;
const tidy = (ms: number | undefined) => (ms === undefined ? undefined : Math.min(most, Math.round(ms)));

/**
 * Sends the largest paint of the document and its slowest interaction when the page is hidden for the first time.
 * Interactions on pages of other slices are not the first one's, and are left out.
 */
export const sendVitals = (
  page: { planId: string; ticket: string },
  first: ErrorRelease,
  shown: () => ErrorRelease | undefined,
): void => {
  let lcp: number | undefined;
  let inp: number | undefined;
  let sent = false;
  onLCP(
    ({ value }) => {
      lcp = value;
    },
    { reportAllChanges: true },
  );
  onINP(
    ({ value }) => {
      if (shown()?.app === first.app) inp = value;
    },
    { reportAllChanges: true },
  );
  // Added after those of the library, which complete their figures at the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || sent) return;
    if (lcp === undefined && inp === undefined) return;
    sent = true;
    navigator.sendBeacon('/r/vitals', JSON.stringify({ ...page, ...first, lcp: tidy(lcp), inp: tidy(inp) }));
  });
};
