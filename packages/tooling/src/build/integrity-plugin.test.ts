// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeIntegrity, IntegrityPlugin } from './integrity-plugin.ts';
import { runWebpack } from './run-webpack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-integrity-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => path.join(folder, name);
let late = '';

beforeAll(async () => {
  writeFileSync(file('late.js'), 'export const late = 1;');
  writeFileSync(
    file('entry.js'),
    "globalThis.load = () => import(/* webpackChunkName: 'late' */ './late.js').then(({ late }) => late);",
  );
  await runWebpack([
    {
      mode: 'production',
      context: folder,
      target: ['web', 'es2022'],
      entry: './entry.js',
      output: {
        path: file('out'),
        publicPath: '/r/a/1.0.0/',
        uniqueName: 'a',
        filename: 'entry.js',
        chunkFilename: '[name].js',
      },
      plugins: [new IntegrityPlugin()],
    },
  ]);
  late = readFileSync(file('out/late.js'), 'utf8');
}, 60_000);

/** A script element as far as a loader uses it; `refused` is its address by the policy of the page. */
class Script {
  integrity = '';
  crossOrigin = '';
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
  readonly #refused: boolean;
  #src = '';
  constructor(refused: boolean) {
    this.#refused = refused;
  }
  get src() {
    return this.#src;
  }
  set src(address: string) {
    if (this.#refused) throw new TypeError('not a file of this plan');
    this.#src = address;
  }
  setAttribute() {}
  dispatchEvent({ type }: { type: string }) {
    if (type === 'error') this.onerror?.({ type, target: this });
  }
}

interface Page {
  load(): Promise<number>;
}

/** Runs the entry in a page; `answers` are what its scripts do one after the other. */
const open = (answers: readonly ('load' | 'fail' | 'refuse')[]) => {
  const attached: Script[] = [];
  let asked = 0;
  const context = vm.createContext({
    setTimeout,
    clearTimeout,
    queueMicrotask,
    Event,
    document: {
      getElementsByTagName: () => [],
      createElement: () => new Script(answers[asked++] === 'refuse'),
      head: {
        appendChild: (script: Script) => {
          attached.push(script);
          const answer = answers[attached.length - 1];
          if (answer === 'refuse') return;
          queueMicrotask(() => {
            if (answer === 'load') vm.runInContext(late, context);
            script[answer === 'load' ? 'onload' : 'onerror']?.({ type: answer, target: script });
          });
        },
      },
    },
  });
  vm.runInContext('globalThis.self = globalThis.window = globalThis', context);
  vm.runInContext(readFileSync(file('out/entry.js'), 'utf8'), context);
  return { page: context as unknown as Page, attached };
};

test('an entry loads its chunks by itself, each with the hash of its bytes [F17] [S20]', async () => {
  const { page, attached } = open(['load']);
  await expect(page.load()).resolves.toBe(1);
  expect(attached).toMatchObject([
    { integrity: computeIntegrity(late, 'sha256'), crossOrigin: 'anonymous', src: '/r/a/1.0.0/late.js' },
  ]);
});

test('a chunk that failed is asked for at another address [F17]', async () => {
  const { page, attached } = open(['fail', 'fail', 'load']);
  await expect(page.load()).rejects.toThrow();
  await expect(page.load()).rejects.toThrow();
  await expect(page.load()).resolves.toBe(1);
  expect(attached.map(({ src }) => src)).toEqual([
    '/r/a/1.0.0/late.js',
    '/r/a/1.0.0/late.js?r=1',
    '/r/a/1.0.0/late.js?r=2',
  ]);
});

test('a chunk that the policy of the page refuses fails at once, and may be tried again [F17] [S17]', async () => {
  const { page } = open(['refuse', 'load']);
  await expect(page.load()).rejects.toThrow();
  await expect(page.load()).resolves.toBe(1);
});
