import type { SetupStep } from '@pasar/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failure } from '../../platform/http/failure.ts';
import { parse } from '../../platform/http/parse.ts';
import type { UserRow } from '../accounts/index.ts';
import { finishBuyer } from './finish-buyer.ts';
import { finishMerchant } from './finish-merchant.ts';
import { isRepeated, keepStep } from './keep-step.ts';
import { lockPerson } from './lock-person.ts';
import { progressOf, type SetupProgress } from './progress-of.ts';
import { hasStep, isLast, missingBefore, nextStep, readSetup, type Setup } from './setup.ts';

interface Step<S extends GenericSchema> {
  step: Exclude<SetupStep, 'personal'>;
  /** The form that this person fills in; null when their setup has no such step. */
  formOf(setup: Setup): S | null;
  /** What the form alone cannot say: regions, banks, pictures. Throws 422. */
  check?(ctx: Context, form: InferOutput<S>): Promise<void>;
}

/** The setup that the person is in. */
const currentSetup = async (ctx: Context, person: UserRow): Promise<Setup | null> =>
  person.onboarding_flow === 'none' ? null : readSetup(ctx, person.id, person.onboarding_flow);

const outOfOrder = (missing: SetupStep | null) =>
  failure.conflict('setup.order', { reason: 'setup_order', next_step: missing });

const finish = (ctx: Context, setup: Setup) =>
  setup.flow === 'buyer' ? finishBuyer(ctx, setup) : finishMerchant(ctx, setup);

/**
 * Saves one step after the first; the last one finishes the setup (SPEC 4). Steps may be saved again until then. Throws
 * 401, 409 `setup_order` with the step that comes first or `setup_finished`, and 422 by the rules of SPEC 5.
 */
export const saveStep = async <S extends GenericSchema>(
  ctx: Context,
  body: unknown,
  { step, formOf, check }: Step<S>,
): Promise<SetupProgress> =>
  inTransaction(ctx, async (ctxInTx) => {
    const person = await lockPerson(ctxInTx);
    const setup = await currentSetup(ctxInTx, person);
    if (!setup?.personal) throw outOfOrder('personal');
    const schema = formOf(setup);
    if (!schema || !hasStep(setup, step)) throw outOfOrder(nextStep(setup));
    const form = parse(schema, body) as InferOutput<S> & object;
    if (isRepeated(setup, step, form)) return progressOf(ctxInTx, person, setup);
    const missing = missingBefore(setup, step);
    if (missing) throw outOfOrder(missing);
    await check?.(ctxInTx, form);
    const finished = isLast(setup, step);
    if (finished) await finish(ctxInTx, { ...setup, [step]: form });
    const saved = await keepStep(ctxInTx, person, { setup, step, form, finished });
    return progressOf(ctxInTx, saved.person, saved.setup);
  });
