import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const root = new URL('../../', import.meta.url);
const at = (folder: string) => new URL(folder, root).pathname;

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
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The server's tests share nothing but a database of their own; one worker reads its modules once.
    isolate: folder !== 'packages/api',
  },
});

/** Every package is one vitest project, named after its folder. */
export default defineConfig({
  test: {
    // One core too few by default, which on two cores doubles the time.
    maxWorkers: availableParallelism(),
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
