// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCopies } from '@pasar/gateway/copy-marks';
import { afterAll, expect, test } from 'vitest';
import { getAppFolder } from '../workspace.ts';
import { minifier, resolve } from './compile-options.ts';
import { runWebpack } from './run-webpack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packages: [specifier: string, name: string, copyOf: string][] = [
  ['react', 'useState', 'react'],
  ['react', 'createContext', 'react'],
  ['react-dom', 'createPortal', 'react-dom'],
  ['react-dom', 'flushSync', 'react-dom'],
  ['react-dom', 'preload', 'react-dom'],
  ['react-dom/client', 'createRoot', 'react-dom'],
  ['react-router', 'useLoaderData', 'react-router'],
  ['react-router', 'useParams', 'react-router'],
  ['react-router', 'Link', 'react-router'],
  ['@emotion/react', 'css', '@emotion/react'],
  ['@emotion/react', 'ThemeContext', '@emotion/react'],
  ['@emotion/react/jsx-runtime', 'jsx', '@emotion/react'],
  ['@module-federation/enhanced/runtime', 'loadRemote', '@module-federation/runtime'],
];

const modules = ['node_modules', path.join(getAppFolder('shell'), 'node_modules')];

test('[F14] one import of any shared package marks the bundle, minified or not', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  const entry = Object.fromEntries(
    packages.map(([specifier, name], index) => {
      const file = path.join(folder, `${index}.js`);
      writeFileSync(file, `import { ${name} } from '${specifier}'; globalThis.used = ${name};`);
      return [String(index), file];
    }),
  );
  const config = (side: string, conditionNames: string[], minimize: boolean) => ({
    name: side,
    mode: 'production' as const,
    context: folder,
    target: minimize ? ['web', 'es2022'] : 'node26',
    entry,
    // The other packages are the shell's: what is found is of the one that was copied.
    externals: (
      { request, context }: { request?: string; context?: string },
      done: (e?: Error, r?: string) => void,
    ) =>
      context !== folder && /^react(-dom)?$/.test(request ?? '')
        ? done(undefined, `var ${JSON.stringify(request)}`)
        : done(),
    output: { path: path.join(folder, side), filename: '[name].js' },
    resolve: { ...resolve, modules, conditionNames },
    optimization: { minimize, minimizer: [minifier], splitChunks: false as const },
    performance: false as const,
  });
  await runWebpack([
    config('client', ['import', 'browser', 'module', 'default'], true),
    config('server', ['node', 'import', 'module', 'default'], false),
  ]);
  for (const side of ['client', 'server']) {
    const found = packages.map(([specifier, name], index) => {
      const script = readFileSync(path.join(folder, side, `${index}.js`), 'utf8');
      return `${specifier} ${name}: ${findCopies(script)}`;
    });
    expect(found).toEqual(packages.map(([specifier, name, copyOf]) => `${specifier} ${name}: ${copyOf}`));
  }
});
