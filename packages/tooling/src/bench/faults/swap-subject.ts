import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { buildInParallel } from '../../build/build-in-parallel.ts';
import { readFiles, tarGz } from '../../kit/tar.ts';
import { mapFile } from './serve-competitor.ts';

/** One system whose part is swapped for another version and back. */
export interface SwapSubject {
  name: string;
  /** The page of the part. */
  url: string;
  /** Does what an operator does to bring a version to visitors. */
  deploy(which: 'first' | 'next'): Promise<void>;
  /** Whether a page load that began now would get the next version. */
  servesNext(): Promise<boolean>;
  /** The version that an open page shows, and the one that shows after it opened a part which it had not loaded. */
  shown(page: Page): Promise<string>;
  late(page: Page): Promise<string>;
}

const textOf = async (url: string): Promise<string> => (await fetch(url, { cache: 'no-store' })).text();

const versionAt = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().getAttribute('data-version', { timeout: 12_000 })) ?? '';

const pressed = async (page: Page): Promise<string> => {
  await page.locator('button:text("More")').click();
  return versionAt(page, '#details');
};

const peerShows = (page: Page) => versionAt(page, 'h1');

/** The files of a remote are put over the old ones, as its documentation deploys them. */
export const federationSwap = (name: string, url: string, folder: string): SwapSubject => {
  const kept = `${folder}-first`;
  rmSync(kept, { recursive: true, force: true });
  cpSync(path.join(folder, 'account'), path.join(kept, 'account'), { recursive: true });
  return {
    name,
    url: `${url}/account`,
    deploy: async (which) =>
      cpSync(path.join(which === 'next' ? `${folder}-next` : kept, 'account'), path.join(folder, 'account'), {
        recursive: true,
      }),
    servesNext: async () =>
      (await textOf(`${url}/files/account/__federation_expose_page.js`)).includes('"data-version":"2"'),
    shown: peerShows,
    late: pressed,
  };
};

/** The files of each version are in a separate folder; the line in the import map selects one. */
export const importMapSwap = (name: string, url: string, folder: string): SwapSubject => ({
  name,
  url: `${url}/account`,
  deploy: async (which) => {
    if (which === 'next')
      cpSync(path.join(`${folder}-next`, 'account'), path.join(folder, 'account-next'), { recursive: true });
    const account = `/files/${which === 'next' ? 'account-next' : 'account'}/page.js`;
    writeFileSync(
      mapFile(folder),
      JSON.stringify({ imports: { catalog: '/files/catalog/page.js', account } }),
    );
  },
  servesNext: async () => (await textOf(`${url}/account`)).includes('/files/account-next/'),
  shown: peerShows,
  late: pressed,
});

/** The log-in slice: built and published before, promoted and rolled back over HTTP as a team does it. */
export const pasarSwap = async (market: string): Promise<SwapSubject> => {
  const version = `0.9.${Math.floor(Date.now() / 1000)}`;
  const out = mkdtempSync(path.join(tmpdir(), 'pasar-bench-'));
  mkdirSync(out, { recursive: true });
  if (!(await buildInParallel(['auth'], { force: true, versionFor: () => version, out: () => out })))
    throw new Error('the slice does not build');
  const ask = async (path: string, init: RequestInit): Promise<void> => {
    const answer = await fetch(`${market}/ops/v1/apps/auth/${path}`, { method: 'POST', ...init });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };
  await ask(`releases/${version}?reason=bench`, {
    headers: { 'content-type': 'application/gzip' },
    body: new Uint8Array(await tarGz(readFiles(out))),
  });
  rmSync(out, { recursive: true });
  const order = (verb: string, body: object) =>
    ask(verb, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'bench', ...body }),
    });
  return {
    name: 'pasar',
    url: `${market}/login`,
    deploy: (which) =>
      which === 'next' ? order('promote', { version, watch: false }) : order('rollback', { of: 'live' }),
    servesNext: async () => (await textOf(`${market}/login`)).includes(`"auth":{"version":"${version}"`),
    shown: (page) => versionAt(page, '[data-slice="auth"]'),
    late: async (page) => {
      await page.locator('main a[href^="/register"]').first().click();
      await page.waitForURL(/register/);
      await page.locator('[data-slice="auth"] h1').waitFor();
      return versionAt(page, '[data-slice="auth"]');
    },
  };
};
