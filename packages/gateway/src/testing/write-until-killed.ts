import { openRegistry } from '../registry/index.ts';

// A separate process that swaps one version for another until it is killed, and prints each acknowledged
// revision.
const [dataDir = ''] = process.argv.slice(2);
const registry = openRegistry({ dataDir });
for (;;) {
  const live = registry.status().apps.storefront?.live?.version;
  const version = live === '1.0.0' ? '1.1.0' : '1.0.0';
  await registry.promote({ who: 'writer', why: 'swap', releases: [{ app: 'storefront', version }] });
  process.stdout.write(`${registry.status().revision} ${version}\n`);
}
