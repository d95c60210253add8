import type { Plan, PlannedNavigation } from '@pasar/contract';
import { useSession } from '@pasar/slice-kit';
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

/** What slices have in a menu, as far as it is for this visitor. */
export const useNavigation = (slot: PlannedNavigation['slot']): PlannedNavigation[] => {
  const { navigation = [] } = usePlan();
  const { user } = useSession();
  const may = { user: user !== null, merchant: user?.merchant != null };
  return navigation.filter((entry) => entry.slot === slot && (!entry.access || may[entry.access]));
};
