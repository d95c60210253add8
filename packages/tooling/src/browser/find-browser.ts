import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { root } from '../workspace.ts';

const require = createRequire(import.meta.url);

/** Chromium without windows: the same pages for two thirds of the processor time. */
const shells = ['/usr/bin/chromium-headless-shell'];

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const runs = (file: string) =>
  spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

type Way = { name: string; find: () => string | undefined | Promise<string | undefined> };

const installed = (files: readonly string[]): string | undefined => files.find((file) => existsSync(file));

const playwrightsOwn = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

function downloaded(): string | undefined {
  const cli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  const result = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 240_000,
  });
  return result.status === 0 ? playwrightsOwn() : undefined;
}

function fromDebian(name: string, files: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quiet = { stdio: 'ignore', timeout: 400_000 } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', name], quiet);
  return installed(files);
}

async function fromNpm(): Promise<string | undefined> {
  const folder = path.join(root, 'node_modules/.cache/browser');
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '@sparticuz/chromium@153.0.0'], {
    stdio: 'ignore',
    timeout: 240_000,
  });
  const entry = createRequire(path.join(folder, 'x.js')).resolve('@sparticuz/chromium');
  const { default: packed } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return packed.executablePath();
}

const debiansShell: Way = {
  name: "Debian's chromium-headless-shell package",
  find: () => fromDebian('chromium-headless-shell', shells),
};

/** A machine made for this run may have something installed for it, though it has another browser. */
const shellWays = (): Way[] => [
  { name: 'an installed headless shell', find: () => installed(shells) },
  ...(process.env.CI ? [debiansShell] : []),
];

/** Cheapest first; the last ones download something. */
const ways = (windows: boolean): Way[] => [
  { name: 'PASAR_BROWSER', find: () => process.env.PASAR_BROWSER },
  ...(windows ? [] : shellWays()),
  { name: 'an installed Chromium or Chrome', find: () => installed(whole) },
  { name: "Playwright's own browser", find: playwrightsOwn },
  { name: "Playwright's download", find: downloaded },
  ...(windows || process.env.CI ? [] : [debiansShell]),
  { name: "Debian's chromium package", find: () => fromDebian('chromium', whole) },
  { name: 'the npm package @sparticuz/chromium', find: fromNpm },
];

/**
 * A browser that starts on this machine, installed when there is none. Tests use the lightest one;
 * `windows` selects the browser that users have, for measurements. Throws an error with all attempts.
 */
export async function findBrowser({ windows = false } = {}): Promise<string> {
  const tried = ways(windows);
  for (const { find } of tried) {
    try {
      const file = await find();
      if (file !== undefined && runs(file)) return file;
    } catch {
      // This way is not available here: the next one may be.
    }
  }
  throw new Error(
    `No browser could be found or installed. Tried: ${tried.map((way) => way.name).join('; ')}.`,
  );
}
