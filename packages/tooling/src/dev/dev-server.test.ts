import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { computeIntegrity } from '../build/integrity-plugin.ts';
import { DevServer } from './dev-server.ts';

const session = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasar-workbench-'));
  const client = path.join(folder, 'storefront/client');
  mkdirSync(client, { recursive: true });
  writeFileSync(path.join(client, 'home.js'), 'home');
  const workbench = new DevServer(folder);
  const ask = (place: string) => workbench.answer(new Request(`http://localhost:4000${place}`));
  /** The state that a newly opened page receives at once. */
  const hear = async () => {
    const reader = ask('/r/dev/changes')?.body?.pipeThrough(new TextDecoderStream()).getReader();
    workbench.close();
    let said = '';
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      said += value;
    }
    return said.split('\n').flatMap((line) => (line.startsWith('data: ') ? JSON.parse(line.slice(6)) : []));
  };
  return { workbench, ask, hear };
};

test('a new page receives which build is the newest, and the hash of each of its files [S18]', async () => {
  const { workbench, hear } = session();
  workbench.built('storefront', 'b1');
  workbench.live('storefront', 'b1');
  expect(await hear()).toEqual([
    {
      kind: 'built',
      app: 'storefront',
      build: 'b1',
      files: { 'home.js': computeIntegrity('home', 'sha256') },
    },
    { kind: 'live', app: 'storefront', build: 'b1' },
  ]);
});

test('a broken build is reported until the app builds again', async () => {
  const broken = session();
  broken.workbench.broken('storefront', 'Expression expected');
  expect(await broken.hear()).toEqual([{ kind: 'broken', app: 'storefront', text: 'Expression expected' }]);
  const mended = session();
  mended.workbench.broken('storefront', 'Expression expected');
  mended.workbench.built('storefront', 'b2');
  expect(await mended.hear()).toMatchObject([{ kind: 'built', build: 'b2' }]);
});

test('the newest files are there, what is no file of an app is not, and the rest is the server’s', async () => {
  const { ask } = session();
  expect(await ask('/r/storefront/0.0.0-dev/home.js')?.text()).toBe('home');
  expect(ask('/r/storefront/0.0.0-dev/gone.js')?.status).toBe(404);
  for (const place of [
    '/r/storefront/0.0.0-dev/..%2f..%2frelease.json',
    '/r/storefront/1.0.0/home.js',
    '/r/plan',
  ])
    expect(ask(place)).toBeUndefined();
});
