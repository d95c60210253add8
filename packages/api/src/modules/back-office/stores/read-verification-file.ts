import { type AdminStoreDetail, hasStaffRole } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { maskPhone } from '../../../platform/mask-phone.ts';
import { maskEmail } from '../../accounts/index.ts';
import { readStoreCommission } from '../../orders/index.ts';
import { readStoreVerificationFile, type StoreVerificationFile } from '../../stores/index.ts';
import { findElsewhere } from './find-elsewhere.ts';

/** Who decides about documents sees contacts with them; finance sees neither (B23). */
const mayReadDocuments = ({ actor }: Context): boolean =>
  actor.kind === 'user' && hasStaffRole(actor.staffRoles ?? [], ['admin', 'support']);

const masked = ({ owner, ...store }: StoreVerificationFile): StoreVerificationFile => ({
  ...store,
  documents: {},
  pic_phone: maskPhone(store.pic_phone),
  owner: { ...owner, email: maskEmail(owner.email), phone: maskPhone(owner.phone), birthday: null },
});

/**
 * A store's file without what only machines need, and without addresses of its documents: each look at one is on record
 * (`openFile`). Throws 404.
 */
export const readVerificationFile = async (ctx: Context, merchantId: number): Promise<AdminStoreDetail> => {
  const file = await readStoreVerificationFile(ctx, merchantId);
  const { location, documents, ...store } = mayReadDocuments(ctx) ? file : masked(file);
  const { bps, next } = await readStoreCommission(ctx, merchantId);
  return {
    ...store,
    ...(mayReadDocuments(ctx) && { elsewhere: await findElsewhere(ctx, merchantId) }),
    commission_bps: bps,
    next_commission: next,
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
