import * as v from 'valibot';
import { bankRules, personalBankRules } from '../validation/bank.ts';
import { buyerCompanyRules, merchantCompanyRules } from '../validation/company.ts';
import { buyerLocationRules, merchantLocationRules } from '../validation/location.ts';
import { storeRules } from '../validation/store.ts';
import { buyerDocumentRules, personalRules } from '../validation/user.ts';
import type { OnboardingFlow, OnboardingStep, OnboardingType } from './onboarding-steps.ts';

const personal = v.object({ ...personalRules, ...buyerDocumentRules });
const buyerLocation = v.object(buyerLocationRules);
const merchantLocation = v.object(merchantLocationRules);
const buyerCompany = v.object(buyerCompanyRules);
const merchantCompany = v.object(merchantCompanyRules);
const store = v.object(storeRules);
const personalBank = v.object(personalBankRules);
const companyBank = v.object(bankRules);

/** Written out, because the inferred type is longer than the compiler will write down. */
interface SetupForms {
  personal: typeof personal;
  location: { buyer: typeof buyerLocation; merchant: typeof merchantLocation };
  company: { buyer: typeof buyerCompany; merchant: typeof merchantCompany };
  store: typeof store;
  bank: { personal: typeof personalBank; company: typeof companyBank };
}

/**
 * The form of each step (SPEC 5), used by the page that shows it and by the server that saves it. Location and company
 * differ between buyers and merchants. The bank differs for an individual, who agrees to the terms there.
 */
export const onboardingForms: SetupForms = {
  personal,
  location: { buyer: buyerLocation, merchant: merchantLocation },
  company: { buyer: buyerCompany, merchant: merchantCompany },
  store,
  bank: { personal: personalBank, company: companyBank },
};

/** The form of one user at one step. */
export const getOnboardingForm = (
  flow: OnboardingFlow,
  step: OnboardingStep,
  type: OnboardingType,
): v.GenericSchema => {
  const forms: Record<OnboardingStep, v.GenericSchema> = {
    personal,
    location: onboardingForms.location[flow],
    company: onboardingForms.company[flow],
    store,
    bank: onboardingForms.bank[type],
  };
  return forms[step];
};

/** What each form gives once it is right. */
export interface OnboardingInput {
  personal: v.InferOutput<typeof personal>;
  buyerLocation: v.InferOutput<typeof buyerLocation>;
  merchantLocation: v.InferOutput<typeof merchantLocation>;
  buyerCompany: v.InferOutput<typeof buyerCompany>;
  merchantCompany: v.InferOutput<typeof merchantCompany>;
  store: v.InferOutput<typeof store>;
  bank: v.InferOutput<typeof companyBank>;
}
