import type { Locale } from '@pasar/contract';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Page } from './define-page.ts';
import { lazySkeleton, type Skeleton } from './lazy-skeleton.tsx';
import type { Loader } from './loader.ts';
import type { Messages } from './messages.ts';

type Exports<Value> = Promise<Record<string, Value>>;

/**
 * Where a slice's pages find their files. The imports are written in the slice: there the bundler sees them
 * and makes a chunk of each file.
 */
export interface PageFiles<Name extends string = string> {
  slice: string;
  /** The patterns of its pages by name, from the slice's `routes.ts`. */
  routes: Readonly<Record<Name, `/${string}`>>;
  access?: Page['access'];
  page: (file: string) => Exports<ComponentType>;
  loader?: (file: string) => Exports<Loader>;
  messages?: (file: string, locale: Locale) => Promise<Messages>;
  skeletons?: () => Promise<{ skeletons: Record<string, ComponentType> }>;
}

/** A page as data: its files follow from its name. Only what differs from the rule is stated. */
export interface NamedPage<Name extends string = string>
  extends Pick<
    Page,
    | 'access'
    | 'examples'
    | 'head'
    | 'errorSection'
    | 'layout'
    | 'navigation'
    | 'revalidate'
    | 'robots'
    | 'sitemap'
  > {
  /** One of the slice's routes; `flashSale` has the files `flash-sale-page.tsx`, `flash-sale.loader.ts`. */
  name: Name;
  /** Whose files it uses instead. */
  files?: string;
  /** False where the page loads no data. */
  loader?: false;
  /** The page whose messages it brings instead; false where those of the slice are enough. */
  messages?: string | false;
  /** The page whose skeleton it shows instead, or one from the slice's entry. */
  skeleton?: string | Skeleton;
  /** The message of its title, and of its name where its data do not come; search engines skip such a page. */
  title?: ParseKeys;
}

/** `flashSale` → `flash-sale`. */
const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `flash-sale` → `flashSale`. */
const toCamel = (file: string) => file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const find = async <Value>(file: Promise<Record<string, Value>>, name: string): Promise<Value> => {
  const found = (await file)[name];
  if (found === undefined) throw new TypeError(`${name} is missing`);
  return found;
};

const titled = (title: ParseKeys): Pick<Page, 'head' | 'errorSection'> => ({
  head: ({ params, t }) => ({ title: t(title, params), robots: 'noindex' }),
  errorSection: title,
});

/** Routes are relative in the router. */
const toRelative = (slice: string, name: string, pattern: string | undefined): string => {
  if (pattern === undefined) throw new TypeError(`page ${slice}.${name} has no route`);
  return pattern.slice(1);
};

const definePage = (
  { slice, access, routes, ...rule }: PageFiles,
  { name, files = toKebab(name), loader, messages = files, skeleton = name, title, ...own }: NamedPage,
): Page => {
  const main = toCamel(files);
  const { loader: loaders, messages: texts, skeletons } = rule;
  const look =
    typeof skeleton === 'string'
      ? skeletons &&
        lazySkeleton(() =>
          find(
            skeletons().then((all) => all.skeletons),
            skeleton,
          ),
        )
      : skeleton;
  return {
    id: `${slice}.${name}`,
    path: toRelative(slice, name, routes[name]),
    component: () => find(rule.page(files), `${main[0]?.toUpperCase()}${main.slice(1)}Page`),
    ...(access && { access }),
    ...(loaders &&
      loader !== false && { loader: () => find(loaders(files), `${main}Loader`) as Promise<Loader<never>> }),
    ...(texts && messages && { texts: { id: () => texts(messages, 'id'), en: () => texts(messages, 'en') } }),
    ...(look && { skeleton: look }),
    ...(title && titled(title)),
    ...own,
  };
};

/** The pages of a slice from their names, by one rule for the files and exports of all. */
export const definePages = <Name extends string>(
  rule: PageFiles<Name>,
  pages: readonly NamedPage<Name>[],
): Page[] => pages.map((page) => definePage(rule, page));
