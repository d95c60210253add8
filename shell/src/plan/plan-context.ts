import type { Plan } from '@pasar/contract';
import { createContext, useContext } from 'react';
import { ownerOf } from './owner-of.ts';

export const PlanContext = createContext<Plan | null>(null);

/** The plan of this document. Throws outside the shell. */
export const usePlan = (): Plan => {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('No plan around this component');
  return plan;
};

const offersOf = new WeakMap<Plan, Map<string, boolean>>();

const offered = (plan: Plan, path: string): boolean => {
  const owner = ownerOf(plan, path.replace(/[?#].*$/s, ''));
  return owner !== undefined && !plan.disabled.includes(owner);
};

/** Whether a page exists now: the frame links only to pages that a slice of the plan owns and that is not off. */
export const useOffers = (): ((path: string) => boolean) => {
  const plan = usePlan();
  const known = offersOf.get(plan) ?? new Map<string, boolean>();
  offersOf.set(plan, known);
  return (path) => {
    // The frame asks for the same few pages each time that it is drawn.
    const answer = known.get(path) ?? offered(plan, path);
    known.set(path, answer);
    return answer;
  };
};
