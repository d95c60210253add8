import type { Boot, Plan } from '@pasar/contract';
import { pagesAt } from '../loading/load-components.ts';
import type { LoadedSlice } from '../loading/load-slice.ts';
import type { Slices } from '../loading/slices.ts';
import { withTimeout } from '../loading/with-timeout.ts';
import { findOwner } from '../plan/find-owner.ts';
import type { Hydration } from '../server/hydration.ts';

/** How long a frame with a slice's skeleton waits for the slice before it is drawn anew, in milliseconds. */
const frameWait = 1500;

/** What the browser does with the markup: take it over with these parts, or draw the page itself. */
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
    // The router asks for the slice again and hears the same; its panel says so.
    return {};
  }
};

/** A frame shows the shapes of its pages. */
const withSkeletons = async (loaded: LoadedSlice): Promise<LoadedSlice> => {
  await Promise.all(pagesAt(loaded.slice, location.pathname).map(({ skeleton }) => skeleton?.load?.()));
  return loaded;
};
