import { reportStep, runStep } from '../checks/run-step.ts';
import { checkSteps } from '../checks/steps.ts';

// npm run check: types, lint, boundaries, texts of every page, unused code, versions.
let failed = 0;
for (const step of checkSteps) {
  const result = await runStep(step);
  reportStep(result);
  if (!result.passed) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
