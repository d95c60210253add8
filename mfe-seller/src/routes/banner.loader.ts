import { merchantEndpoints } from '@pasar/contract';
import { type Loader, type LoaderArgs, toResult } from '@pasar/slice-kit';

const load = async ({ api, signal }: LoaderArgs) => {
  const [banner, store] = await Promise.all([
    api.call(merchantEndpoints.banner, {}, { signal }),
    toResult(api.call(merchantEndpoints.store, {}, { signal })),
  ]);
  const shown = store.ok && store.value.data.verification_status === 'approved';
  return { banner: banner.data, slug: shown ? store.value.data.merchant_slug : null };
};

export const bannerLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
