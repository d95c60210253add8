import { informationEndpoints, regionEndpoints } from '@pasar/contract';
import { type LoaderArgs, linkTo, redirectTo, toResult } from '@pasar/slice-kit';

/** What a buyer has saved so far, with the provinces. Who has finished, or owns a store, finds the data in the account. */
export const buyerSetupLoader = async ({ api, signal }: LoaderArgs) => {
  const [{ data: draft }, provinces] = await Promise.all([
    api.call(informationEndpoints.draft, { query: { registered_as: 'buyer' } }, { signal }),
    toResult(api.call(regionEndpoints.provinces, {}, { signal })),
  ]);
  const ownsStore = draft.user.merchant && !draft.user.merchant.roles;
  if (ownsStore || draft.next_step === null) return redirectTo(linkTo('buyer.bio'));
  return { draft, lists: { provinces: provinces.ok ? provinces.value.data : undefined } };
};
