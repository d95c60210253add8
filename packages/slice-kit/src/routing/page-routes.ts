import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Page } from '../slice/define-page.ts';
import type { Slice } from '../slice/define-slice.ts';
import { pageLoader, type SectionName } from './page-loader.ts';

/** Components that have been loaded already, by page id: the first render needs them at once. */
export type LoadedPages = ReadonlyMap<string, ComponentType>;

export interface PageFrame {
  loaded: LoadedPages;
  sectionName: SectionName;
  /** Stands in a page's place when it has no data or breaks. */
  ErrorBoundary?: ComponentType;
}

/** What the frame knows about a matched page. */
export interface PageHandle {
  page: Page;
  slice: Slice['name'];
}

/** The pages of a slice as routes below the language prefix. */
export const pageRoutes = (slice: Slice, frame: PageFrame): RouteObject[] =>
  slice.pages.map((page) => pageRoute(page, slice, frame));

/** A component that did not come is asked for once more before the page fails: its file gets a fresh address. */
const pageRoute = (page: Page, slice: Slice, frame: PageFrame): RouteObject => {
  const { action, children = [], component, id, loader, path, revalidate, skeleton } = page;
  const loaded = frame.loaded.get(id);
  const shared = {
    id,
    handle: { page, slice: slice.name } satisfies PageHandle,
    ...(loaded ? { Component: loaded } : { lazy: { Component: () => component().catch(() => component()) } }),
    loader: pageLoader(page, loader, frame.sectionName),
    ...(action && { action: pageLoader(page, action, frame.sectionName) }),
    ...(revalidate && { shouldRevalidate: revalidate }),
    HydrateFallback: skeleton ?? NothingYet,
    ...(frame.ErrorBoundary && { ErrorBoundary: frame.ErrorBoundary }),
  };
  if (path === '' && children.length === 0) return { ...shared, index: true };
  return { ...shared, path, children: children.map((child) => pageRoute(child, slice, frame)) };
};

/** Silences the router's hint about pages without a skeleton. */
const NothingYet = () => null;
