import {
  type OnboardingFlow,
  type OnboardingStep,
  type OnboardingType,
  stepAfter,
  stepBefore,
} from '@pasar/contract';

/** SPEC 4 "Onboarding form status": 1 filling, 2 success, 3 failed. */
export type OnboardingStatus = 'filling' | 'success' | 'failed';

/** The state of an onboarding. */
export interface OnboardingState {
  flow: OnboardingFlow;
  type: OnboardingType;
  step: OnboardingStep;
  status: OnboardingStatus;
}

export type OnboardingEvent = 'saved' | 'back' | 'unanswered' | 'again';
type Move = (place: OnboardingState) => Partial<OnboardingState>;

const afterSave: Move = ({ flow, type, step }) => {
  const next = stepAfter(flow, type, step);
  return next ? { step: next } : { status: 'success' };
};

/**
 * A rejected save stays where it is; one without a response fails the onboarding only at the end (SPEC 8).
 */
const turns: Record<OnboardingStatus, Partial<Record<OnboardingEvent, Move>>> = {
  filling: {
    saved: afterSave,
    back: ({ flow, type, step }) => ({ step: stepBefore(flow, type, step) ?? step }),
    unanswered: ({ flow, type, step }) => (stepAfter(flow, type, step) ? {} : { status: 'failed' }),
  },
  success: {},
  failed: { again: () => ({ status: 'filling' }) },
};

/** The place after a turn (SPEC 4 "States and transitions"); turns that a status does not know change nothing. */
export const applyOnboardingEvent = (place: OnboardingState, turn: OnboardingEvent): OnboardingState => ({
  ...place,
  ...turns[place.status][turn]?.(place),
});
