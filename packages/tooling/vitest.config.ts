import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { readSlicePatterns } from './src/links/read-slice-routes.ts';
import { LongestFirst } from './src/tests/longest-first.ts';
import { nodeProjects, pageFolders } from './src/tests/test-projects.ts';

const root = new URL('../../', import.meta.url);
const at = (folder: string) => new URL(folder, root).pathname;

const shared = {
  // Heads are tested as documents carry them.
  define: { __SERVER__: 'true' },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
};
const limits = {
  // A busy machine opens a database in ten seconds; a test that hangs still ends.
  testTimeout: 90_000,
  hookTimeout: 120_000,
};

const ofNode = ([folder, setupFiles]: [string, readonly string[]]) => ({
  ...shared,
  test: {
    ...limits,
    name: folder.split('/').at(-1) ?? folder,
    root: at(folder),
    environment: 'node' as const,
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: setupFiles.map(at),
  },
});

/** One project for many folders: a worker loads React and what their pages share once. */
const ofPages = (name: string, folders: readonly string[]) => ({
  ...shared,
  test: {
    ...limits,
    name,
    root: at(''),
    environment: 'happy-dom' as const,
    // A pressed download would lead the page away, and addresses of the next file in the worker with it.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    // Testing Library cleans up after each test only where it finds the global hooks.
    globals: true,
    include: folders.map((folder) => `${folder}/src/**/*.test.{ts,tsx}`),
    // They change what belongs to a whole page: the layout, its stores and styles.
    isolate: name === 'shell',
    setupFiles: [at('packages/slice-kit/src/testing/before-each-file.ts')],
  },
});

/**
 * Packages without pages are one vitest project each, named after the folder. Files share a worker: their own database, or
 * parts that keep no state outside of the page.
 */
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
      ...Object.entries(nodeProjects).map(ofNode),
      ofPages('shell', ['shell']),
      ofPages('pages', pageFolders),
    ],
  },
});
