import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?:^import (?!type\b)[^;]*?from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/gm;
const spoken = /\bt\(\s*(['`])([^'`]+)\1/g;

/** The files that a page's code reaches inside its slice, now or on demand; tables of texts are not code. */
export const findPageFiles = (starts: readonly string[]): string[] => {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || file.includes('/locales/') || !existsSync(file)) continue;
    seen.add(file);
    const folder = path.dirname(file);
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(imported))
      waiting.push(path.resolve(folder, to));
  }
  return [...seen];
};

/** The keys that a file says, as patterns: what a template inserts may be any part of a key. */
export const keysIn = (source: string): string[] => [...source.matchAll(spoken)].map(([, , key = '']) => key);

/** Whether a table has the key, in one of its plurals or for anything that a template may hold. */
export const hasMessage = (key: string, table: readonly string[]): boolean => {
  const literal = key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+');
  const pattern = new RegExp(`^${literal}(_one|_other)?$`);
  return table.some((one) => pattern.test(one));
};
