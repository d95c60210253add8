import * as v from 'valibot';
import { sliceNamePattern } from './slice-name.ts';

/** The name of the shell or of a slice, by its form alone: the registry knows whether there is one. */
export const AppNameSchema = v.pipe(
  v.string(),
  v.regex(sliceNamePattern, 'is no name: 2 to 24 of a-z, 0-9 and -'),
);

/** Names that mean something else in keys, paths or the registry's folder. */
const reservedNames = [
  'shell',
  'api',
  'ops',
  'guard',
  'access',
  'health',
  'incidents',
  'maps',
  'links',
  'plan',
  'constructor',
];
/** First segments of addresses that the market itself answers; none of its root files fits a prefix. */
const reservedPrefixes = [
  'api',
  'r',
  'ops',
  'media',
  'dev',
  'en',
  'id',
  'metrics',
  'sitemap',
  'livez',
  'readyz',
  'healthz',
  'offline',
];

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/**
 * What a slice may weigh otherwise than usual: its entry, a page in all, all its browser files and as much for other hosts,
 * its server bundle, a render process.
 */
const Limits = v.strictObject({
  entryKB: v.optional(whole(1, 100)),
  routeKB: v.optional(whole(1, 150)),
  clientMB: v.optional(whole(1, 8)),
  serverMB: v.optional(whole(1, 16)),
  memoryMB: v.optional(whole(64, 400)),
});

/** A first path segment; the empty one is the home page alone. */
const Prefix = v.pipe(
  v.string(),
  v.regex(/^([a-z0-9][a-z0-9-]{0,39})?$/, 'is no first segment of a path: a-z, 0-9 and -'),
  v.check((prefix) => !reservedPrefixes.includes(prefix), 'is reserved for the market'),
);

/** What somebody who registers a slice says of it; `slice.json` holds the same. */
export const SliceDeclaration = v.strictObject({
  name: v.pipe(
    AppNameSchema,
    v.check((name) => !reservedNames.includes(name), 'is reserved for the market'),
  ),
  title: v.strictObject({ id: line(40), en: line(40) }),
  prefixes: v.pipe(
    v.array(Prefix),
    v.minLength(1, 'names no prefix'),
    v.maxLength(32),
    v.check((all) => new Set(all).size === all.length, 'names a prefix twice'),
  ),
  /** Whom operations write to. */
  contact: line(120),
  limits: v.optional(Limits, {}),
  /** Whether its pages are rendered on the server with the data of who is signed in. */
  privateRender: v.optional(v.boolean(), false),
  /** `ops`: its team publishes, operations decide what visitors get. */
  approval: v.optional(v.picklist(['none', 'ops']), 'none'),
});
export type SliceDeclaration = v.InferOutput<typeof SliceDeclaration>;

/**
 * The entry of a slice as the log keeps it: read without judging, so that old lines stay readable. What came later is
 * optional and has no default: the hash of a line is over what it says.
 */
export const SliceEntry = v.object({
  title: v.object({ id: v.string(), en: v.string() }),
  prefixes: v.array(v.string()),
  contact: v.string(),
  limits: v.object({
    entryKB: v.number(),
    routeKB: v.number(),
    clientMB: v.optional(v.number()),
    serverMB: v.number(),
    memoryMB: v.number(),
  }),
  privateRender: v.boolean(),
  approval: v.picklist(['none', 'ops']),
  /** Pages whose links operations took out of the menus. */
  hidden: v.optional(v.array(v.string())),
});
export type SliceEntry = v.InferOutput<typeof SliceEntry>;
export type SliceLimits = Required<SliceEntry['limits']>;
