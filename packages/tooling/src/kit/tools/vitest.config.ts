import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './workspace.ts';

const setupFiles = [
  path.join(root, 'node_modules/@pasar/slice-kit/src/testing/before-each-file.ts'),
  path.join(root, 'src/testing/before-each-file.ts'),
];

/** The tests of a slice in its repository, under the settings that they have in the workspace. */
export default defineConfig({
  define: { __SERVER__: 'true' },
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    root,
    environment: 'happy-dom',
    globals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    isolate: false,
    setupFiles: setupFiles.filter((file) => existsSync(file)),
    // The kit is sources, which Node itself does not load from there.
    server: { deps: { inline: [/@pasar[\\/]/] } },
  },
});
