import { readyToCall } from '@pasar/api-client';
import type { Plan, PlannedRelease, SliceName } from '@pasar/contract';
import { afterPaint, type Page } from '@pasar/slice-kit';
import type { MessageLoader } from '../messages/message-loader.ts';
import { findOwner } from '../plan/find-owner.ts';
import type { LoadRelease } from './federation.ts';
import { type Components, loadComponents, pagesAt } from './load-components.ts';
import { type LoadedSlice, loadSlice, SliceError } from './load-slice.ts';

export interface Slices {
  /** Components that have come already, by page id. */
  components: Components;
  /**
   * The slice, ready to show the page at `path`. Rejects with SliceFailure, and again until it is reset.
   * `since`: when the wait began, in milliseconds of this document. Default: now.
   */
  load(name: SliceName, path: string, since?: number): Promise<LoadedSlice>;
  /** Lets a slice that failed be tried afresh. */
  forget(name: SliceName): void;
  /** The version of a slice that runs in this page. */
  running(name: SliceName): PlannedRelease | undefined;
  /** Fetches slice, page and what gets its data for a path that somebody is about to open, or to see another view of. */
  prefetch(path: string): void;
}

interface Options {
  plan: Plan;
  load: LoadRelease;
  texts: MessageLoader;
  /** Called when a slice is requested; again after it failed. */
  onStart?(name: SliceName): void;
  onFailure(name: SliceName, release: PlannedRelease, cause: unknown): void;
}

/** The slices of this page. Concurrent requests for one slice share its load. */
export const createSlices = ({ plan, load, texts, onStart = () => {}, onFailure }: Options): Slices => {
  const components: Components = new Map();
  const coming = new Map<SliceName, Promise<LoadedSlice>>();
  const running = new Map<SliceName, PlannedRelease>();

  const fetchPages = async (pages: readonly Page[]) => {
    const [loaded] = await Promise.all([loadComponents(pages), texts.addPages(pages)]);
    for (const [id, component] of loaded) components.set(id, component);
  };
  const start = (name: SliceName, path: string, since?: number): Promise<LoadedSlice> => {
    const planned = plan.slices[name];
    if (!planned || plan.disabled.includes(name)) return Promise.reject(new SliceError(name, 'switched off'));
    onStart(name);
    return loadSlice({
      name,
      planned,
      load,
      since,
      ready: async (slice) => {
        await Promise.all([texts.add(slice), fetchPages(pagesAt(slice, path))]);
      },
      onFailure: (release, cause) => onFailure(name, release, cause),
    });
  };
  const open = (name: SliceName, path: string, since?: number) => {
    const known = coming.get(name);
    if (known) return known;
    const load = start(name, path, since);
    coming.set(name, load);
    load.then(
      ({ release }) => running.set(name, release),
      () => undefined,
    );
    return load;
  };
  return {
    components,
    load: open,
    forget: (name) => void coming.delete(name),
    running: (name) => running.get(name),
    prefetch(url) {
      const path = url.replace(/[?#].*$/s, '');
      const name = findOwner(plan, path);
      if (!name) return;
      // The hovered or pressed element is painted first. An intent is only a guess: an error shows when the
      // page is really opened.
      afterPaint()
        .then(() => open(name, path))
        .then(({ slice }) => {
          const pages = pagesAt(slice, path);
          const data = pages.flatMap(({ loader }) => (loader ? [loader(), readyToCall()] : []));
          return Promise.all([fetchPages(pages), ...data]);
        })
        .catch(() => {
          if (!running.has(name)) coming.delete(name);
        });
    },
  };
};
