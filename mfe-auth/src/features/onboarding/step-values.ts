import {
  defaultOnboardingType,
  type OnboardingFlow,
  type OnboardingStep,
  type OnboardingType,
  onboardingDefaults,
} from '@pasar/contract';
import { regionLevels } from '@pasar/slice-kit/fields';

/** What a form holds: every field as text, an image by its id, a tick as `yes`. */
export type StepValues = Record<string, string>;

export const ticked = 'yes';

const person = ['username', 'is_company', 'fullname', 'phone', 'gender', 'birthday'];
const place = [...regionLevels, 'zipcode'];
const firm = ['company_name', 'company_address', 'is_pkp'];
const account = ['bank_id', 'rekening', 'cabang', 'atas_nama'];

/** The fields of each form in the order in which they are shown and checked (SPEC 3, 5). */
const fields: Record<OnboardingFlow, Record<OnboardingStep, readonly string[]>> = {
  buyer: {
    personal: [...person, 'file_ktp', 'file_ktp_selfie', 'file_npwp'],
    location: ['address', ...place, 'terms'],
    company: [...firm, 'pic_name', 'pic_phone', 'no_npwp', 'upload_npwp', 'terms'],
    store: [],
    bank: [],
  },
  merchant: {
    personal: person,
    company: [
      ...firm,
      'upload_npwp',
      'no_npwp',
      'pic_name',
      'pic_phone',
      'upload_ktp_owner',
      'upload_ktp_selfie',
      'upload_doc',
      'terms',
    ],
    store: ['store_name', 'store_address'],
    location: place,
    bank: [...account, 'terms'],
  },
};

/** A single merchant agrees to the terms at the bank, a company has done so at its own step (SPEC 5). */
export const getStepFields = (
  flow: OnboardingFlow,
  step: OnboardingStep,
  type: OnboardingType,
): readonly string[] => (step === 'bank' && type === 'company' ? account : fields[flow][step]);

const textOf = (value: unknown): string | undefined => {
  if (value === true) return ticked;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** The form of a step as it begins: what was saved or is known, else the defaults of SPEC 3. */
export const buildInitialValues = (
  { flow, step, type }: { flow: OnboardingFlow; step: OnboardingStep; type: OnboardingType },
  known: Record<string, unknown> | null,
): StepValues => {
  const defaults: StepValues = { ...onboardingDefaults, is_company: defaultOnboardingType[flow] };
  return Object.fromEntries(
    getStepFields(flow, step, type).map((name) => [name, textOf(known?.[name]) ?? defaults[name] ?? '']),
  );
};

/** An image of a document: it never stays on the device. */
export const isUpload = (name: string): boolean => /^(file|upload)_/.test(name);

const inputFrom = (name: string, value: string): unknown => {
  if (name === 'terms') return value === ticked;
  if (isUpload(name) || name === 'bank_id') return value === '' ? undefined : Number(value);
  return value;
};

/** The same as the calls want it (SPEC 3). */
export const toRequestBody = (values: StepValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inputFrom(name, value)]));
