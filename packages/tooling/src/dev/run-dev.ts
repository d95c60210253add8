import { rmSync } from 'node:fs';
import path from 'node:path';
import { assertStartable, closeOnSignals, openRegistry, StartFailure, startMarket } from '@pasar/gateway';
import { buildConsole, consoleDist } from '../start/build-console.ts';
import { buildStale } from '../start/build-stale.ts';
import { appStates, publishedIn } from '../start/published-versions.ts';
import { readyMessage } from '../start/ready-message.ts';
import { showProgress } from '../start/show-progress.ts';
import { type App, apps, distOf } from '../workspace.ts';
import { type Watching, watchApp } from './watch-app.ts';

export interface DevOptions {
  dataDir: string;
  port: number;
  /** The apps that are served from source. */
  fromSource: readonly App[];
}

const who = 'pasar dev';

/**
 * Serves some apps from source and the others from their last release. The releases of this session live in a registry
 * of their own, so that the market's log never hears of them.
 */
export async function runDev({ dataDir, port, fromSource }: DevOptions): Promise<void> {
  await assertStartable({ dataDir, port });
  const states = appStates(dataDir);
  const asReleased = apps.filter((app) => !fromSource.includes(app) && states[app]?.live);
  const asBuilt = apps.filter((app) => !fromSource.includes(app) && !states[app]?.live);
  if (!(await buildStale(publishedIn(states), asBuilt)) || !(await buildConsole())) {
    throw new StartFailure('The apps could not be built; see the lines above.');
  }

  const folder = path.join(dataDir, 'dev');
  rmSync(folder, { recursive: true, force: true });
  const registry = openRegistry({ dataDir: folder });
  const publish = (app: App, version: string, from: string, why: string) =>
    registry.publish({ who, why, app, version, from }).then(() => ({ app, version }));

  const releases = await Promise.all([
    ...asReleased.map((app) => {
      const version = states[app]?.live?.version ?? '';
      return publish(app, version, path.join(dataDir, 'releases', app, version), 'last release');
    }),
    ...asBuilt.map((app) => publish(app, '0.0.0', distOf(app), 'built from source')),
  ]);

  let ready = false;
  const say = (line: string) => console.log(line);
  const watchers: Watching[] = [];
  for (const app of fromSource) {
    let count = 0;
    const out = path.join(folder, 'build', app);
    const watcher = await watchApp({
      app,
      out,
      say,
      onBuilt: async (milliseconds) => {
        count += 1;
        const release = await publish(app, `0.0.0-dev.${count}`, out, 'source changed');
        if (!ready) return void releases.push(release);
        await registry.promote({ who, why: 'source changed', releases: [release], force: true });
        say(`${app} is new (${(milliseconds / 1000).toFixed(1)} s): reload the page`);
      },
    });
    say(`Building ${app} from source`);
    await watcher.first;
    watchers.push(watcher);
  }
  // Development builds are far over every size budget.
  await registry.promote({ who, why: 'start', releases, force: true });
  ready = true;

  const market = await startMarket({
    dataDir,
    port,
    registry,
    apps: [],
    consoleDir: consoleDist,
    onProgress: showProgress(),
  });
  closeOnSignals({
    close: async () => {
      await Promise.all(watchers.map((watcher) => watcher.close()));
      await market.close();
    },
  });
  console.log(
    `${readyMessage(market)}\nFrom source: ${fromSource.join(', ')}. A change shows at the next page load.`,
  );
}
