import type { AppName, SliceLimits } from '@pasar/contract';

/** The part of a release's record that names the scripts a page needs. */
export interface BudgetRecord {
  entry: { path: string };
  common: Record<string, readonly string[]>;
  routes: readonly {
    id: string;
    /** Its pattern, without leading slash and language. */
    path: string;
    chunks: readonly string[];
    texts?: Record<string, readonly string[]> | undefined;
  }[];
}

/**
 * KB (1024 bytes) of script in brotli that a visitor may have to load (quality P2): shell and home page on the first
 * load; the entry of a slice says what its other routes may weigh with it and its texts. The build and the contract
 * gate both keep them: a build may have come from anywhere.
 */
export const budgets = { shell: 152, home: 31 } as const;

/**
 * What a slice may weigh unless its entry says otherwise: its entry, a page in all, all its browser files and as much for
 * other hosts, its server bundle, a render process.
 */
export const sliceLimits: SliceLimits = {
  entryKB: 20,
  routeKB: 50,
  clientMB: 3,
  serverMB: 4,
  memoryMB: 400,
};

/** The folder of the browser's files for hosts of others, which have no shell: they bring React along. */
export const remoteFolder = 'remote';

/**
 * What no release may exceed: a late script in brotli, and one for hosts of others; the source maps. The shell has no
 * entry: its browser files and its server's bundle are bounded here.
 */
export const limits = {
  chunkKB: 50,
  remoteChunkKB: 100,
  clientMB: 3,
  serverMB: 4,
  mapsMB: 30,
} as const;

export interface Load {
  name: string;
  /** The line of the record that holds this figure. */
  line: string;
  files: readonly string[];
  most: number;
}

const textsOf = (byLanguage: Record<string, readonly string[]> | undefined, lang: string) =>
  byLanguage?.[lang] ?? [];

/** The loads that have a budget, by language. */
export const getLoads = (
  app: AppName,
  record: BudgetRecord,
  { entryKB, routeKB }: Pick<SliceLimits, 'entryKB' | 'routeKB'> = sliceLimits,
): Load[][] => {
  const base = (lang: string) => [
    record.entry.path,
    ...textsOf(record.common, '*'),
    ...textsOf(record.common, lang),
  ];
  return ['id', 'en'].map((lang) => {
    if (app === 'shell')
      return [{ name: `shell (${lang})`, line: 'common', files: base(lang), most: budgets.shell }];
    const pages = record.routes.map(({ id, path, chunks, texts }, index) => ({
      name: `${id} (${lang})`,
      line: `routes[${index}].chunks`,
      files: [...base(lang), ...chunks, ...textsOf(texts, lang)],
      most: path === '' ? Math.min(budgets.home, routeKB) : routeKB,
    }));
    return [{ name: `the entry (${lang})`, line: 'common', files: base(lang), most: entryKB }, ...pages];
  });
};
