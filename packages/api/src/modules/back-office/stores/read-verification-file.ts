import type { AdminStoreDetail } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { readStoreVerificationFile } from '../../stores/index.ts';

/**
 * A store's file without what only machines need, and without addresses of its documents: each look at one is on record
 * (`openFile`). Throws 404.
 */
export const readVerificationFile = async (ctx: Context, merchantId: number): Promise<AdminStoreDetail> => {
  const { location, documents, ...store } = await readStoreVerificationFile(ctx, merchantId);
  return {
    ...store,
    documents: Object.fromEntries(
      Object.entries(documents).map(([field, { url: _, ...document }]) => [field, document]),
    ),
    location: location && {
      company_name: location.company_name,
      address: location.address,
      province: location.province,
      city: location.city,
      sub_district: location.sub_district,
      area: location.area,
      zipcode: location.zipcode,
    },
    events: store.events.map(({ action, actor, reason, at }) => ({ action, actor, reason, at })),
  };
};
