import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { root, slice } from './workspace.ts';

const setupFiles = [
  path.join(root, 'node_modules/@pasar/slice-kit/src/testing/before-each-file.ts'),
  path.join(root, 'src/testing/before-each-file.ts'),
];

/** The pages that the market had when the kit was packed, and the slice's own. */
const readLinkPatterns = async (): Promise<Record<string, string>> => {
  const market = JSON.parse(readFileSync(path.join(root, 'kit/link-patterns.json'), 'utf8'));
  const { routes } = (await import(pathToFileURL(path.join(root, 'src/routes.ts')).href)) as {
    routes: Record<string, string>;
  };
  const own = Object.entries(routes).map(([page, pattern]) => [`${slice}.${page}`, pattern]);
  return { ...market, ...Object.fromEntries(own) };
};

/** The tests of a slice in its repository, under the settings that they have in the workspace. */
export default defineConfig({
  define: { __SERVER__: 'true' },
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    root,
    environment: 'happy-dom',
    provide: { linkPatterns: await readLinkPatterns() },
    globals: true,
    include: ['src/**/*.test.{ts,tsx}'],
    passWithNoTests: true,
    // Of the market's own slices; a team may use it, and its repository runs all.
    tags: [{ name: 'slow', description: 'Takes more than half a second.' }],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    isolate: false,
    setupFiles: setupFiles.filter((file) => existsSync(file)),
    // The kit is sources, which Node itself does not load from there.
    server: { deps: { inline: [/@pasar[\\/]/] } },
  },
});
