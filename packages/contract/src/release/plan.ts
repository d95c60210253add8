import * as v from 'valibot';
import { SitemapPart } from '../endpoints/sitemap.ts';
import { NavigationEntry, type PlannedNavigation } from './navigation.ts';
import { AppNameSchema } from './slice-entry.ts';
import type { SliceName } from './slice-name.ts';

const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/=]{64}$/));
/** Late files may carry the shorter hash: the entry holds one of each, and each visitor loads the entry. */
const FileIntegrity = v.pipe(v.string(), v.regex(/^(sha384-[A-Za-z0-9+/=]{64}|sha256-[A-Za-z0-9+/]{43}=)$/));

export const ReleaseAsset = v.object({
  integrity: FileIntegrity,
  bytes: v.number(),
  br: v.optional(v.number()),
});

const RouteFields = v.object({
  id: v.string(),
  path: v.string(),
  chunks: v.array(v.string()),
  /** Files of its texts, by language. */
  texts: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Addresses with which the page is tried before it goes live; else its pattern with `1` for each parameter. */
  examples: v.optional(v.array(v.string())),
  /** Counts against the size budget of the slice. */
  critical: v.optional(v.boolean()),
  /** In the site map: as it is, once for each name of a part, or once for each name that the slice lists itself. */
  sitemap: v.optional(
    v.union([
      v.literal(true),
      v.object({ part: SitemapPart }),
      v.object({ names: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(500)) }),
    ]),
  ),
  /** Search engines do not fetch it. */
  robots: v.optional(v.literal('disallow')),
});

const parametersOf = (pattern: string): number => pattern.split(':').length - 1;

/** One page of a slice: its pattern (relative, no leading slash, no locale) and the files that it needs. */
const ReleaseRoute = v.pipe(
  RouteFields,
  v.check(
    ({ sitemap, path }) => !sitemap || parametersOf(path) === (sitemap === true ? 0 : 1),
    'is in the site map, where `true` needs a pattern without parameters, a part and names one parameter',
  ),
);

/** One immutable build of the shell or a slice (releases "Release record"), written by the build as `release.json`. */
export const ReleaseRecord = v.object({
  /** Absent in records of before: they stay readable for a rollback, and no such build is taken in any more. */
  format: v.optional(v.literal(2)),
  app: AppNameSchema,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)),
  /** sha256 over the sorted list of files and their hashes. */
  digest: v.string(),
  git: v.string(),
  /** One hash over the sources; equal hashes mean an equal build. */
  sources: v.optional(v.string()),
  builtAt: v.string(),
  /** `path` is relative to the release; `global` is unique per build, so that two versions fit in one document. */
  entry: v.object({ path: v.string(), global: v.string() }),
  server: v.string(),
  serverIntegrity: Integrity,
  assets: v.record(v.string(), ReleaseAsset),
  routes: v.array(ReleaseRoute),
  /** Its links in the menus of the layout. */
  navigation: v.optional(v.pipe(v.array(NavigationEntry), v.maxLength(8))),
  /** Files that every page of the app needs besides its route's, by language (`*` for all). */
  common: v.record(v.string(), v.array(v.string())),
  contract: v.object({
    shared: v.record(v.string(), v.string()),
    provides: v.array(v.string()),
    /** Of records of before: `links` took its place. */
    consumes: v.optional(v.array(v.string())),
    /** Calls that it may make, as `GET /home`. */
    endpoints: v.optional(v.array(v.string())),
    /** The same calls, each with the hash of the form for which it was built. */
    calls: v.optional(v.array(v.object({ call: v.string(), schema: v.string() }))),
    /** Pages of any slice that it links to, by name. */
    links: v.optional(v.array(v.string())),
    /** Names under which it stores texts. */
    namespaces: v.optional(v.array(v.string())),
    /** Each file of the browser with what loads it: the entry, or the sources that import it late. */
    chunks: v.optional(v.record(v.string(), v.array(v.string()))),
    /** Per shared module each name that its code uses; `*` for the whole module. */
    imports: v.optional(v.record(v.string(), v.array(v.string()))),
    /** Of a shell: per shared module each name that it hands out; `*` too where that is the whole module. */
    exports: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
  /** Source maps by the built file, such as `client/main.js`; they are stored where no address leads. */
  maps: v.optional(v.record(v.string(), v.object({ integrity: Integrity, bytes: v.number() }))),
  /** The signature: Ed25519 over everything above, packed sizes aside. */
  signature: v.optional(v.object({ kid: v.string(), alg: v.literal('Ed25519'), sig: v.string() })),
});
export type ReleaseRecord = v.InferOutput<typeof ReleaseRecord>;

/** A release as the browser needs to know it. `base` ends in a slash; `entry` is relative to it. */
export interface PlannedRelease {
  version: string;
  base: string;
  entry: string;
  global: string;
  integrity: string;
}

export interface PlannedSlice extends PlannedRelease {
  /** Route patterns owned by the slice, without leading slash and language. */
  paths: string[];
  /** The last good version, tried in the same page when this one fails. */
  fallback?: PlannedRelease;
}

/** What one visitor gets; fixed for the life of a document (releases "Words"). */
export interface Plan {
  id: string;
  shell: { version: string; base: string };
  slices: Record<SliceName, PlannedSlice>;
  disabled: SliceName[];
  /** The route patterns of slices that are off, so that their pages can say so. */
  disabledPaths: Record<SliceName, string[]>;
  /** The patterns of the pages that these releases link to, by name: `storefront.product` → `/p/:slug`. */
  links: Record<string, string>;
  /** What slices have in the menus of the layout, in order; absent where they have nothing. */
  navigation?: PlannedNavigation[];
  /** What people call the slices, those that are off too. */
  titles?: Record<SliceName, Record<'id' | 'en', string>>;
}

/**
 * How a document was made: `ssr` fully rendered, `frame` rendered without the slice's content because it was late,
 * `csr` not rendered on the server at all.
 */
export type RenderMode = 'ssr' | 'frame' | 'csr';

/** The data block after the markup: everything the browser needs to take over. */
export interface Boot {
  mode: RenderMode;
  locale: 'id' | 'en';
  /** React Router's hydration data; absent in `csr`. */
  hydration?: unknown;
  /** Lets the page's reports count once; absent where they must not. */
  ticket?: string;
}
