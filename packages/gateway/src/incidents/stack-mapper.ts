import { join } from 'node:path';
import type { SourcePlace } from '@pasar/contract';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { getMapsFolder } from '../registry/index.ts';
import { type BuiltPlace, parseStack } from './parse-stack.ts';
import type { MappedPosition, MapRequest } from './read-source-map.ts';

interface StackMapperOptions {
  /** The registry's folder. */
  folder: string;
  read(file: string): Promise<Uint8Array>;
}

const timeoutMs = 5_000;
const mostCached = 500;

const toRaw = ({ name, place, line, column }: BuiltPlace): SourcePlace => ({
  name,
  place: place.replace(/^https?:\/\/[^/]*/, '').slice(0, 200),
  line,
  column,
  mapped: false,
});

/**
 * Finds the sources of stacks by the maps of their releases. Slow, and in a thread: never wait for it on a request.
 * What has no map, or one that cannot be read, stays as it is.
 */
export class StackMapper {
  readonly #options: StackMapperOptions;
  readonly #pool = new Piscina<MapRequest, (MappedPosition | null)[]>({
    filename: new URL('./read-source-map.ts', import.meta.url).href,
    name: 'readSourceMap',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    execArgv: [],
    atomics: 'disabled',
    niceIncrement: process.platform === 'linux' ? 10 : 0,
  });
  readonly #known = new LRUCache<string, SourcePlace[]>({ max: mostCached });

  constructor(options: StackMapperOptions) {
    this.#options = options;
    this.#pool.on('error', () => undefined);
  }

  async map(stack: string): Promise<SourcePlace[]> {
    const known = this.#known.get(stack);
    if (known) return known;
    const frames = parseStack(stack);
    const mapped = frames.map(toRaw);
    const byFile = Map.groupBy(frames.keys(), (index) => {
      const { release } = frames[index] ?? {};
      return release && join(getMapsFolder(this.#options.folder, release), `${release.file}.map`);
    });
    for (const [file, indexes] of byFile) {
      if (file === undefined) continue;
      const positions = indexes.map((index) => frames[index] ?? { line: 0, column: 0 });
      const found = await this.#read(file, positions);
      for (const [place, index] of indexes.entries()) {
        const position = found[place];
        const raw = mapped[index];
        if (!position || !raw) continue;
        const { file: source, name, ...rest } = position;
        mapped[index] = { ...rest, name: raw.name || name, place: source, mapped: true };
      }
    }
    this.#known.set(stack, mapped);
    return mapped;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #read(file: string, positions: MapRequest['positions']): Promise<(MappedPosition | null)[]> {
    try {
      const map = await this.#options.read(file);
      const plain = positions.map(({ line, column }) => ({ line, column }));
      return await this.#pool.run({ map, positions: plain }, { signal: AbortSignal.timeout(timeoutMs) });
    } catch {
      return [];
    }
  }
}
