import { type SetupFlow, type SetupStep, type SetupType, stepAfter, stepBefore } from '@pasar/contract';

/** SPEC 4 "Onboarding form status": 1 filling, 2 success, 3 failed. */
export type SetupStatus = 'filling' | 'success' | 'failed';

/** Where somebody stands in a setup. */
export interface Place {
  flow: SetupFlow;
  type: SetupType;
  step: SetupStep;
  status: SetupStatus;
}

export type Turn = 'saved' | 'back' | 'unanswered' | 'again';
type Move = (place: Place) => Partial<Place>;

const afterSave: Move = ({ flow, type, step }) => {
  const next = stepAfter(flow, type, step);
  return next ? { step: next } : { status: 'success' };
};

/** A refused save stays where it is; one without an answer fails the whole only at the end (SPEC 8). */
const turns: Record<SetupStatus, Partial<Record<Turn, Move>>> = {
  filling: {
    saved: afterSave,
    back: ({ flow, type, step }) => ({ step: stepBefore(flow, type, step) ?? step }),
    unanswered: ({ flow, type, step }) => (stepAfter(flow, type, step) ? {} : { status: 'failed' }),
  },
  success: {},
  failed: { again: () => ({ status: 'filling' }) },
};

/** The place after a turn (SPEC 4 "States and transitions"); turns that a status does not know change nothing. */
export const take = (place: Place, turn: Turn): Place => ({
  ...place,
  ...turns[place.status][turn]?.(place),
});
