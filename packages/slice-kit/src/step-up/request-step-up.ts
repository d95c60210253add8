import type { StepUpRejection } from '@pasar/contract';
import { createStore } from 'zustand';

interface Asked extends StepUpRejection {
  /** Ends the question: whether the owner has confirmed. */
  settle(confirmed: boolean): void;
}

export const stepUpStore = createStore<{ asked?: Asked }>(() => ({}));

/** Asks the owner to confirm; resolves with whether they did. A question that another one replaces was not confirmed. */
export const requestStepUp = (refusal: StepUpRejection): Promise<boolean> =>
  new Promise((resolve) => {
    stepUpStore.getState().asked?.settle(false);
    const settle = (answer: boolean) => {
      stepUpStore.setState({ asked: undefined });
      resolve(answer);
    };
    stepUpStore.setState({ asked: { ...refusal, settle } });
  });
