import type {
  endpoints,
  HandlerInput,
  HandlerResponse,
  MediaId,
  OnboardingFlow,
  StoredFile,
} from '@pasar/contract';
import type { InferOutput } from 'valibot';
import type { Context, HandlerArgs } from '../../platform/context.ts';
import { signedInUser, type UserRow } from '../accounts/index.ts';
import { signedUrl } from '../media/index.ts';
import { type OnboardingDraftRow, readOnboardingDraft } from './onboarding-draft.ts';
import { presentOnboardingProgress } from './present-onboarding-progress.ts';

type File = InferOutput<typeof StoredFile>;
type SetupDraft = HandlerResponse<typeof endpoints.information.draft>['data'];

const idsByField = ({ personal, company }: OnboardingDraftRow): [string, number][] =>
  Object.entries({ ...personal, ...company }).flatMap(([field, id]) =>
    /^(file|upload)_/.test(field) && typeof id === 'number' ? [[field, id]] : [],
  );

/** The images of an onboarding by URLs valid for 60 seconds. */
const readFiles = async (ctx: Context, setup: OnboardingDraftRow): Promise<Record<string, File>> => {
  const fields = idsByField(setup);
  if (fields.length === 0) return {};
  const rows = await ctx.db
    .selectFrom('media')
    .select(['id', 'storage_key'])
    .where(
      'id',
      'in',
      fields.map(([, id]) => id),
    )
    .where('owner_id', '=', setup.user_id)
    .execute();
  const keys = new Map(rows.map(({ id, storage_key }) => [id, storage_key]));
  return Object.fromEntries(
    fields.flatMap(([field, id]) => {
      const key = keys.get(id);
      if (!key) return [];
      const file: File = {
        media_id: id as MediaId,
        url: signedUrl(ctx, key),
        status: 'submitted',
        reason: null,
      };
      return [[field, file]];
    }),
  );
};

const flowOf = (person: UserRow, asked: OnboardingFlow | undefined): OnboardingFlow => {
  if (asked) return asked;
  return person.onboarding_flow === 'none' ? 'merchant' : person.onboarding_flow;
};

/** Before the first save, step 1 begins with what the account knows (SPEC 3 "Profile bio"). */
const knownOf = ({ username, is_company, fullname, phone, gender, birthday }: UserRow) => ({
  username,
  is_company,
  fullname,
  phone,
  gender,
  birthday,
});

/** What the signed-in user saved of an onboarding: the requested one, else the current one. Throws 401. */
export const readDraft = async ({
  ctx,
  input,
}: HandlerArgs<HandlerInput<typeof endpoints.information.draft>['query']>): Promise<SetupDraft> => {
  const person = await signedInUser(ctx);
  const flow = flowOf(person, input.registered_as);
  const setup = await readOnboardingDraft(ctx, person.id, flow);
  const { personal, company, store, location, bank } = setup;
  return {
    ...(await presentOnboardingProgress(ctx, person, setup)),
    registered_as: flow,
    personal: personal ? { ...personal } : knownOf(person),
    company: company && { ...company },
    store: store && { ...store },
    location: location && { ...location },
    bank: bank && { ...bank },
    files: await readFiles(ctx, setup),
  };
};
