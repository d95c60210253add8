import type { OnboardingStep } from '@pasar/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { parse } from '../../platform/http/parse.ts';
import type { UserRow } from '../accounts/index.ts';
import { finishBuyer } from './finish-buyer.ts';
import { finishMerchant } from './finish-merchant.ts';
import { lockUser } from './lock-user.ts';
import {
  hasStep,
  isLast,
  missingBefore,
  nextStep,
  type OnboardingDraftRow,
  readOnboardingDraft,
} from './onboarding-draft.ts';
import { type OnboardingProgress, presentOnboardingProgress } from './present-onboarding-progress.ts';
import { isRepeated, writeStep } from './write-step.ts';

interface Step<S extends GenericSchema> {
  step: Exclude<OnboardingStep, 'personal'>;
  /** The form of this step for the user; null when their onboarding has no such step. */
  formOf(setup: OnboardingDraftRow): S | null;
  /** Checks beyond the form: regions, banks, images. Throws 422. */
  check?(ctx: Context, form: InferOutput<S>): Promise<void>;
}

/** The user's current onboarding. */
const currentSetup = async (ctx: Context, person: UserRow): Promise<OnboardingDraftRow | null> =>
  person.onboarding_flow === 'none' ? null : readOnboardingDraft(ctx, person.id, person.onboarding_flow);

const outOfOrder = (missing: OnboardingStep | null) =>
  apiError.conflict('setup.order', { reason: 'setup_order', next_step: missing });

const finish = (ctx: Context, setup: OnboardingDraftRow) =>
  setup.flow === 'buyer' ? finishBuyer(ctx, setup) : finishMerchant(ctx, setup);

/**
 * Saves one step after the first; the last one finishes the onboarding (SPEC 4). Steps may be saved again until then.
 * Throws 401, 409 `setup_order` with the step that comes first or `setup_finished`, and 422 by the rules of SPEC 5.
 */
export const saveStep = async <S extends GenericSchema>(
  ctx: Context,
  body: unknown,
  { step, formOf, check }: Step<S>,
): Promise<OnboardingProgress> =>
  inTransaction(ctx, async (ctxInTx) => {
    const person = await lockUser(ctxInTx);
    const setup = await currentSetup(ctxInTx, person);
    if (!setup?.personal) throw outOfOrder('personal');
    const schema = formOf(setup);
    if (!schema || !hasStep(setup, step)) throw outOfOrder(nextStep(setup));
    const form = parse(schema, body) as InferOutput<S> & object;
    if (isRepeated(setup, step, form)) return presentOnboardingProgress(ctxInTx, person, setup);
    const missing = missingBefore(setup, step);
    if (missing) throw outOfOrder(missing);
    await check?.(ctxInTx, form);
    const finished = isLast(setup, step);
    if (finished) await finish(ctxInTx, { ...setup, [step]: form });
    const saved = await writeStep(ctxInTx, person, { setup, step, form, finished });
    return presentOnboardingProgress(ctxInTx, saved.person, saved.setup);
  });
