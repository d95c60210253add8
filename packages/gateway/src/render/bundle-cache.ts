import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { Plan, SliceName } from '@pasar/contract';
import { computeIntegrity } from '../platform/content-hash.ts';
import type { Bundle, Bundles, Rendered } from './protocol.ts';

interface ShellInput {
  url: string;
  plan: Plan;
  slices: Partial<Record<SliceName, unknown>>;
  content: boolean;
  token?: string;
  apiBase: string;
  nonce: string;
  planId: string;
  signal: AbortSignal;
  headers: { client?: string; requestId: string };
}

/** The exports of the shell's server bundle. */
export interface ShellModule {
  shared: Record<string, unknown>;
  ownerOf(plan: Plan, pathname: string): SliceName | null | undefined;
  render(input: ShellInput): Promise<Rendered>;
}

/** The dependencies of React's server renderer; none of them opens a file, a socket or a process. */
const shellBuiltins = /^(node:)?(async_hooks|buffer|crypto|events|stream|stream\/web|string_decoder|util)$/;

const builtin = createRequire(import.meta.url);

const evaluate = async (
  bundle: Bundle,
  kept: Uint8Array | undefined,
  require: (name: string) => unknown,
): Promise<unknown> => {
  const bytes = kept ? Buffer.from(kept) : await readFile(bundle.file);
  if (computeIntegrity(bytes) !== bundle.integrity) throw new Error(`${bundle.key}: its bytes were changed`);
  const module = { exports: {} };
  const run = vm.compileFunction(bytes.toString(), ['require', 'module', 'exports'], {
    filename: bundle.file,
  });
  run(require, module, module.exports);
  return module.exports;
};

const refuse = (bundle: Bundle, name: string): never => {
  throw new Error(`${bundle.key} asks for '${name}', which is not shared`);
};

/**
 * The evaluated bundles of a worker. Each version is evaluated once and is always the same object, because the router
 * changes its pages in place; versions that neither the plans of now nor those before them name can be collected.
 */
export class BundleCache {
  readonly #onShell: (phase: 'loading' | 'ready') => void;
  readonly #modules = new Map<string, Promise<unknown>>();
  #named: readonly string[][] = [[], []];
  #codes = new Map<string, Uint8Array>();

  constructor(onShell: (phase: 'loading' | 'ready') => void) {
    this.#onShell = onShell;
  }

  /** Drops what neither the plans of now name nor those before them. */
  keepFor(plans: readonly Bundles[]): void {
    const bundles = plans.flatMap(({ shell, slices }) => [shell, ...Object.values(slices)]);
    this.#codes = new Map(bundles.flatMap(({ key, code }) => (code ? [[key, code]] : [])));
    const keys = plans.flatMap(({ shell, slices }) => [
      shell.key,
      ...Object.values(slices).map((slice) => `${slice.key} on ${shell.key}`),
    ]);
    const named = [...new Set(keys)];
    if (named.join() === this.#named[0]?.join()) return;
    this.#named = [named, this.#named[0] ?? []];
    const kept = new Set(this.#named.flat());
    for (const key of this.#modules.keys()) if (!kept.has(key)) this.#modules.delete(key);
  }

  shell(bundle: Bundle): Promise<ShellModule> {
    const require = (name: string): unknown =>
      shellBuiltins.test(name) ? builtin(name) : refuse(bundle, name);
    // The registry let it pass as a shell; what it lacks shows when it is called.
    return this.#once(bundle.key, () => {
      this.#onShell('loading');
      return evaluate(bundle, this.#codes.get(bundle.key), require).finally(() => this.#onShell('ready'));
    }) as Promise<ShellModule>;
  }

  /** A slice sees the shared modules of the shell that it is rendered in, and nothing else. */
  slice(bundle: Bundle, shellKey: string, shared: ShellModule['shared']): Promise<unknown> {
    const require = (name: string): unknown =>
      Object.hasOwn(shared, name) ? shared[name] : refuse(bundle, name);
    return this.#once(`${bundle.key} on ${shellKey}`, () =>
      evaluate(bundle, this.#codes.get(bundle.key), require),
    );
  }

  #once(key: string, make: () => Promise<unknown>): Promise<unknown> {
    const known = this.#modules.get(key);
    if (known) return known;
    const making = make();
    this.#modules.set(key, making);
    making.catch(() => this.#modules.delete(key));
    return making;
  }
}
