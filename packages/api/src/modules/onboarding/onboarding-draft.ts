import './onboarding.tables.ts';
import { getOnboardingSteps, getTabNumber, type OnboardingFlow, type OnboardingStep } from '@pasar/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { OnboardingDrafts } from './onboarding.tables.ts';

export type OnboardingDraftRow = Selectable<OnboardingDrafts>;

/** A user's draft of one onboarding flow; an empty one when nothing was saved. */
export const readOnboardingDraft = async (
  ctx: Context,
  userId: number,
  flow: OnboardingFlow,
): Promise<OnboardingDraftRow> => {
  const found = await ctx.db
    .selectFrom('onboarding_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('flow', '=', flow)
    .executeTakeFirst();
  const nothing = { personal: null, company: null, store: null, location: null, bank: null };
  return found ?? { user_id: userId, flow, ...nothing, finished_at: null, updated_at: ctx.clock.now() };
};

const stepsOf = ({ flow, personal }: OnboardingDraftRow) =>
  getOnboardingSteps(flow, personal?.is_company ?? 'company');

/** Whether a step belongs to this user's onboarding: an individual has no company step. */
export const hasStep = (setup: OnboardingDraftRow, step: OnboardingStep): boolean =>
  stepsOf(setup).includes(step);

/** The step before `step` that is not saved yet; null when all are. */
export const missingBefore = (setup: OnboardingDraftRow, step: OnboardingStep): OnboardingStep | null => {
  const steps = stepsOf(setup);
  return steps.slice(0, steps.indexOf(step)).find((before) => setup[before] === null) ?? null;
};

/** Whether a save of this step completes the onboarding. */
export const isLast = (setup: OnboardingDraftRow, step: OnboardingStep): boolean =>
  stepsOf(setup).at(-1) === step;

/** The next step to fill in; the last step again when a change of type removed it. Null when finished. */
export const nextStep = (setup: OnboardingDraftRow): OnboardingStep | null => {
  if (setup.finished_at) return null;
  const steps = stepsOf(setup);
  return steps.find((step) => setup[step] === null) ?? steps.at(-1) ?? null;
};

/** The tab of the last step that is saved without a gap before it; 0 before the first. */
export const savedTab = (setup: OnboardingDraftRow): number => {
  const steps = stepsOf(setup);
  const gap = steps.findIndex((step) => setup[step] === null);
  const last = gap === -1 ? steps.at(-1) : steps[gap - 1];
  return last === undefined ? 0 : getTabNumber(setup.flow, last);
};
