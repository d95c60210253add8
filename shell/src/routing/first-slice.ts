import type { Boot, Plan } from '@pasar/contract';
import { pagesAt } from '../loading/load-components.ts';
import type { LoadedSlice } from '../loading/load-slice.ts';
import type { Slices } from '../loading/slices.ts';
import { withTimeout } from '../loading/with-timeout.ts';
import { findOwner } from '../plan/find-owner.ts';
import type { Hydration } from '../server/hydration.ts';

/**
 * How long a layout with a slice's skeleton waits for the slice before it is rendered anew, in
 * milliseconds.
 */
const frameWait = 1500;

/** What the browser does with the markup: hydrate it with these parts, or render the page itself. */
export type Start = { hydration: Hydration; first?: LoadedSlice } | { hydration?: undefined };

/**
 * Fetches what the markup was made of, so that the first render is the same. The markup is given up when its slice
 * does not come, or comes in another version.
 */
export const firstSlice = async (plan: Plan, boot: Boot, slices: Slices): Promise<Start> => {
  const hydration = boot.hydration as Hydration | undefined; // the same build wrote it on the server
  if (!hydration || boot.mode === 'csr') return {};
  const owner = findOwner(plan, location.pathname);
  if (!hydration.slice || !owner) return { hydration };
  try {
    // The reader waits since the document began, not since its scripts run.
    const load = slices.load(owner, location.pathname, 0);
    const first = await (boot.mode === 'frame' ? withTimeout(frameWait, load.then(withSkeletons)) : load);
    return first.release.version === hydration.slice ? { hydration, first } : {};
  } catch {
    // The router requests the slice again and gets the same error; its panel shows it.
    return {};
  }
};

/** A layout shows the skeletons of its pages. */
const withSkeletons = async (loaded: LoadedSlice): Promise<LoadedSlice> => {
  await Promise.all(pagesAt(loaded.slice, location.pathname).map(({ skeleton }) => skeleton?.load?.()));
  return loaded;
};
