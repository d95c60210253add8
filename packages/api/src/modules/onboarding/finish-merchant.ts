import type { OnboardingInput } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { apiError } from '../../platform/http/api-error.ts';
import { chooseStore } from '../accounts/index.ts';
import { createStore, submitStore } from '../stores/index.ts';
import { enterFirstAddress } from './enter-first-address.ts';
import type { OnboardingDraftRow } from './onboarding-draft.ts';

/** A merchant's onboarding holds a merchant's form: it was parsed by its rules. */
const companyOf = ({ personal, company }: OnboardingDraftRow) =>
  personal?.is_company === 'company' ? (company as OnboardingInput['merchantCompany']) : null;

/** Creates the store that a merchant described and submits it to staff (SPEC 4, domain 3.3). */
export const finishMerchant = async (ctx: Context, setup: OnboardingDraftRow): Promise<void> => {
  const { user_id, personal, store, location, bank } = setup;
  if (!personal || !store || !location || !bank) throw apiError.conflict('setup.order');
  const company = companyOf(setup);
  const { province_id, city_id, sub_district_id, area_id, zipcode } = location;
  const { bank_id, rekening, cabang, atas_nama } = bank;
  const merchantId = await createStore(ctx, {
    userId: user_id,
    name: store.store_name,
    owner: { name: personal.fullname, phone: personal.phone },
    company,
    place: {
      address: location.address ?? store.store_address,
      province_id,
      city_id,
      sub_district_id,
      area_id,
      zipcode,
    },
    bank: { bank_id, rekening, cabang, atas_nama },
  });
  await chooseStore(ctx, merchantId);
  await submitStore(ctx, { merchantId });
  await enterFirstAddress(ctx, setup);
};
