import { rmSync } from 'node:fs';
import path from 'node:path';
import { assertStartable, closeOnSignals, openRegistry, StartError, startServer } from '@pasar/gateway';
import { buildConsole, consoleDist } from '../start/build-console.ts';
import { buildStale } from '../start/build-stale.ts';
import { loadPlugins } from '../start/load-plugins.ts';
import { appStates, publishedIn } from '../start/published-versions.ts';
import { readyMessage } from '../start/ready-message.ts';
import { showProgress } from '../start/show-progress.ts';
import { type App, apps, getDistFolder, sliceEntries } from '../workspace.ts';
import { DevServer } from './dev-server.ts';
import { type Watching, watchApp } from './watch-app.ts';

export interface DevOptions {
  dataDir: string;
  port: number;
  /** The apps that are served from source. */
  fromSource: readonly App[];
  /** Leaves new data without demo products. */
  empty?: boolean;
}

const who = 'pasar dev';

/**
 * Serves some apps from source and the others from their last release; open pages follow each change (Fast
 * Refresh). The releases of this session are in a separate registry, so that they never enter the server's
 * log.
 */
export async function runDev({ dataDir, port, fromSource: asked, empty = false }: DevOptions): Promise<void> {
  // Only React's development build can replace components, and the shell is who brings React.
  const fromSource: readonly App[] = ['shell', ...asked.filter((app) => app !== 'shell')];
  await assertStartable({ dataDir, port });
  const states = appStates(dataDir);
  const asReleased = apps.filter((app) => !fromSource.includes(app) && states[app]?.live);
  const asBuilt = apps.filter((app) => !fromSource.includes(app) && !states[app]?.live);
  if (!(await buildStale(publishedIn(states), asBuilt)) || !(await buildConsole())) {
    throw new StartError('The apps could not be built; see the lines above.');
  }

  const folder = path.join(dataDir, 'dev');
  rmSync(folder, { recursive: true, force: true });
  const registry = openRegistry({ dataDir: folder, takesDevelopmentBuilds: true });
  for (const entry of sliceEntries)
    await registry.addSlice({ who, why: 'start', entry, revision: registry.status().revision });
  const publish = (app: App, version: string, from: string, why: string, mapped = true) =>
    registry.publish({ who, why, app, version, from, packed: false, mapped }).then(() => ({ app, version }));

  const releases = await Promise.all([
    ...asReleased.map((app) => {
      const version = states[app]?.live?.version ?? '';
      return publish(app, version, path.join(dataDir, 'releases', app, version), 'last release', false);
    }),
    ...asBuilt.map((app) => publish(app, '0.0.0', getDistFolder(app), 'built from source')),
  ]);

  let ready = false;
  /** Builds of several apps at once would each find the others' revision. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(act);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const builds = path.join(folder, 'build');
  const workbench = new DevServer(builds);
  const watchers: Watching[] = [];
  for (const app of fromSource) {
    let count = 0;
    const out = path.join(builds, app);
    const watcher = await watchApp({
      app,
      out,
      onFiles: (build) => workbench.built(app, build),
      onBuilt: async (build, milliseconds) => {
        count += 1;
        const version = `0.0.0-dev.${count}`;
        const release = await inTurn(() => publish(app, version, out, 'source changed'));
        if (ready) {
          const order = { who, why: 'source changed', releases: [release], force: true };
          await inTurn(() => registry.promote(order));
          console.log(`${app} is new (${(milliseconds / 1000).toFixed(1)} s): open pages follow`);
        } else releases.push(release);
        workbench.live(app, build);
      },
      onBroken: (why) => {
        console.log(`${app} does not build:\n${why}`);
        workbench.broken(app, why);
      },
    });
    console.log(`Building ${app} from source`);
    await watcher.first;
    watchers.push(watcher);
  }
  // Development builds are far over every size budget.
  await registry.promote({ who, why: 'start', releases, force: true });
  ready = true;

  const market = await startServer({
    plugins: await loadPlugins('demo', dataDir),
    dataDir,
    port,
    registry,
    apps: [],
    consoleDir: consoleDist,
    ...(empty && { seed: false as const }),
    onProgress: showProgress(),
    workbench: (request) => workbench.answer(request),
  });
  closeOnSignals({
    close: async () => {
      workbench.close();
      await Promise.all(watchers.map((watcher) => watcher.close()));
      await market.close();
    },
  });
  console.log(
    `${readyMessage(market)}\nFrom source: ${asked.join(', ')}, in a shell built for development. A change shows in open pages.`,
  );
}
