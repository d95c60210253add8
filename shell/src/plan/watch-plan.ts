import type { Plan, SliceName } from '@pasar/contract';
import { toast } from '@pasar/slice-kit';
import { canLeave } from '@pasar/slice-kit/host';
import type { i18n } from 'i18next';

/** What `/r/plan` answers: the plan that a new document would get now. */
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
 * Asks for the current plan when the person comes back to the tab. A stale one lets the next navigation load a
 * document, unless a form holds unsaved input; a slice that was switched off does so in any case, and the page says it.
 */
export const watchPlan = (plan: Plan, i18n: i18n): PlanWatch => {
  let latest: CurrentPlan = { id: plan.id };
  const killed = () => latest.disabled?.some((slice) => plan.slices[slice] !== undefined) === true;

  const ask = async () => {
    if (document.visibilityState !== 'visible' || killed()) return;
    try {
      const response = await fetch('/r/plan', { cache: 'no-store' });
      if (response.ok) latest = (await response.json()) as CurrentPlan;
      if (killed()) toast.info(i18n.t('update', { ns: 'shell' }));
    } catch {
      // Offline: the document that stands goes on.
    }
  };
  document.addEventListener('visibilitychange', () => void ask());

  return { stale: () => latest.id !== plan.id && (killed() || canLeave()) };
};
