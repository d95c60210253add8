import path from 'node:path';
import webpack from 'webpack';
import { clientConfig } from '../build/client-config.ts';
import { LinkNamesPlugin } from '../build/link-names-plugin.ts';
import { serverConfig } from '../build/server-config.ts';
import { writeRelease } from '../build/write-release.ts';
import type { App } from '../workspace.ts';
import { formatBuildError } from './format-build-error.ts';
import { devClientFile, hotConfig } from './hot-config.ts';

export interface WatchOptions {
  app: App;
  /** Folder for the builds of this app. */
  out: string;
  /** Called as soon as the browser's files of a good build are there. */
  onFiles(build: string): void;
  /** Called after each good build, one at a time. */
  onBuilt(build: string, milliseconds: number): Promise<void>;
  onBroken(why: string): void;
}

export interface Watching {
  /** Resolves after the first good build has been taken over. */
  first: Promise<void>;
  close(): Promise<void>;
}

/** Builds an app whenever its sources change. A broken build is reported and changes nothing. */
export async function watchApp({ app, out, onFiles, onBuilt, onBroken }: WatchOptions): Promise<Watching> {
  // One name for all builds of a session: each is served from its own address, and documents hold only one.
  const build = { app, version: '0.0.0-dev', out, development: true, before: [devClientFile] };
  const links = new LinkNamesPlugin();
  const configs = [
    hotConfig(app, await clientConfig(build)),
    // Open pages wait for the browser's files alone.
    { ...serverConfig(build), dependencies: [app] },
  ];
  for (const { plugins } of configs) plugins?.push(links);
  const compiler = webpack(configs);
  compiler.compilers[0]?.hooks.done.tap('dev', (stats) => {
    if (!stats.hasErrors() && stats.hash) onFiles(stats.hash);
  });
  const { promise: first, resolve } = Promise.withResolvers<void>();
  let started = performance.now();
  let runs = 0;
  let turn = Promise.resolve();
  compiler.hooks.watchRun.tap('dev', () => {
    started = performance.now();
    runs += 1;
  });
  const watching = compiler.watch({ aggregateTimeout: 60 }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      return onBroken(
        formatBuildError(
          error?.message ?? stats?.toString({ all: false, errors: true, colors: false }) ?? '',
        ),
      );
    }
    const client = stats.stats.find((one) => one.compilation.name === app);
    if (!client) return;
    const { compilation } = client;
    const took = performance.now() - started;
    const run = runs;
    turn = turn
      .then(async () => {
        const compilations = stats.stats.map((one) => one.compilation);
        const { version } = build;
        // No gate: a session's builds meet the shell that they were started with.
        await writeRelease({
          ...{ app, version, out, sources: path.basename(out), compilation, compilations },
          links: links.list(),
        });
        return onBuilt(client.hash ?? '', took);
      })
      .then(resolve, (reason) => {
        // The next build has begun to write over this one, and reports by itself.
        if (run === runs) onBroken(reason instanceof Error ? reason.message : String(reason));
      });
  });
  return { first, close: () => new Promise((done) => (watching ? watching.close(() => done()) : done())) };
}
