import type { Bundle, Bundles } from './protocol.ts';

/**
 * The code of the bundles that the plans of now name, in memory that every worker sees: also a worker that begins anew,
 * or runs a slice for the first time, needs no disk for it.
 */
export class CodeCache {
  readonly #read: (file: string) => Promise<Buffer>;
  #codes = new Map<string, Uint8Array>();

  constructor(read: (file: string) => Promise<Buffer>) {
    this.#read = read;
  }

  /** The same plans with the code of their bundles, as far as it can be read; the worker checks what it is. */
  async with(plans: readonly Bundles[]): Promise<Bundles[]> {
    const bundles = plans.flatMap(({ shell, slices }) => [shell, ...Object.values(slices)]);
    const named = new Map(bundles.map((bundle) => [bundle.key, bundle]));
    const kept = await Promise.all([...named.values()].map((bundle) => this.#codeOf(bundle)));
    this.#codes = new Map(kept.flatMap((entry) => (entry ? [entry] : [])));
    const whole = (bundle: Bundle): Bundle => {
      const code = this.#codes.get(bundle.key);
      return code ? { ...bundle, code } : bundle;
    };
    return plans.map(({ shell, slices }) => ({
      shell: whole(shell),
      slices: Object.fromEntries(Object.entries(slices).map(([name, bundle]) => [name, whole(bundle)])),
    }));
  }

  async #codeOf({ key, file }: Bundle): Promise<[string, Uint8Array] | undefined> {
    const known = this.#codes.get(key);
    if (known) return [key, known];
    const bytes = await this.#read(file).catch(() => undefined);
    if (!bytes) return undefined;
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    return [key, shared];
  }
}
