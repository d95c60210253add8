import type { OnboardingDraft, OnboardingFlow, OnboardingType } from '@pasar/contract';
import type { StepForm } from './use-step-form.ts';

/** The images that can be shown, by field and media id. */
export interface Album {
  urlOf(field: string, id: string): string | undefined;
  keep(id: string, preview: string): void;
}

/** Lists that came along with the page; undefined for one that did not come. */
export interface OnboardingLists {
  provinces?: readonly { id: string; name: string }[] | undefined;
  banks?: readonly { id: number; bank: string }[] | undefined;
}

/** What the fields of a step work with. */
export interface StepProps {
  flow: OnboardingFlow;
  type: OnboardingType;
  form: StepForm;
  album: Album;
  draft: OnboardingDraft;
  lists: OnboardingLists;
  /** What this visit knows of the store's address. */
  storeAddress: string;
  chooseType(type: string): void;
}
