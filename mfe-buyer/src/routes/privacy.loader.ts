import { type PrivacyState, privacyEndpoints } from '@pasar/contract';
import type { Loader } from '@pasar/slice-kit';

/** The copy of one's data, and the deletion of the account. */
export const privacyLoader: Loader<PrivacyState> = async ({ api, signal }) =>
  (await api.call(privacyEndpoints.read, {}, { signal })).data;
