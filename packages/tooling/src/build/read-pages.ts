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
  /** The name of its component's chunk. */
  chunk: string;
  /** The chunk of its own messages in a language, where it brings any. */
  messages?: (locale: string) => string;
}

export interface BuiltSlice {
  pages: BuiltPage[];
  consumes: string[];
}

/** A stub that returns itself for everything: enough for code that only declares things when it is loaded. */
const anything: unknown = new Proxy(function anything() {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === '__esModule' ? true : anything),
  apply: () => anything,
  construct: () => anything as object,
});

interface NamedPage {
  name: string;
  path: string;
  files?: string;
  messages?: string | false;
  examples?: string[];
}

/** What slice-kit's `definePages` makes of a name, in the names that webpack gives to such chunks. */
const definePages = (rule: { slice: string; messages?: unknown }, pages: NamedPage[]): DeclaredPage[] =>
  pages.map(
    ({
      name,
      path: own,
      files = name.replace(/[A-Z]/g, '-$&').toLowerCase(),
      messages = files,
      examples,
    }) => ({
      id: `${rule.slice}.${name}`,
      path: own,
      chunk: `${files}-page-tsx`,
      ...(examples && { examples }),
      ...(rule.messages !== undefined &&
        messages !== false && { messages: (locale: string) => `${messages}-page-${locale}-ts` }),
    }),
  );

const kit = new Proxy(
  { defineSlice: (slice: unknown) => slice, definePage: (page: unknown) => page, definePages },
  { get: (real, key) => Reflect.get(real, key) ?? anything },
);

interface DeclaredPage extends Partial<BuiltPage> {
  id: string;
  path: string;
  texts?: object;
  children?: DeclaredPage[];
}

const flatten = (pages: DeclaredPage[], base = ''): BuiltPage[] =>
  pages.flatMap(({ id, path: own, texts, examples, children = [], ...named }) => {
    const full = [base, own].filter(Boolean).join('/');
    const name = id.slice(id.indexOf('.') + 1);
    const { chunk = name, messages = texts && ((locale: string) => `${name}-texts-${locale}`) } = named;
    return [
      { id, path: full, chunk, ...(examples && { examples }), ...(messages && { messages }) },
      ...flatten(children, full),
    ];
  });

/** Reads what a slice declares out of its server bundle, without rendering anything. */
export function readPages(app: string, bundleFile: string): BuiltSlice {
  const fromShell = createRequire(path.join(getAppFolder('shell'), 'package.json'));
  const shared = new Set<string>(sharedNames);
  const require = (name: string): unknown => {
    if (name === '@pasar/slice-kit') return kit;
    if (name.startsWith('@pasar/')) return anything;
    if (shared.has(name)) return fromShell(name);
    throw new Error(`${app}: '${name}' is neither bundled nor shared`);
  };
  const module = { exports: {} as { slice?: { name: string; pages: DeclaredPage[]; consumes?: string[] } } };
  const run = vm.compileFunction(readFileSync(bundleFile, 'utf8'), ['require', 'module', 'exports'], {
    filename: bundleFile,
  });
  run(require, module, module.exports);
  const { slice } = module.exports;
  if (slice?.name !== app)
    throw new Error(`${app}: src/slice.ts must export \`slice\` with the name '${app}'`);
  return { pages: flatten(slice.pages), consumes: slice.consumes ?? [] };
}
