import type { Locale, NavigationEntry, SitemapPart } from '@pasar/contract';
import type { ParseKeys, TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import type { Skeleton } from './lazy-skeleton.tsx';
import type { Action, Loader } from './loader.ts';
import type { Messages } from './messages.ts';

/**
 * The values that a page puts into the document's head. A browser that changes pages takes title and
 * description alone: the rest may be guarded by `__SERVER__ &&`, so that its code does not weigh on the
 * slice's entry.
 */
export interface Head {
  title: string;
  description?: string;
  /** Address of an image for link previews. */
  image?: string;
  /** Structured data; reaches the page only when it is rendered on the server. */
  jsonLd?: object[];
  robots?: 'noindex';
  /** The image that paints last and largest: fetched before the scripts. */
  lcp?: { href: string; srcSet?: string; sizes?: string };
  /** Path without language prefix, where it differs from the page's own. */
  canonical?: string;
}

export interface HeadArgs<Data = unknown> {
  /** Absent while the page loads, and when its loader failed. */
  data: Data | undefined;
  params: Record<string, string | undefined>;
  locale: Locale;
  /** Of this marketplace, for structured data, which carries absolute addresses. */
  origin: string;
  /** Speaks the slice's own namespace. */
  t: TFunction;
}

export interface PageDefinition<Data = unknown> {
  /** Prefixed with the slice's name: `storefront.home`. */
  id: string;
  /** Route pattern without leading slash and language: `''`, `search`, `p/:slug`. */
  path: string;
  component: () => Promise<ComponentType>;
  /** Imported on demand, so that calls and their schemas stay out of the first load. */
  loader?: () => Promise<Loader<Data>>;
  action?: () => Promise<Action>;
  /** Who may see it: others are sent to the login, or to "become a seller". */
  access?: 'user' | 'merchant';
  /**
   * Texts that this page needs besides those of the slice, in the same namespace: a file whose named exports are the
   * first level of keys, as a chunk named `<page>-texts-<language>`.
   */
  texts?: Record<Locale, () => Promise<Messages>>;
  /** Part of the slice's entry: keep it tiny. */
  head?: (args: HeadArgs<Data>) => Head;
  /**
   * The skeleton of the content, visible while the page loads; `lateSkeleton` leaves it out of the slice's
   * entry.
   */
  skeleton?: Skeleton;
  /** Message key of the page's name in '{section} Error Connection To Server' (SPEC 8). */
  errorSection?: ParseKeys;
  revalidate?: ShouldRevalidateFunction;
  /**
   * Addresses without leading slash with which the marketplace tries the page before a release goes live; else its
   * pattern with `1` for each parameter.
   */
  examples?: string[];
  /** In the site map: as it is, for each name that the market lists in a part, or for each name listed here. */
  sitemap?: true | { part: SitemapPart } | { names: string[] };
  /** The menus of the market that link to it. `access` is the page's unless it says another. */
  navigation?: Omit<NavigationEntry, 'page'>[];
  /** Search engines do not fetch it. Default: those pages that need a login. */
  robots?: 'disallow';
  /**
   * The layout around it: a form has a short footer; a workspace has a low header, no footer, and the phone's bar is the slice's own, marked with
   * `data-action-bar`. Default: the site's, also by a shell of a release that does not know the layout.
   */
  layout?: 'workspace' | 'form';
  children?: Page[];
}

/** A page without its data's type: the router passes a page's own data back to its own head. */
export type Page = PageDefinition<never>;

/** Declares one page of a slice; the loader's result types `head`. */
export const definePage = <Data = unknown>(page: PageDefinition<Data>): Page => page as unknown as Page;
