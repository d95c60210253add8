import {
  assertStartable,
  closeOnSignals,
  type RunningServer,
  StartError,
  startServer,
  startSettings,
} from '@pasar/gateway';
import { listBuilds, releasesFolder } from '../workspace.ts';
import { buildConsole, consoleDist } from './build-console.ts';
import { buildStale } from './build-stale.ts';
import { loadPlugins } from './load-plugins.ts';
import { appStates, publishedIn } from './published-versions.ts';
import { readyMessage } from './ready-message.ts';
import { showProgress } from './show-progress.ts';

export interface RunOptions {
  dataDir: string;
  port: number;
}

const buildAll = async (dataDir: string): Promise<void> => {
  const built =
    (await buildStale(publishedIn(appStates(dataDir, releasesFolder())))) && (await buildConsole());
  if (!built) throw new StartError('The apps could not be built; see the lines above.');
};

/**
 * Starts and announces the server, a demo with everything built from this checkout; stops it in order on a signal. Throws StartError when it cannot
 * start.
 */
export async function runServer({ dataDir, port }: RunOptions): Promise<RunningServer> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT must be a number from 0 to 65535, not '${process.env.PORT}'.`);
  }
  const settings = startSettings(process.env);
  await assertStartable({ ...settings, dataDir, port });
  const hasPages = settings.roles?.includes('gateway') ?? true;
  if (settings.mode === 'demo' && hasPages) await buildAll(dataDir);
  const market = await startServer({
    ...settings,
    plugins: await loadPlugins(settings.mode, dataDir),
    dataDir,
    ...releasesFolder(),
    port,
    apps: listBuilds(),
    consoleDir: consoleDist,
    onProgress: showProgress(),
  });
  closeOnSignals(market);
  console.log(readyMessage(market, settings));
  return market;
}
