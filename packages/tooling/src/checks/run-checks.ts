import { writeLinkNames } from '../links/write-link-names.ts';
import { reportStep, runStep, type StepResult } from './run-step.ts';
import { checkSteps, type Step } from './steps.ts';

/** How many steps run at a time: each of them mostly occupies one core. */
const atOnce = 2;

/** Runs the steps of `npm run check` and reports each as it ends; those that read what another writes come last. */
export async function runChecks(steps = checkSteps): Promise<StepResult[]> {
  await writeLinkNames();
  const results: StepResult[] = [];
  const runAll = async (some: readonly Step[]) => {
    const waiting = [...some];
    const work = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const result = await runStep(step);
        reportStep(result);
        if (!result.passed && step.hint) console.log(step.hint);
        results.push(result);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
  await runAll(steps.filter(({ readsOutput }) => !readsOutput));
  await runAll(steps.filter(({ readsOutput }) => readsOutput));
  return results;
}
