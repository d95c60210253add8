import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './src/tests/longest-first.ts';

const root = new URL('../../', import.meta.url);
const at = (folder: string) => new URL(folder, root).pathname;

/**
 * Their test files leave nothing behind that another one could meet, so one worker reads the modules once: a database of
 * their own, or parts that keep no state outside of the page.
 */
const sharing = [
  'packages/api',
  'packages/contract',
  'packages/design-tokens',
  'packages/ui',
  'packages/slice-kit',
];

const project = (folder: string, environment: 'node' | 'happy-dom') => ({
  // Heads are tested as documents carry them.
  define: { __SERVER__: 'true' },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
  test: {
    name: folder.split('/').at(-1) ?? folder,
    root: at(folder),
    environment,
    // Testing Library cleans up after each test only where it finds the global hooks.
    globals: environment === 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // A busy machine opens a database in ten seconds; a test that hangs still ends.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    isolate: !sharing.includes(folder),
    ...(folder === 'packages/api' && { setupFiles: [at('packages/api/src/testing/before-each-file.ts')] }),
    ...(environment === 'happy-dom' &&
      sharing.includes(folder) && { setupFiles: [at('packages/slice-kit/src/testing/before-each-file.ts')] }),
  },
});

/** Every package is one vitest project, named after its folder. */
export default defineConfig({
  test: {
    // By default one core too few, though many tests wait for a timer or another process.
    maxWorkers: availableParallelism() + 1,
    // A failed test is told in a line or two, which must say what was wrong.
    chaiConfig: { truncateThreshold: 400 },
    sequence: { sequencer: LongestFirst },
    projects: [
      ...[
        'packages/contract',
        'packages/design-tokens',
        'packages/api',
        'packages/gateway',
        'packages/tooling',
      ].map((folder) => project(folder, 'node')),
      ...[
        'packages/api-client',
        'packages/ui',
        'packages/slice-kit',
        'packages/dashboard',
        'packages/console',
        'shell',
        'mfe-storefront',
        'mfe-buyer',
        'mfe-seller',
        'mfe-auth',
      ].map((folder) => project(folder, 'happy-dom')),
    ],
  },
});
