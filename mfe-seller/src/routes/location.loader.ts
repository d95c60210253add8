import { merchantEndpoints } from '@pasar/contract';
import type { Loader, LoaderArgs } from '@pasar/slice-kit';

const load = async ({ api, signal }: LoaderArgs) => {
  const [location, store] = await Promise.all([
    api.call(merchantEndpoints.location, {}, { signal }),
    api.call(merchantEndpoints.store, {}, { signal }),
  ]);
  return {
    location: location.data,
    isCompany: store.data.is_company === 'company',
    reviews: store.data.reviews,
  };
};

export const locationLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
