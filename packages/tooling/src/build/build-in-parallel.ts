import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type App, getDistFolder } from '../workspace.ts';
import { builtRelease, packageVersion } from './built-release.ts';
import { sourceHash } from './source-hash.ts';

export interface BuildOptions {
  /** Build even when the sources have not changed since the last build. */
  force?: boolean;
  /** The version to build an app as; its package's version when absent. */
  versionFor?: (app: App, sources: string) => string;
  out?: (app: App) => string;
  /** Where the progress lines go; standard output when absent. */
  say?: (line: string) => void;
}

const buildInProcess = (app: App, version: string, out: string): Promise<boolean> =>
  new Promise((done) => {
    const script = path.join(import.meta.dirname, 'build-one.ts');
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, app, version, out],
      { stdio: 'inherit' },
    );
    child.on('exit', (code) => done(code === 0));
  });

/** Builds apps whose sources changed, one per core at a time. Returns whether all of them succeeded. */
export async function buildInParallel(apps: readonly App[], options: BuildOptions = {}): Promise<boolean> {
  const waiting = apps.filter((app) => options.force || builtRelease(app)?.sources !== sourceHash(app));
  let done = 0;
  let good = true;
  const total = waiting.length;
  const say = options.say ?? ((line: string) => process.stdout.write(line));
  const work = async () => {
    for (let app = waiting.shift(); app !== undefined && good; app = waiting.shift()) {
      const started = performance.now();
      const version = options.versionFor?.(app, sourceHash(app)) ?? packageVersion(app);
      const built = await buildInProcess(app, version, options.out?.(app) ?? getDistFolder(app));
      done += 1;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(`  [${done}/${total}] ${app} ${version} ${built ? `built in ${seconds} s` : 'FAILED'}\n`);
      good &&= built;
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), total) }, work));
  return good;
}
