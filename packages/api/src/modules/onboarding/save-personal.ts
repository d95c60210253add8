import type { OnboardingInput } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { UserRow } from '../accounts/index.ts';
import { saveBuyerDocuments } from '../companies/index.ts';
import { lockUser, ownsStore } from './lock-user.ts';
import { readOnboardingDraft } from './onboarding-draft.ts';
import { type OnboardingProgress, presentOnboardingProgress } from './present-onboarding-progress.ts';
import { isRepeated, writeStep } from './write-step.ts';

type Personal = OnboardingInput['personal'];

const isTaken = (error: unknown) => {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  return code === '23505' && (constraint ?? message ?? '').includes('users_username');
};

/** The username's own index decides: of two simultaneous requests, one is rejected. */
const unlessTaken = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isTaken(error) ? apiError.invalid({ username: ['username.taken'] }) : error;
  }
};

/** What an onboarding may store: only an individual buyer has documents on this step (SPEC 3). */
const formOf = ({ file_ktp, file_ktp_selfie, file_npwp, ...form }: Personal): Personal =>
  form.registered_as === 'buyer' && form.is_company === 'personal'
    ? { ...form, file_ktp, file_ktp_selfie, file_npwp }
    : form;

const writePerson = (ctx: Context, person: UserRow, form: Personal) => {
  const { username, is_company, fullname, phone, gender, birthday, registered_as } = form;
  return ctx.db
    .updateTable('users')
    .set({
      username,
      is_company,
      fullname,
      phone,
      gender,
      birthday,
      // A buyer who becomes a seller stays a buyer until the store is submitted.
      ...(person.onboarding_done_at ? {} : { registered_as }),
    })
    .where('id', '=', person.id)
    .execute();
};

/**
 * Step 1 of both onboardings: who the user is, and which flow follows (SPEC 2, 3). A buyer who has finished may begin
 * the merchant's. Throws 401, 409 for an onboarding finished with other data and for sellers who would become buyers
 * only, and 422 for a taken username or images that are not the user's.
 */
export const savePersonal = async ({ ctx, input }: HandlerArgs<Personal>): Promise<OnboardingProgress> => {
  const form = formOf(input);
  const saving = inTransaction(ctx, async (ctxInTx) => {
    const person = await lockUser(ctxInTx);
    const setup = await readOnboardingDraft(ctxInTx, person.id, form.registered_as);
    if (isRepeated(setup, 'personal', form)) return presentOnboardingProgress(ctxInTx, person, setup);
    if (await ownsStore(ctxInTx, person.id)) {
      const reason = form.registered_as === 'merchant' ? 'setup.finished' : 'setup.other-flow';
      throw apiError.conflict(reason, { reason: 'setup_finished', next_step: null });
    }
    const { file_ktp, file_ktp_selfie, file_npwp } = form;
    await saveBuyerDocuments(ctxInTx, person.id, { file_ktp, file_ktp_selfie, file_npwp });
    await writePerson(ctxInTx, person, form);
    const saved = await writeStep(ctxInTx, person, { setup, step: 'personal', form, finished: false });
    return presentOnboardingProgress(ctxInTx, saved.person, saved.setup);
  });
  return unlessTaken(saving);
};
