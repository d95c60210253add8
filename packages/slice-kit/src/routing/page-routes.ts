import { localeOfPath } from '@pasar/contract';
import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { Page } from '../slice/define-page.ts';
import type { Slice } from '../slice/define-slice.ts';
import type { Skeleton } from '../slice/lazy-skeleton.tsx';
import { pageLoader, type SectionName } from './page-loader.ts';
import { retryOnce } from './retry-once.ts';
import { isOfflineError, toUnavailablePage } from './route-error.ts';

/** Components that have been loaded already, by page id: the first render needs them at once. */
export type LoadedPages = ReadonlyMap<string, ComponentType>;

export interface PageRouteOptions {
  loaded: LoadedPages;
  sectionName: SectionName;
  /** Replaces a page that has no data or breaks. */
  ErrorBoundary?: ComponentType;
  /** Replaces a skeleton that is itself still loading. */
  Pending?: ComponentType;
}

/** The layout's information about a matched page. */
export interface PageHandle {
  page: Page;
  slice: Slice['name'];
}

/** English pages carry the prefix, Indonesian ones none: one optional segment before a top page's own path. */
const language = 'en?';

/**
 * The pages of a slice as routes from the root. Each carries the optional language itself: a path that a
 * route above them matched would stop the router from loading slices that are not here yet.
 */
export const pageRoutes = (slice: Slice, frame: PageRouteOptions): RouteObject[] =>
  slice.pages.map((page) => {
    const route = pageRoute(page, slice, frame);
    if (route.index) return { id: `${page.id}:home`, path: language, children: [route] };
    return { ...route, path: `${language}/${route.path}` };
  });

/** Without a connection the page speaks of itself by name, as it does when its data do not come (SPEC 8). */
const outOfReach =
  (page: Page, { sectionName }: PageRouteOptions) =>
  (failure: unknown): never => {
    if (!isOfflineError(failure)) throw failure;
    const locale = localeOfPath(location.pathname);
    throw toUnavailablePage(failure, locale, sectionName(page, locale));
  };

const fallback = (skeleton: Skeleton, { Pending }: PageRouteOptions): ComponentType =>
  Pending
    ? () => createElement(skeleton, { waiting: createElement(Pending) })
    : () => createElement(skeleton);

const pageRoute = (page: Page, slice: Slice, frame: PageRouteOptions): RouteObject => {
  const { action, children = [], component, id, loader, path, revalidate, skeleton } = page;
  const loaded = frame.loaded.get(id);
  const shared = {
    id,
    handle: { page, slice: slice.name } satisfies PageHandle,
    ...(loaded
      ? { Component: loaded }
      : { lazy: { Component: () => retryOnce(component).catch(outOfReach(page, frame)) } }),
    loader: pageLoader(page, loader, frame.sectionName),
    ...(action && { action: pageLoader(page, action, frame.sectionName) }),
    ...(revalidate && { shouldRevalidate: revalidate }),
    ...(skeleton && { HydrateFallback: fallback(skeleton, frame) }),
    ...(frame.ErrorBoundary && { ErrorBoundary: frame.ErrorBoundary }),
  };
  if (path === '' && children.length === 0) return { ...shared, index: true };
  return { ...shared, path, children: children.map((child) => pageRoute(child, slice, frame)) };
};
