import type { StepUpRejection } from '@pasar/contract';
import { createStore } from 'zustand';

interface Asked extends StepUpRejection {
  /** Ends the question: whether the owner has confirmed. */
  settle(confirmed: boolean): void;
}

export const stepUpStore = createStore<{ asked?: Asked }>(() => ({}));

let last: Promise<unknown> = Promise.resolve();

/** Asks the owner to confirm, one question after the other; resolves with whether they did. */
export const requestStepUp = (refusal: StepUpRejection): Promise<boolean> => {
  const confirmed = last.then(
    () =>
      new Promise<boolean>((resolve) => {
        const settle = (answer: boolean) => {
          stepUpStore.setState({ asked: undefined });
          resolve(answer);
        };
        stepUpStore.setState({ asked: { ...refusal, settle } });
      }),
  );
  last = confirmed;
  return confirmed;
};
