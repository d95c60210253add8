import { writeLinkNames } from '../links/write-link-names.ts';
import { reportStep, runStep, type StepResult } from './run-step.ts';
import { checkSteps } from './steps.ts';

/** How many steps run at a time: each of them mostly occupies one core. */
const atOnce = 2;

/** Runs the steps of `npm run check` and reports each as it ends. */
export async function runChecks(steps = checkSteps): Promise<StepResult[]> {
  await writeLinkNames();
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      reportStep(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
