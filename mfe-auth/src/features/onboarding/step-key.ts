import type { OnboardingFlow, OnboardingStep } from '@pasar/contract';
import type { messages } from '../../locales/id.ts';

type Tabs = (typeof messages)['setup']['tabs'];

/** An onboarding with one of its own steps, as the message ids name it. */
type StepKey = { [Flow in keyof Tabs]: `${Flow}.${keyof Tabs[Flow] & string}` }[keyof Tabs];

/** The key of a step in the texts. */
export const stepKey = (flow: OnboardingFlow, step: OnboardingStep) => `${flow}.${step}` as StepKey; // nobody is at a step of the other setup
