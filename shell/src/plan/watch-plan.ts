import type { Plan, SliceName } from '@pasar/contract';
import { toast } from '@pasar/slice-kit';
import { canLeave } from '@pasar/slice-kit/host';
import type { i18n } from 'i18next';

/** The response of `/r/plan`: the plan that a new document would get now. */
interface CurrentPlan {
  id: string;
  /** Slices that were switched off. */
  disabled?: SliceName[];
}

export interface PlanWatch {
  /** Whether the next navigation should load a document. */
  stale(): boolean;
}

/**
 * Requests the current plan when the user comes back to the tab. With a stale one the next navigation loads
 * a document, unless a form holds unsaved input. A slice that was switched off forces that in any case, and
 * the page shows why.
 */
export const watchPlan = (plan: Plan, i18n: i18n): PlanWatch => {
  let latest: CurrentPlan = { id: plan.id };
  const disabled = () => latest.disabled?.some((slice) => plan.slices[slice] !== undefined) === true;

  const ask = async () => {
    if (document.visibilityState !== 'visible' || disabled()) return;
    try {
      const response = await fetch('/r/plan', { cache: 'no-store' });
      if (response.ok) latest = (await response.json()) as CurrentPlan;
      if (disabled()) toast.info(i18n.t('update', { ns: 'shell' }));
    } catch {
      // Offline: the present document stays.
    }
  };
  document.addEventListener('visibilitychange', () => void ask());

  return { stale: () => latest.id !== plan.id && (disabled() || canLeave()) };
};
