import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { readSlicePatterns } from './src/links/read-slice-routes.ts';
import { LongestFirst } from './src/tests/longest-first.ts';
import { sliceFolders } from './src/workspace.ts';

const root = new URL('../../', import.meta.url);
const at = (folder: string) => new URL(folder, root).pathname;

/**
 * Their test files change what belongs to a whole process or page: servers, the layout and its stores. All
 * others leave nothing behind that another one could meet, so one worker reads the modules once: their own
 * database, or parts that keep no state outside of the page.
 */
const alone = ['packages/gateway', 'packages/tooling', 'shell'];

const project = (folder: string, environment: 'node' | 'happy-dom', ...setupFiles: string[]) => ({
  // Heads are tested as documents carry them.
  define: { __SERVER__: 'true' },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
  test: {
    name: folder.split('/').at(-1) ?? folder,
    root: at(folder),
    environment,
    // A pressed download would lead the page away, and addresses of the next file in the worker with it.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    // Testing Library cleans up after each test only where it finds the global hooks.
    globals: environment === 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // A busy machine opens a database in ten seconds; a test that hangs still ends.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    isolate: alone.includes(folder),
    setupFiles: setupFiles.map(at),
  },
});

const ofNode = (folder: string, ...setupFiles: string[]) => project(folder, 'node', ...setupFiles);
const ofPages = (folder: string, ...setupFiles: string[]) =>
  project(folder, 'happy-dom', 'packages/slice-kit/src/testing/before-each-file.ts', ...setupFiles);

/** A slice may prepare its own test files. */
const ofSlice = (folder: string) =>
  ofPages(folder, ...[`${folder}/src/testing/before-each-file.ts`].filter((file) => existsSync(at(file))));

/** Every package is one vitest project, named after its folder. */
export default defineConfig({
  test: {
    // By default one core too few, though many tests wait for a timer or another process.
    maxWorkers: availableParallelism() + 1,
    // A failed test is reported in a line or two, which must name what was wrong.
    chaiConfig: { truncateThreshold: 400 },
    /** Links of tests lead to the pages that the slices declare. */
    provide: { linkPatterns: await readSlicePatterns() },
    tags: [{ name: 'slow', description: 'Takes seconds: left to `npm test -- --long`.' }],
    sequence: { sequencer: LongestFirst },
    projects: [
      ofNode('packages/contract'),
      ofNode('packages/design-tokens'),
      ofNode('packages/api', 'packages/api/src/testing/before-each-file.ts'),
      ofNode('packages/demo', 'packages/api/src/testing/before-each-file.ts'),
      ofNode('packages/long-tests', 'packages/api/src/testing/before-each-file.ts'),
      ofNode('packages/gateway'),
      ofNode('packages/tooling'),
      ofPages('packages/api-client'),
      ofPages('packages/ui'),
      ofPages('packages/slice-kit'),
      ofPages('packages/dashboard'),
      ofPages('packages/embed'),
      ofPages('packages/console'),
      ofPages('shell'),
      ...sliceFolders.map(ofSlice),
    ],
  },
});
