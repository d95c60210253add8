import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace.ts';

const fromShell = createRequire(path.join(root, 'shell/package.json'));

/** Modules that the shell hands out at run time, one copy each (architecture "What is shared at run time"). */
export const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react/compiler-runtime',
  'react-dom',
  'react-router',
  'zustand',
  'i18next',
  'react-i18next',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@pasar/slice-kit',
  '@pasar/api-client',
  '@pasar/design-tokens',
] as const;

const packageOf = (name: string) =>
  name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? name);

function versionOf(name: string): string {
  const folders = fromShell.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      const manifest = JSON.parse(
        readFileSync(path.join(folder, packageOf(name), 'package.json'), 'utf8'),
      ) as { version: string };
      return manifest.version;
    } catch {}
  }
  throw new Error(`the shell has no ${name}`);
}

/** name → caret range of the version that the shell carries now. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(sharedNames.map((name) => [name, `^${versionOf(name)}`]));
