import { isDeepStrictEqual } from 'node:util';
import type { OnboardingStep } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { json } from '../../platform/database/json.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { UserRow } from '../accounts/index.ts';
import { nextStep, type OnboardingDraftRow, savedTab } from './onboarding-draft.ts';

/** A form as it comes back from the database, where a field that is undefined is not there. */
const asKept = (form: object): unknown => JSON.parse(JSON.stringify(form));

/**
 * Whether a finished onboarding is sent once more, as after a lost response; it then counts as saved. Throws 409 when
 * the form differs, because the data has moved to the account.
 */
export const isRepeated = (setup: OnboardingDraftRow, step: OnboardingStep, form: object): boolean => {
  if (!setup.finished_at) return false;
  if (isDeepStrictEqual(setup[step], asKept(form))) return true;
  throw apiError.conflict('setup.finished', { reason: 'setup_finished', next_step: nextStep(setup) });
};

/** Writes one step of an onboarding and its progress; `finished` ends it. Returns both rows. */
export const writeStep = async (
  ctx: Context,
  person: UserRow,
  {
    setup,
    step,
    form,
    finished,
  }: { setup: OnboardingDraftRow; step: OnboardingStep; form: object; finished: boolean },
): Promise<{ person: UserRow; setup: OnboardingDraftRow }> => {
  const now = ctx.clock.now();
  const kept = { [step]: json(form), updated_at: now, ...(finished ? { finished_at: now } : {}) };
  const { user_id, flow } = setup;
  const saved = await ctx.db
    .insertInto('onboarding_drafts')
    .values({ user_id, flow, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'flow']).doUpdateSet(kept))
    .returningAll()
    .executeTakeFirstOrThrow();
  const updated = await ctx.db
    .updateTable('users')
    .set({
      onboarding_flow: flow,
      onboarding_step: savedTab(saved),
      ...(finished ? { registered_as: flow, onboarding_done_at: person.onboarding_done_at ?? now } : {}),
    })
    .where('id', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { person: updated, setup: saved };
};
