import path from 'node:path';
import { buildInParallel } from '../build/build-in-parallel.ts';
import { writeSbom } from '../build/write-sbom.ts';
import { writeLinkNames } from '../links/write-link-names.ts';
import { buildConsole } from '../start/build-console.ts';
import { apps, isApp, root } from '../workspace.ts';

// npm run build [-- <app> …]: builds the named apps, or all of them and the console, and lists the server's packages.
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isApp(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown app '${unknown.join("', '")}'. The apps are: ${apps.join(', ')}.\n`);
  process.exit(1);
}
await writeLinkNames();
const all = asked.length === 0;
const built =
  (await buildInParallel(all ? apps : asked.filter(isApp), { force: true })) &&
  (!all || (await buildConsole()));
// The server runs from its sources: this list is all that is made of it.
writeSbom('@pasar/gateway...', path.join(root, 'packages/gateway/dist/sbom.cdx.json'));
process.exit(built ? 0 : 1);
