import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findClashingMessages, type Table } from './find-clashing-messages.ts';
import { findPageFiles, hasMessage, keysIn } from './page-files.ts';

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

export interface MissingMessage {
  page: string;
  key: string;
  file: string;
}

export interface MessageFindings {
  pages: number;
  missing: MissingMessage[];
  /** Keys that two tables of the slice read differently. */
  clashing: string[];
}

/**
 * Texts that a page of a slice says and does not bring: neither the slice's own table nor the page's `texts` has the
 * key. Types know all tables of a slice together, and not which of them a page loads.
 */
export const findMissingMessages = async (src: string): Promise<MessageFindings> => {
  const own = path.join(src, 'locales/id.ts');
  if (!existsSync(own)) return { pages: 0, missing: [], clashing: [] };
  const common: Table = (await import(own)).messages;
  const tables = new Set([common]);
  const declared = declarationsIn(src);
  const found = declared.map(async (declaration) => {
    const name = /id: '([^']+)'/.exec(declaration)?.[1] ?? '';
    const [, file, member] = texts.exec(declaration) ?? [];
    const all = file ? await import(path.join(src, file)) : {};
    const brought: Table = member ? all[member] : all;
    tables.add(brought);
    const table = [...flat(common), ...flat(brought)];
    const starts = [...declaration.matchAll(code)].map(([, start = '']) => path.join(src, start));
    return findPageFiles(starts).flatMap((at) =>
      keysIn(readFileSync(at, 'utf8'))
        .filter((key) => !hasMessage(key, table))
        .map((key) => ({ page: name, key, file: path.relative(src, at) })),
    );
  });
  const missing = (await Promise.all(found)).flat();
  return { pages: declared.length, missing, clashing: findClashingMessages([...tables]) };
};
