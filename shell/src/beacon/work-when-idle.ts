import { registerWorker } from '../loading/register-worker.ts';
import { sendVitals } from './send-vitals.ts';

/** What a page does once it has nothing else to do: in one file, which costs its start nothing. */
export const workWhenIdle = (...vitals: Parameters<typeof sendVitals>): void => {
  sendVitals(...vitals);
  registerWorker();
};
