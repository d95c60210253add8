import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /from '(\.\/locales\/[\w.-]+)'/g;

const keysOf = async (file: string): Promise<string[]> => Object.keys(await import(file));

/** `summary-page.id.ts` as a name: `summaryPage`. */
const toName = (file: string): string =>
  file.replace(/\.id\.ts$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Pages of a slice with messages that no table in `src/i18next.d.ts` has: types know their keys only from there. Pages
 * that bring messages of others alone need no line.
 */
export const findUntypedMessages = async (src: string): Promise<string[]> => {
  const pages = globSync('locales/*-page.id.ts', { cwd: src }).sort();
  if (pages.length === 0) return [];
  const types = readFileSync(path.join(src, 'i18next.d.ts'), 'utf8');
  const tables = [...types.matchAll(imported)].map(([, file = '']) => file);
  const typed = new Set((await Promise.all(tables.map((file) => keysOf(path.join(src, file))))).flat());
  const found = pages.map(async (page) => {
    if ((await keysOf(path.join(src, page))).every((key) => typed.has(key))) return [];
    const file = path.basename(page);
    const name = toName(file);
    return [
      `${file} is not in src/i18next.d.ts: add "import type * as ${name} from './locales/${file}';" and "typeof ${name}"`,
    ];
  });
  return (await Promise.all(found)).flat();
};
