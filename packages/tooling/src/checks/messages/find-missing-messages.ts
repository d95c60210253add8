import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findClashingMessages, type Table } from './find-clashing-messages.ts';
import { findPageFiles, hasMessage, keysIn } from './page-files.ts';

const flat = (table: Table, above = ''): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : flat(value, `${above}${key}.`),
  );

const declared = /\{\s*name: '([\w-]+)',[^{}]*\}/g;
const field = (declaration: string, key: string): string | undefined =>
  new RegExp(`\\b${key}: '?([\\w-]+)`).exec(declaration)?.[1];

interface PageFiles {
  page: string;
  /** The files that its code starts from. */
  starts: string[];
  messages: string;
}

/** The pages that `slice.ts` declares, and their files by the rule of slice-kit's `definePages`. */
const pagesIn = (src: string): PageFiles[] =>
  [...readFileSync(path.join(src, 'slice.ts'), 'utf8').matchAll(declared)].map(([declaration, name = '']) => {
    const files = field(declaration, 'files') ?? name.replace(/[A-Z]/g, '-$&').toLowerCase();
    const messages = field(declaration, 'messages') ?? files;
    const starts = [`${files}-page.tsx`, `${files}.loader.ts`, `${files}.head.ts`];
    return {
      page: name,
      starts: starts.map((start) => path.join(src, 'routes', start)),
      messages: path.join(src, `locales/${messages}-page.id.ts`),
    };
  });

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
  const pages = pagesIn(src);
  const found = pages.map(async ({ page, starts, messages }) => {
    const brought: Table = existsSync(messages) ? { ...(await import(messages)) } : {};
    tables.add(brought);
    const table = [...flat(common), ...flat(brought)];
    return findPageFiles(starts).flatMap((at) =>
      keysIn(readFileSync(at, 'utf8'))
        .filter((key) => !hasMessage(key, table))
        .map((key) => ({ page, key, file: path.relative(src, at) })),
    );
  });
  const missing = (await Promise.all(found)).flat();
  return { pages: pages.length, missing, clashing: findClashingMessages([...tables]) };
};
