/** A person registers to shop, or to sell (SPEC 2). */
export type SetupFlow = 'buyer' | 'merchant';
export type SetupStep = 'personal' | 'company' | 'store' | 'location' | 'bank';
export type SetupType = 'personal' | 'company';

/** The tabs of each setup, from 1 (SPEC 2 "Merchant setup", "Buyer setup"). */
export const setupTabs: Record<SetupFlow, readonly SetupStep[]> = {
  buyer: ['personal', 'location', 'company'],
  merchant: ['personal', 'company', 'store', 'location', 'bank'],
};

/** The steps that one person takes: a single person has no company step (SPEC 4). */
export const setupSteps = (flow: SetupFlow, type: SetupType): readonly SetupStep[] =>
  setupTabs[flow].filter((step) => type === 'company' || step !== 'company');

/** The number of a step's tab; of a single merchant the second is missing, so that 3 follows 1. */
export const tabOf = (flow: SetupFlow, step: SetupStep): number => setupTabs[flow].indexOf(step) + 1;

/** The step that follows; undefined after the last (SPEC 4: a single merchant jumps from 1 to 3). */
export const stepAfter = (flow: SetupFlow, type: SetupType, step: SetupStep): SetupStep | undefined => {
  const steps = setupSteps(flow, type);
  return steps[steps.indexOf(step) + 1];
};

/** The step before; undefined on step 1 (SPEC 4: a single merchant goes back from 3 to 1). */
export const stepBefore = (flow: SetupFlow, type: SetupType, step: SetupStep): SetupStep | undefined => {
  const steps = setupSteps(flow, type);
  return steps[steps.indexOf(step) - 1];
};
