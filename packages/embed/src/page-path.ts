import { inLocale } from '@pasar/contract';
import type { Page, Slice } from '@pasar/slice-kit';
import { generatePath } from 'react-router';
import type { MountOptions } from './mount-options.ts';

/** A slice has no page of this name, or a value of its path is missing. */
export class PageUnknown extends Error {
  override readonly name = 'PageUnknown';
}

const patternsOf = (pages: readonly Page[], base = ''): [id: string, pattern: string][] =>
  pages.flatMap(({ id, path, children = [] }) => {
    const pattern = [base, path].filter(Boolean).join('/');
    return [[id, pattern], ...patternsOf(children, pattern)];
  });

/** The path of a page in the market. Throws PageUnknown. */
export const pagePath = (
  slice: Slice,
  { page, params = {}, locale = 'id' }: Pick<MountOptions, 'page' | 'params' | 'locale'>,
): string => {
  const pattern = new Map(patternsOf(slice.pages)).get(page);
  if (pattern === undefined) throw new PageUnknown(`${slice.name} has no page '${page}'`);
  const rest = Object.entries(params).filter(([name]) => !pattern.split('/').includes(`:${name}`));
  try {
    const query = new URLSearchParams(rest).toString();
    return inLocale(generatePath(`/${pattern}`, params), locale) + (query && `?${query}`);
  } catch (error) {
    throw new PageUnknown(`${page} is at /${pattern}: ${(error as Error).message}`);
  }
};
