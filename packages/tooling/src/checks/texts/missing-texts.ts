import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, isSaid, keysIn } from './page-files.ts';

interface Table {
  [key: string]: string | Table;
}

const flat = (table: Table, above = ''): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : flat(value, `${above}${key}.`),
  );

const texts = /texts: \{\s*id: \(\) =>\s*import\([^']*'([^']+)'\)(?:\s*\.then\(\s*\(m\) => m\.(\w+))?/;
const code = /'(\.\/(?:routes|features)\/[^']+)'/g;
const page = /definePage(?:<[^(]*>)?\(\{/;

const declarationsIn = (src: string): string[] =>
  readdirSync(src)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => readFileSync(path.join(src, name), 'utf8').split(page).slice(1));

export interface MissingText {
  page: string;
  key: string;
  file: string;
}

/**
 * Texts that a page of a slice says and does not bring: neither the slice's own table nor the page's `texts` has the
 * key. Types know all tables of a slice together, and not which of them a page loads.
 */
export const missingTexts = async (src: string): Promise<{ pages: number; missing: MissingText[] }> => {
  const own = path.join(src, 'locales/id.ts');
  if (!existsSync(own)) return { pages: 0, missing: [] };
  const common = flat((await import(own)).messages);
  const declared = declarationsIn(src);
  const found = declared.map(async (declaration) => {
    const name = /id: '([^']+)'/.exec(declaration)?.[1] ?? '';
    const [, file, member] = texts.exec(declaration) ?? [];
    const brought = file ? await import(path.join(src, file)) : {};
    const table = [...common, ...flat(member ? brought[member] : brought)];
    const starts = [...declaration.matchAll(code)].map(([, start = '']) => path.join(src, start));
    return filesOf(starts).flatMap((at) =>
      keysIn(readFileSync(at, 'utf8'))
        .filter((key) => !isSaid(key, table))
        .map((key) => ({ page: name, key, file: path.relative(src, at) })),
    );
  });
  return { pages: declared.length, missing: (await Promise.all(found)).flat() };
};
