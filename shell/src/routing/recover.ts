import type { Plan, SliceName } from '@pasar/contract';
import { afterPaint } from '@pasar/slice-kit';
import { canLeave } from '@pasar/slice-kit/host';
import { markFallback } from '../beacon/report-slice.ts';
import type { LoadedSlice } from '../loading/load-slice.ts';
import type { Slices } from '../loading/slices.ts';
import type { Router } from './browser-router.ts';
import { recoveryStore } from './recovery.store.ts';

interface Recovery {
  plan: Plan;
  name: SliceName;
  /** The slices of another plan. */
  slicesOf(plan: Plan): Slices;
  /** A router on them that begins with a slice which is here. */
  routerOf(plan: Plan, slices: Slices, first: LoadedSlice): Router;
  /** Shows what another router has. */
  show(router: Router, slices: Slices): void;
}

/** The plan with the version of a slice that is known to be good, or undefined without one. */
const withFallback = (plan: Plan, name: SliceName): Plan | undefined => {
  const planned = plan.slices[name];
  if (!planned?.fallback) return undefined;
  return { ...plan, slices: { ...plan.slices, [name]: { paths: planned.paths, ...planned.fallback } } };
};

const isReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      end();
      resolve();
    });
  });

const remount = async ({ name, slicesOf, routerOf, show }: Recovery, plan: Plan): Promise<void> => {
  const version = plan.slices[name]?.version ?? '';
  markFallback(name, version);
  const slices = slicesOf(plan);
  // Whether it comes is reported where it is loaded, and whether it is shown where it mounts.
  const first = await slices.load(name, location.pathname).catch(() => undefined);
  if (!first) return;
  const router = routerOf(plan, slices, first);
  await isReady(router);
  show(router, slices);
};

/**
 * After a throw in render: shows the page again on the last good version of its slice, or offers that where something is
 * typed and not saved.
 */
export const recover = async (recovery: Recovery): Promise<void> => {
  const plan = withFallback(recovery.plan, recovery.name);
  if (!plan) return;
  // What threw is out of the page by then, and so is what was typed in it.
  await afterPaint();
  if (canLeave()) return remount(recovery, plan);
  recoveryStore.setState({
    offer: () => {
      recoveryStore.setState({ offer: undefined });
      void remount(recovery, plan);
    },
  });
};
