import { computeIntegrity } from '../platform/content-hash.ts';
import type { Bundle, BundleCode, Bundles } from './protocol.ts';

const idOf = ({ key, integrity }: Bundle): string => `${key} ${integrity}`;

/**
 * The verified code of bundles. What the plans of now name stays in memory: a process that begins anew needs no disk for
 * it.
 */
export class BundleStore {
  readonly #read: (file: string) => Promise<Buffer>;
  readonly #kept = new Map<string, Promise<BundleCode>>();

  constructor(read: (file: string) => Promise<Buffer>) {
    this.#read = read;
  }

  /** Keeps the bundles of these plans and no others; resolves when as many as possible are in memory. */
  async keepFor(plans: readonly Bundles[]): Promise<void> {
    const bundles = plans.flatMap(({ shell, slices }) => [shell, ...Object.values(slices)]);
    const named = new Map(bundles.map((bundle) => [idOf(bundle), bundle]));
    for (const id of this.#kept.keys()) if (!named.has(id)) this.#kept.delete(id);
    for (const [id, bundle] of named) {
      if (this.#kept.has(id)) continue;
      const code = this.#load(bundle);
      this.#kept.set(id, code);
      code.catch(() => this.#kept.delete(id));
    }
    await Promise.allSettled(this.#kept.values());
  }

  /** Rejects when the bundle cannot be read or its bytes were changed. */
  code(bundle: Bundle): Promise<BundleCode> {
    return this.#kept.get(idOf(bundle)) ?? this.#load(bundle);
  }

  async #load({ key, file, integrity }: Bundle): Promise<BundleCode> {
    const bytes = await this.#read(file);
    if (computeIntegrity(bytes) !== integrity) throw new Error(`${key}: its bytes were changed`);
    return { key, code: bytes.toString() };
  }
}
