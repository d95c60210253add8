import type { Plan } from '@pasar/contract';
import { createContext, useContext } from 'react';

export const PlanContext = createContext<Plan | null>(null);

/** The plan of this document. Throws outside the shell. */
export const usePlan = (): Plan => {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('No plan around this component');
  return plan;
};

/** Whether a page exists now: the layout links only to pages that a slice of the plan has and that is not off. */
export const useHasPage = (): ((name: string) => boolean) => {
  const { links, disabled } = usePlan();
  return (name) => Object.hasOwn(links, name) && !disabled.some((slice) => name.startsWith(`${slice}.`));
};
