import { runChecks } from '../checks/run-checks.ts';

// npm run check: types, lint, boundaries, texts of every page, unused code, versions.
const results = await runChecks();
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
