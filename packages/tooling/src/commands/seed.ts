import { createApi, DirectoryInUseError, InstallationError } from '@pasar/api';
import { linkToSources } from '../links/link-to-sources.ts';
import { loadPlugins } from '../start/load-plugins.ts';
import { getDataLocation } from '../start/run-backup.ts';
import { seedSize } from '../start/seed-size.ts';
import { showProgress } from '../start/show-progress.ts';

// npm run seed -- --products 100000 --orders 100000: fills an empty server with so much data. See README
// "Commands".
const size = seedSize(process.argv.slice(2));
if (!size) {
  process.stderr.write(
    'How much? npm run seed -- --products 100000 --orders 100000 --stores 5000 --buyers 10000\n',
  );
  process.exit(1);
}
const began = performance.now();
try {
  const location = getDataLocation();
  const api = await createApi({
    ...location,
    mode: 'demo',
    plugins: await loadPlugins('demo', location.dataDir),
    linkTo: await linkToSources(),
    publicUrl: 'http://localhost:4000',
    // The jobs of a server that closes again at once have nothing to report.
    logLevel: 'silent',
  });
  try {
    const seeded = await api.seed({ size, onProgress: showProgress() });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    if (seeded === 'kept') {
      process.stderr.write('Somebody lives in this market already; only an empty one is filled.\n');
      process.exitCode = 1;
    } else console.log(`Filled in ${seconds} s. npm start opens the market.`);
  } finally {
    await api.close();
  }
} catch (error) {
  const expected = [DirectoryInUseError, InstallationError, RangeError].some((kind) => error instanceof kind);
  process.stderr.write(
    `${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`,
  );
  process.exitCode = 1;
}
