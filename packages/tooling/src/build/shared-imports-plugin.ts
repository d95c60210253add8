import type { Compilation, Compiler, Module } from 'webpack';
import { sharedNames } from './shared-modules.ts';

const shared = new Set<string>(sharedNames);

/** The shared module behind one of webpack's modules, in the browser or on the server. */
const sharedNameOf = (module: Module): string | undefined => {
  const { options, request } = module as { options?: { shareKey?: string }; request?: unknown };
  const name = module.type === 'consume-shared-module' ? options?.shareKey : request;
  return typeof name === 'string' && shared.has(name) ? name : undefined;
};

/** Collects which names of the shared modules the code of an app uses, in all builds that it is part of. */
export class SharedImportsPlugin {
  readonly #names = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedImports', (compilation) =>
      // Unused code is known by now, and modules are not merged yet.
      compilation.hooks.afterOptimizeChunks.tap('SharedImports', () => this.#collect(compilation)),
    );
  }

  /** By module; `*` stands for the whole of it. */
  list(): Record<string, string[]> {
    const sorted = [...this.#names].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, names]) => [name, [...names].sort()]));
  }

  #collect(compilation: Compilation): void {
    const { moduleGraph, chunkGraph } = compilation;
    for (const module of compilation.modules) {
      const name = sharedNameOf(module);
      if (name === undefined) continue;
      for (const connection of moduleGraph.getIncomingConnections(module)) {
        const { dependency, originModule } = connection;
        if (!dependency || !originModule || !connection.isTargetActive(undefined)) continue;
        if (chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
        for (const used of compilation.getDependencyReferencedExports(dependency, undefined)) {
          const [first = '*'] = Array.isArray(used) ? used : used.name;
          this.#names.set(name, (this.#names.get(name) ?? new Set()).add(first));
        }
      }
    }
  }
}
