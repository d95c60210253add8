import {
  defaultOnboardingType,
  getOnboardingSteps,
  type OnboardingDraft,
  type OnboardingFlow,
  type OnboardingStep,
  type OnboardingType,
  onboardingTabs,
} from '@pasar/contract';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  applyOnboardingEvent,
  type OnboardingEvent,
  type OnboardingState,
  type OnboardingStatus,
} from './onboarding-state-machine.ts';
import type { StepValues } from './step-values.ts';

/** What this visit knows besides the server: forms as they were left, previews by media id, whether a step was changed. */
export interface Memory {
  values: Partial<Record<OnboardingStep, StepValues>>;
  previews: Record<string, string>;
  moved: boolean;
}

const isType = (value: unknown): value is OnboardingType => value === 'personal' || value === 'company';

/** Step 1 is always filled with the account's data: only `next_step` shows whether it was saved. */
const savedSteps = (draft: OnboardingDraft): readonly OnboardingStep[] =>
  onboardingTabs[draft.registered_as].filter((step) =>
    step === 'personal' ? draft.next_step !== 'personal' : draft[step] !== null,
  );

/** The step of the address if everything before it is saved, else the first that is not. */
const reachable = (
  steps: readonly OnboardingStep[],
  saved: readonly OnboardingStep[],
  asked: string | null,
): OnboardingStep => {
  const missing = steps.findIndex((step) => !saved.includes(step));
  const open = missing === -1 ? steps : steps.slice(0, missing + 1);
  return open.find((step) => step === asked) ?? open.at(-1) ?? 'personal';
};

/** The current step of an onboarding: it is in the address, so that the browser's Back is one step back. */
export const useOnboarding = (flow: OnboardingFlow, draft: OnboardingDraft) => {
  const [search, setSearch] = useSearchParams();
  const memory = useRef<Memory>({ values: {}, previews: {}, moved: false }).current;
  const [saved, setSaved] = useState(() => savedSteps(draft));
  const [status, setStatus] = useState<OnboardingStatus>('filling');
  const [type, setType] = useState<OnboardingType>(() => {
    const known = draft.personal?.is_company;
    return isType(known) ? known : defaultOnboardingType[flow];
  });
  const steps = getOnboardingSteps(flow, type);
  const step = reachable(steps, saved, search.get('step'));
  const place: OnboardingState = { flow, type, step, status };

  const turn = (event: OnboardingEvent) => {
    if (event === 'saved') setSaved((before) => [...new Set([...before, step])]);
    const next = applyOnboardingEvent(place, event);
    setStatus(next.status);
    if (next.step === step) return;
    memory.moved = true;
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('step', next.step);
      return after;
    });
  };

  return {
    place,
    steps,
    saved,
    memory,
    turn,
    chooseType: (value: string) => {
      if (isType(value)) setType(value);
    },
  };
};

export type OnboardingSession = ReturnType<typeof useOnboarding>;
