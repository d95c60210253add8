import type { Plan } from '@pasar/contract';
import { type PageScope, pageScope, type SectionName } from '@pasar/slice-kit/host';
import { createBrowserRouter, type HydrationState, RouterContextProvider } from 'react-router';
import type { LoadedSlice } from '../loading/load-slice.ts';
import type { Slices } from '../loading/slices.ts';
import { findOwner } from '../plan/find-owner.ts';
import { mountRoute } from './mount-route.tsx';
import { outletId, shellRoutes } from './shell-routes.tsx';

export interface RouterOptions {
  plan: Plan;
  slices: Slices;
  scope: PageScope;
  sectionName: SectionName;
  /** The slice of the first page, when the markup contains it. */
  first?: LoadedSlice;
  hydration?: HydrationState;
}

export type Router = ReturnType<typeof createBrowserRouter>;

/** The page's router. A slice's routes are grafted when a path of it is opened for the first time. */
export const createRouter = ({
  plan,
  slices,
  scope,
  sectionName,
  first,
  hydration,
}: RouterOptions): Router => {
  const mounted = new Set<string>(first ? [first.slice.name] : []);
  const mount = ({ slice, release }: LoadedSlice) =>
    mountRoute({ slice, version: release.version, components: slices.components, sectionName });

  return createBrowserRouter(shellRoutes(first ? [mount(first)] : []), {
    ...(hydration && { hydrationData: hydration }),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(pageScope, scope);
      return context;
    },
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const name = findOwner(plan, path);
      if (!name || mounted.has(name)) return;
      const loaded = await slices.load(name, path).catch(async (failure: unknown) => {
        // The panel's button loads again, and then it must be a new try.
        slices.forget(name);
        // What fails at once, as a slice that is off, must not change the page before the markup was taken over.
        await scope.prepare(new URL(path, location.origin));
        throw failure;
      });
      await scope.prepare(new URL(path, location.origin));
      // A patch for an abandoned navigation does nothing: the next one must load again.
      if (signal.aborted || mounted.has(name)) return;
      patch(outletId, [mount(loaded)]);
      mounted.add(name);
    },
  });
};
