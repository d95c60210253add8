import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { getAppFolder } from '../workspace.ts';
import { sharedNames } from './shared-modules.ts';

export interface BuiltPage {
  id: string;
  path: string;
  examples?: string[];
  sitemap?: unknown;
  navigation?: object[];
  robots?: string;
  /** The name of its component's chunk. */
  chunk: string;
  /** The chunk of its own messages in a language, where it brings any. */
  messages?: (locale: string) => string;
}

/** A stub that returns itself for everything: enough for code that only declares things when it is loaded. */
const anything: unknown = new Proxy(function anything() {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === '__esModule' ? true : anything),
  apply: () => anything,
  construct: () => anything as object,
});

interface NamedPage extends Told {
  name: string;
  files?: string;
  messages?: string | false;
}

interface Told extends Pick<BuiltPage, 'examples' | 'sitemap' | 'navigation' | 'robots'> {
  access?: string | undefined;
}

/** What a page says of itself that the registry keeps. Search engines get nowhere that needs a login. */
const whatRecordsTell = ({ examples, sitemap, navigation, access, robots = access && 'disallow' }: Told) => ({
  ...(examples && { examples }),
  ...(sitemap !== undefined && { sitemap }),
  ...(navigation && { navigation: navigation.map((entry) => ({ ...(access && { access }), ...entry })) }),
  ...(robots && { robots }),
});

/** What slice-kit's `definePages` makes of a name, in the names that webpack gives to such chunks. */
const definePages = (
  rule: { slice: string; routes: Record<string, string>; access?: string; messages?: unknown },
  pages: NamedPage[],
): DeclaredPage[] =>
  pages.map(({ name, files = name.replace(/[A-Z]/g, '-$&').toLowerCase(), messages = files, ...page }) => ({
    ...whatRecordsTell({ access: rule.access, ...page }),
    id: `${rule.slice}.${name}`,
    path: rule.routes[name]?.slice(1) ?? '',
    chunk: `${files}-page-tsx`,
    ...(rule.messages !== undefined &&
      messages !== false && { messages: (locale: string) => `${messages}-page-${locale}-ts` }),
  }));

const linkTo = (name: string): never => {
  throw new Error(`linkTo('${name}') is called while the slice is evaluated; links belong to a document`);
};

const kit = new Proxy(
  { linkTo, defineSlice: (slice: unknown) => slice, definePage: (page: unknown) => page, definePages },
  { get: (real, key) => Reflect.get(real, key) ?? anything },
);

interface DeclaredPage extends Partial<BuiltPage>, Told {
  id: string;
  path: string;
  texts?: object;
  children?: DeclaredPage[];
}

const flatten = (pages: DeclaredPage[], base = ''): BuiltPage[] =>
  pages.flatMap(({ id, path: own, texts, children = [], ...named }) => {
    const full = [base, own].filter(Boolean).join('/');
    const name = id.slice(id.indexOf('.') + 1);
    const { chunk = name, messages = texts && ((locale: string) => `${name}-texts-${locale}`) } = named;
    return [
      { ...whatRecordsTell(named), id, path: full, chunk, ...(messages && { messages }) },
      ...flatten(children, full),
    ];
  });

/** Reads what a slice declares out of its server bundle, without rendering anything. */
export function readPages(app: string, bundleFile: string): BuiltPage[] {
  const fromShell = createRequire(path.join(getAppFolder('shell'), 'package.json'));
  const shared = new Set<string>(sharedNames);
  const require = (name: string): unknown => {
    if (name === '@pasar/slice-kit') return kit;
    if (name.startsWith('@pasar/')) return anything;
    if (shared.has(name)) return fromShell(name);
    throw new Error(`${app}: '${name}' is neither bundled nor shared`);
  };
  const module = { exports: {} as { slice?: { name: string; pages: DeclaredPage[] } } };
  const run = vm.compileFunction(readFileSync(bundleFile, 'utf8'), ['require', 'module', 'exports'], {
    filename: bundleFile,
  });
  run(require, module, module.exports);
  const { slice } = module.exports;
  if (slice?.name !== app)
    throw new Error(`${app}: src/slice.ts must export \`slice\` with the name '${app}'`);
  return flatten(slice.pages);
}
