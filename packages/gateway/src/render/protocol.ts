import type { Plan, SliceName } from '@pasar/contract';

/** A server bundle on the disk. Its key is unique among all bundles: `storefront@1.4.0`. */
export interface Bundle {
  key: string;
  file: string;
  integrity: string;
  /** Its bytes, where they were read already; sent with the plans, not with each document. */
  code?: Uint8Array;
}

/** The bundles of a plan. */
export interface Bundles {
  shell: Bundle;
  slices: Partial<Record<SliceName, Bundle>>;
}

/** One document to be rendered. */
export interface RenderRequest {
  plan: Plan;
  bundles: Bundles;
  /** Absolute. */
  url: string;
  /** False: the layout only; slice code is not touched. */
  content: boolean;
  token?: string;
  nonce: string;
  /** When nobody waits for it any more (milliseconds since 1970). */
  until: number;
  headers: { client?: string; requestId: string };
}

/** What the shell's server bundle returns. */
export interface Rendered {
  status: number;
  redirect?: string;
  clearToken?: boolean;
  /** Any visitor may get it: rendered without a token, and nothing that it shows was missing. */
  shared?: boolean;
  mode: 'ssr' | 'frame';
  lang: 'id' | 'en';
  head: string;
  css: { ids: string; text: string };
  baseCss: string;
  html: string;
  hydration: unknown;
  pages: string[];
}

/** What a worker is born with. */
export interface WorkerSetup {
  /** The only place that rendering code may call; ends in a slash. */
  apiBase: string;
  /** Marks calls to the gateway that come from its own workers. */
  renderKey: string;
}

export type ToWorker =
  | { kind: 'render'; id: number; request: RenderRequest; avoid: readonly string[] }
  | { kind: 'abort'; id: number }
  /** The bundles of every plan that new documents may get. */
  | { kind: 'prepare'; plans: readonly Bundles[] }
  | { kind: 'ping' };

export type FromWorker =
  /** The shell's bundle is being evaluated, which takes its time; then it is there. */
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'alive' }
  /** The bundle that a document turned out to need; sent before any of its code runs. */
  | { kind: 'owner'; id: number; key: string }
  /** The document needs a bundle that this worker has to avoid. */
  | { kind: 'elsewhere'; id: number; key: string }
  | { kind: 'rendered'; id: number; rendered: Rendered }
  | { kind: 'failed'; id: number; message: string }
  /** Something went wrong outside any document, or code wrote to the console. */
  | { kind: 'said'; message: string };
