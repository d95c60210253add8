import { isApiError } from '@pasar/api-client';
import { informationEndpoints, type OnboardingDraft } from '@pasar/contract';
import { session, toast, useApi, useReportError } from '@pasar/slice-kit';
import { useOnboardingCall } from '../../shared/use-onboarding-call.ts';
import {
  applyOnboardingEvent,
  type OnboardingEvent,
  type OnboardingState,
} from './onboarding-state-machine.ts';
import { stepDraft } from './step-draft.ts';
import { type StepValues, toRequestBody } from './step-values.ts';
import type { Memory } from './use-onboarding.ts';

interface SaveStep {
  place: OnboardingState;
  draft: OnboardingDraft;
  memory: Memory;
  refuse(fields: Record<string, readonly string[]>): boolean;
  turn(event: OnboardingEvent): void;
  /** What speaks against a username; undefined when it was found free. */
  confirm(username: string): Promise<string | undefined>;
}

/**
 * Data that is sent automatically: step 1 includes who registers, and step 4 of a merchant repeats the
 * address of step 3 (SPEC 3 "Location", quality A32).
 */
const alongside = ({ flow, step }: OnboardingState, { values }: Memory, { store }: OnboardingDraft) => {
  if (step === 'personal') return { registered_as: flow };
  const isStores = flow === 'merchant' && step === 'location';
  return isStores ? { address: values.store?.store_address ?? store?.store_address } : {};
};

/**
 * Saves a step (SPEC 4 "Saving steps"): only 200 shows 'Data Saved Successfully' and continues. Any other
 * code shows the server's message and stays; no response to the last save shows the error panel.
 */
export const useSaveStep = ({ place, draft, memory, refuse, turn, confirm }: SaveStep) => {
  const api = useApi();
  const report = useReportError();
  const { flow, step } = place;

  const explain = (failure: unknown) => {
    if (!isApiError(failure) || failure.code === 401) return report(failure);
    if (failure.kind === 'refused') {
      toast.error(failure.message);
      if (failure.fields) refuse(failure.fields);
      return;
    }
    if (applyOnboardingEvent(place, 'unanswered').status === 'filling') report(failure);
    turn('unanswered');
  };

  return useOnboardingCall(async (values: StepValues) => {
    try {
      const taken = step === 'personal' ? await confirm(values.username ?? '') : undefined;
      if (taken !== undefined) return refuse({ username: [taken] });
      // All five take the checked input of their form, and return alike.
      const endpoint = informationEndpoints[step] as typeof informationEndpoints.location;
      const body = { ...toRequestBody(values), ...alongside(place, memory, draft) };
      const { data, message } = await api.call(endpoint, { body });
      const { id: _, ...user } = data.user;
      session.update(user);
      stepDraft.drop({ email: user.email, flow, step });
      toast.success(message);
      turn('saved');
    } catch (failure) {
      explain(failure);
    }
  });
};
