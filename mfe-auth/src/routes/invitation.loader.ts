import { isApiError } from '@pasar/api-client';
import { type Invitation, workplaceEndpoints } from '@pasar/contract';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

interface Found {
  token: string;
  invitation: Invitation | null;
  /** Why there is none, in the page's language. */
  refusal: string | null;
}

/** What the link of the mail is for; one that works no more is a sentence, not a missing page. */
export const invitationLoader: Loader<Found> = async ({
  api,
  signal,
  params: { token = '' },
}: LoaderArgs) => {
  try {
    const { data } = await api.call(workplaceEndpoints.invitation, { body: { token } }, { signal });
    return { token, invitation: data, refusal: null };
  } catch (failure) {
    if (isApiError(failure) && (failure.code === 404 || failure.code === 422))
      return { token, invitation: null, refusal: failure.message };
    throw failure;
  }
};
