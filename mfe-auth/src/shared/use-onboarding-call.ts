import { overlay, useSubmit } from '@pasar/slice-kit';

/** A call of the way in: one at a time, with the loading overlay open while it runs (SPEC 8). */
export const useOnboardingCall = <Args extends unknown[]>(send: (...args: Args) => Promise<unknown>) =>
  useSubmit((...args: Args) => overlay.during(send(...args)));
