import type { Page, Slice } from '@pasar/slice-kit';
import { type PageHandle, pageRoutes } from '@pasar/slice-kit/host';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';

/** Components of pages, by page id. */
export type Components = Map<string, ComponentType>;

/** Fetches the components of pages. */
export const loadComponents = async (pages: readonly Page[]): Promise<Components> => {
  const entries = pages.map(async ({ id, component }) => [id, await component()] as const);
  return new Map(await Promise.all(entries));
};

/** The pages of a slice at a path, outermost first. */
export const pagesAt = (slice: Slice, path: string): Page[] => {
  const routes = pageRoutes(slice, { loaded: new Map(), sectionName: () => undefined });
  const matches = matchRoutes(routes, path) ?? [];
  return matches.flatMap(({ route }) => (route.handle ? [(route.handle as PageHandle).page] : []));
};
