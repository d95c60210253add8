import type { PlannedRelease, PlannedSlice, SliceName } from '@pasar/contract';
import type { Slice } from '@pasar/slice-kit';
import type { LoadRelease } from './federation.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** A slice that runs in this page, and the release that it came from. */
export interface LoadedSlice {
  slice: Slice;
  release: PlannedRelease;
}

/** A slice did not come, in any of its versions. */
export class SliceError extends Error {
  readonly slice: SliceName;
  constructor(slice: SliceName, cause?: unknown) {
    super(`${slice} did not load`, { cause });
    this.slice = slice;
  }
}

interface Loading {
  name: SliceName;
  planned: PlannedSlice;
  load: LoadRelease;
  /** From when the time in all counts, in milliseconds of this document; from now on when absent. */
  since?: number | undefined;
  /** What a version must still bring before it counts as loaded: texts and the page's own code. */
  ready(slice: Slice): Promise<void>;
  /** Called for each version that failed. */
  onFailure?(release: PlannedRelease, cause: unknown): void;
}

/** Milliseconds (releases "Fault isolation in the page"). */
const limits = { entry: 4000, module: 4000, all: 8000 };
/**
 * Files that were requested together receive their errors one after the other; a new try waits for all of
 * them.
 */
const pause = 50;

/**
 * Loads a slice: the planned version, once more on a fresh address, then the last good version. A version
 * that hung is not requested twice while a good one is available. Rejects with SliceFailure within 8 s.
 */
export const loadSlice = async (loading: Loading): Promise<LoadedSlice> => {
  const { fallback } = loading.planned;
  const now = performance.now();
  // Whoever waits since the document began waits no longer for it; one version gets its time in any case.
  const deadline = Math.max((loading.since ?? now) + limits.all, now + limits.entry);
  try {
    return await attempt(loading, loading.planned, deadline);
  } catch (cause) {
    if (!(cause instanceof TimeoutError && fallback) && performance.now() + pause < deadline) {
      await new Promise((done) => setTimeout(done, pause));
      const again = await attempt(loading, loading.planned, deadline).catch(() => undefined);
      if (again) return again;
    }
    if (!fallback) throw new SliceError(loading.name, cause);
    return attempt(loading, fallback, deadline).catch((last: unknown) => {
      throw new SliceError(loading.name, last);
    });
  }
};

const attempt = async (
  { load, ready, onFailure }: Loading,
  release: PlannedRelease,
  deadline: number,
): Promise<LoadedSlice> => {
  const left = (limit: number) => Math.max(0, Math.min(limit, deadline - performance.now()));
  try {
    const slice = await withTimeout(left(limits.entry), load(release));
    await withTimeout(left(limits.module), ready(slice));
    return { slice, release };
  } catch (cause) {
    onFailure?.(release, cause);
    throw cause;
  }
};
