import { informationEndpoints, regionEndpoints, walletEndpoints } from '@pasar/contract';
import { type LoaderArgs, linkTo, redirectTo, toResult } from '@pasar/slice-kit';

const dataOf = <T>(settled: { ok: true; value: { data: T } } | { ok: false }): T | undefined =>
  settled.ok ? settled.value.data : undefined;

/** What a merchant has saved so far; provinces and banks come along (SPEC 4 "Profile data"). Store owners go to it. */
export const setupLoader = async ({ api, signal }: LoaderArgs) => {
  const [{ data: draft }, provinces, banks] = await Promise.all([
    api.call(informationEndpoints.draft, { query: { registered_as: 'merchant' } }, { signal }),
    toResult(api.call(regionEndpoints.provinces, {}, { signal })),
    toResult(api.call(walletEndpoints.banks, {}, { signal })),
  ]);
  // A member of somebody's store may open another one.
  if (draft.user.merchant && !draft.user.merchant.roles) return redirectTo(linkTo('seller.summary'));
  return { draft, lists: { provinces: dataOf(provinces), banks: dataOf(banks) } };
};
