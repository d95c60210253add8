import type { AdminStoreDetail } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { securityEvent } from '../../../platform/security-events/security-event.ts';
import { readStoreVerificationFile } from '../../stores/index.ts';

/** A store's file without what only machines need. Throws 404. */
export const readVerificationFile = async (ctx: Context, merchantId: number): Promise<AdminStoreDetail> => {
  const { location, ...store } = await readStoreVerificationFile(ctx, merchantId);
  return {
    ...store,
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

/** Opens a store's verification file; viewing its private documents is logged (quality S39). Throws 404. */
export const openVerificationFile = async (ctx: Context, merchantId: number): Promise<AdminStoreDetail> => {
  const dossier = await readVerificationFile(ctx, merchantId);
  securityEvent(ctx, 'documents-read', { merchant: merchantId });
  return dossier;
};
