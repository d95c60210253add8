import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assertStartable, closeOnSignals, StartError, startServer, startSettings } from './index.ts';

// node packages/gateway/src/main.ts: the production server on a production install, without the tools of the workspace.
// It takes the settings of docs/operate and builds nothing; releases come from the registry.
const port = Number(process.env.PORT ?? 4000);
const dataDir = resolve(process.env.PASAR_DATA ?? '.pasar');
const consoleDir = join(import.meta.dirname, '../../console/dist');
const { PASAR_RELEASES: releases } = process.env;

try {
  const settings = startSettings(process.env);
  if (settings.mode !== 'production')
    throw new StartError('This program serves production: set PASAR_MODE=production.');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT must be a number from 0 to 65535, not '${process.env.PORT}'.`);
  await assertStartable({ ...settings, dataDir, port });
  const server = await startServer({
    ...settings,
    dataDir,
    ...(releases && { releasesDir: resolve(releases) }),
    port,
    apps: [],
    ...(existsSync(consoleDir) && { consoleDir }),
  });
  closeOnSignals(server);
  process.stdout.write(`Pasar is ready at ${server.url}\n`);
} catch (error) {
  const expected = error instanceof StartError;
  process.stderr.write(
    `${error instanceof Error ? (expected ? error.message : error.stack) : String(error)}\n`,
  );
  process.exit(1);
}
