import type { Locale } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { addAddress, defaultAddress } from '../addresses/index.ts';
import type { OnboardingDraftRow } from './onboarding-draft.ts';

const labels: Record<'home' | 'office' | 'store', Record<Locale, string>> = {
  home: { id: 'Rumah', en: 'Home' },
  office: { id: 'Kantor', en: 'Office' },
  store: { id: 'Toko', en: 'Store' },
};

/** The given place becomes the first entry of the address book; a book with entries stays as it is. */
export const enterFirstAddress = async (ctx: Context, setup: OnboardingDraftRow): Promise<void> => {
  const { user_id, flow, personal, location, store } = setup;
  if (!personal || !location || (await defaultAddress(ctx, user_id))) return;
  const kind = flow === 'merchant' ? 'store' : personal.is_company === 'company' ? 'office' : 'home';
  const { province_id, city_id, sub_district_id, area_id, zipcode } = location;
  await addAddress({
    ctx,
    input: {
      label: labels[kind][ctx.locale],
      receiver_name: personal.fullname,
      phone: personal.phone,
      address: location.address ?? store?.store_address ?? '',
      province_id,
      city_id,
      sub_district_id,
      area_id,
      zipcode,
      is_default: true,
    },
  });
};
