import type { IncidentKind, Plan, SliceName } from '@pasar/contract';

/** A server bundle on the disk. Its key is unique among all bundles: `storefront@1.4.0`. */
export interface Bundle {
  key: string;
  file: string;
  integrity: string;
  /** The calls of its record, as `GET /products/list`; absent in records that do not list them. */
  calls?: readonly string[];
  /** Resident megabytes of a process that holds it; the usual ones when absent. */
  memoryMB?: number;
  /** False: the pages of signed-in users are rendered as frames. */
  privateRender?: boolean;
}

/** The bundles of a plan. */
export interface Bundles {
  shell: Bundle;
  slices: Record<SliceName, Bundle>;
}

/** One document to be rendered. */
export interface RenderRequest {
  plan: Plan;
  bundles: Bundles;
  /** Absolute. */
  url: string;
  /** False: the layout only; slice code is not touched. */
  content: boolean;
  /** Stays in the gateway, which adds it to the calls of this document. */
  token?: string;
  nonce: string;
  /** The official code of the city that a visitor selected; it stays in the gateway, too. */
  shipTo?: string;
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
  /** What broke in the page, and where. */
  error?: string;
  /** Whether a loader threw it, or a component; absent from older shells. */
  errorKind?: 'loader' | 'render';
  pages: string[];
}

/** An exception of a slice's or the shell's code on the server. */
export interface RenderFault {
  /** As in keys of bundles: `storefront@1.4.0`. */
  bundle: string;
  kind: IncidentKind;
  /** With its stack, where there is one. */
  message: string;
}

/** How a document ends in one process. `fault`: what failed, unless it was reported before. `lost`: the process ended. */
export type RenderResult =
  | { kind: 'rendered'; rendered: Rendered }
  | { kind: 'failed'; message: string; fault?: IncidentKind }
  | { kind: 'lost' };

/** What a render process learns of a document: no token, no address. */
export interface ProcessInput extends Pick<RenderRequest, 'plan' | 'url' | 'content' | 'nonce'> {
  /** Stands for the token of a signed-in user. */
  token?: string;
  planId: string;
  headers: { requestId: string };
}

/** An API call that rendering asks the gateway for; its path is below `/api`. */
export interface ApiCall {
  render: number;
  method: string;
  path: string;
  query: string;
  body?: string;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface BundleCode {
  key: string;
  code: string;
}

export type ToProcess =
  | { kind: 'shell'; bundle: BundleCode }
  | { kind: 'bind'; name: string; bundle: BundleCode }
  | { kind: 'owner'; id: number; plan: Plan; pathname: string }
  /** `fresh`: on a new evaluation of the slice's bundle. */
  | { kind: 'render'; id: number; input: ProcessInput; fresh: boolean }
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; call: number; answer?: ApiResponse }
  | { kind: 'ping' };

export type FromProcess =
  /** The shell's bundle, then the slice's, is evaluated. */
  | { kind: 'spare' }
  | { kind: 'bound' }
  | { kind: 'broken'; message: string }
  /** Processor time in milliseconds and resident bytes, for systems that do not tell. */
  | { kind: 'alive'; spent: number; resident: number }
  | { kind: 'owned'; id: number; owner: string | null }
  | { kind: 'rendered'; id: number; rendered: unknown }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'call'; call: number; asked: ApiCall }
  /** Something was thrown outside any document. */
  | { kind: 'threw'; how: 'rejection' | 'handler'; message: string }
  /** Code wrote to the console. */
  | { kind: 'said'; message: string };
