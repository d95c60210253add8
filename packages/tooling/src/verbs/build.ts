import { buildInParallel } from '../build/build-in-parallel.ts';
import { apps, isApp } from '../workspace.ts';

// npm run build [-- <app> …]: builds the named apps, or all of them, from source.
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isApp(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown app '${unknown.join("', '")}'. The apps are: ${apps.join(', ')}.\n`);
  process.exit(1);
}
const built = await buildInParallel(asked.length > 0 ? asked.filter(isApp) : apps, { force: true });
process.exit(built ? 0 : 1);
