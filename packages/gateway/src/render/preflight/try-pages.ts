import { readFile } from 'node:fs/promises';
import type { ReleaseRecord } from '@pasar/contract';
import { planFor } from '../../plan/plan-for.ts';
import type { PageFault, StoredRelease } from '../../registry/index.ts';
import { ApiBroker } from '../api-broker.ts';
import { BundleStore } from '../bundle-store.ts';
import { getBundles } from '../get-bundles.ts';
import { type ProcessLimits, usualLimits } from '../process-limits.ts';
import type { RenderRequest, RenderResult } from '../protocol.ts';
import { RenderProcess } from '../render-process.ts';
import { sampleApi } from './sample-api.ts';

const broker = new ApiBroker({ api: sampleApi });

type Route = ReleaseRecord['routes'][number];

/** Addresses of a page: its examples, or its pattern with `1` for each parameter. */
const getAddresses = ({ path, examples = [path.replace(/:[^/]+/g, '1')] }: Route): string[] =>
  examples.map((example) => `http://localhost/${example}`);

/** Why a result is none that a visitor could get; undefined for pages, redirects and what a page does not find. */
const getFault = (result: RenderResult, { id }: Route): string | undefined => {
  if (result.kind === 'lost') return 'its process ended';
  if (result.kind === 'failed') return result.message.split('\n').slice(0, 2).join(' ');
  const { error, mode, status, redirect, pages } = result.rendered;
  if (error !== undefined) return error.replace(/\s+/g, ' ');
  if (mode === 'frame') return 'it has no content';
  if (status >= 500) return `it is a ${status}`;
  if (status === 200 && redirect === undefined && !pages.includes(id))
    return `the page at its address is ${pages.join(', ') || 'none'}`;
  return undefined;
};

export interface PreflightOptions {
  read?(file: string): Promise<Buffer>;
  limits?: ProcessLimits;
  /** Milliseconds for one page, which a busy machine needs many of. */
  longest?: number;
}

/**
 * Renders every page of a slice once in a separate process, on sample responses of the API: for a visitor, and for a
 * seller where visitors are sent elsewhere. Resolves with the pages that break.
 */
export const tryPages = async (
  shell: StoredRelease,
  slice: StoredRelease,
  { read = (file) => readFile(file), limits = usualLimits, longest = 30_000 }: PreflightOptions = {},
): Promise<PageFault[]> => {
  const set = { shell: { live: shell }, [slice.app]: { live: slice } };
  const [plan, bundles] = [planFor(set), getBundles(set)];
  const bundle = Object.values(bundles?.slices ?? {})[0];
  if (!plan || !bundles || !bundle) throw new Error(`${slice.app} cannot be tried without a shell`);
  const store = new BundleStore(read);
  const process = new RenderProcess(store.code(bundles.shell), {
    limits,
    answer: (call, render) => broker.answer(call, render),
    onSaid: () => {},
    onThrew: () => {},
    onFree: () => {},
    onEnd: () => {},
  });
  process.bind(slice.app, store.code(bundle));
  const render = (url: string, signal: AbortSignal, token?: string): Promise<RenderResult> => {
    const headers = { requestId: 'preflight' };
    const request: RenderRequest = { plan, bundles, url, content: true, nonce: 'preflight', headers };
    return process.render({ ...request, ...(token && { token }) }, undefined, signal);
  };
  const tryRoute = async (route: Route, signal: AbortSignal): Promise<string | undefined> => {
    for (const url of getAddresses(route)) {
      const first = await render(url, signal);
      const isRedirect = first.kind === 'rendered' && first.rendered.redirect !== undefined;
      const fault = getFault(isRedirect ? await render(url, signal, 'sample') : first, route);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  try {
    const faults: PageFault[] = [];
    for (const route of slice.record.routes) {
      const signal = AbortSignal.timeout(longest);
      const message = await tryRoute(route, signal);
      if (message !== undefined) faults.push({ page: route.id, message });
      // A page that never ends keeps the process for itself.
      if (signal.aborted || process.state === 'ended') break;
    }
    return faults;
  } finally {
    process.end();
    await process.whenEnded;
  }
};
