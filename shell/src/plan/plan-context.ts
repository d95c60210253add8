import type { Plan } from '@pasar/contract';
import { createContext, useContext } from 'react';
import { findOwner } from './find-owner.ts';

export const PlanContext = createContext<Plan | null>(null);

/** The plan of this document. Throws outside the shell. */
export const usePlan = (): Plan => {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('No plan around this component');
  return plan;
};

/**
 * Whether a page exists now: the layout links only to pages that a slice of the plan owns and that is not
 * off.
 */
export const useHasPage = (): ((path: string) => boolean) => {
  const plan = usePlan();
  return (path) => {
    const owner = findOwner(plan, path.replace(/[?#].*$/s, ''));
    return owner !== undefined && !plan.disabled.includes(owner);
  };
};
