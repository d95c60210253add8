import { isApp } from '../workspace.ts';
import { buildApp } from './build-app.ts';

// A separate process per build: webpack retains memory, and two builds use two cores.
const [app, version, out] = process.argv.slice(2);
if (!app || !isApp(app) || !version) throw new Error('usage: build-one <app> <version> [folder]');
try {
  await buildApp({ app, version, ...(out ? { out } : {}) });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
