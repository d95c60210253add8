import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { getAppFolder } from '../workspace.ts';
import { sharedNames } from './shared-modules.ts';

export interface BuiltPage {
  id: string;
  path: string;
  /** Whether it brings its own messages. */
  texts: boolean;
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

const kit = new Proxy(
  { defineSlice: (slice: unknown) => slice, definePage: (page: unknown) => page },
  { get: (real, key) => Reflect.get(real, key) ?? anything },
);

interface DeclaredPage {
  id: string;
  path: string;
  texts?: unknown;
  children?: DeclaredPage[];
}

const flatten = (pages: DeclaredPage[], base = ''): BuiltPage[] =>
  pages.flatMap(({ id, path: own, texts, children = [] }) => {
    const full = [base, own].filter(Boolean).join('/');
    return [{ id, path: full, texts: texts !== undefined }, ...flatten(children, full)];
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
