import type { OnboardingFlow, OnboardingStep } from '@pasar/contract';
import { drafts } from '@pasar/slice-kit';
import { isUpload, type StepValues } from './step-values.ts';

/** Whose input, and of which step. */
export interface StepDraftKey {
  email: string;
  flow: OnboardingFlow;
  step: OnboardingStep;
}

const nameOf = ({ email, flow, step }: StepDraftKey) => `setup.${email}.${flow}.${step}`;
const texts = (values: StepValues): StepValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isUpload(name)));

/** Unsent input of a step, saved on this device for this user; never documents (quality A34). */
export const stepDraft = {
  read: (of: StepDraftKey): StepValues => drafts.read(nameOf(of)),
  keep: (of: StepDraftKey, values: StepValues) => drafts.keep(nameOf(of), texts(values)),
  drop: (of: StepDraftKey) => drafts.drop(nameOf(of)),
};
