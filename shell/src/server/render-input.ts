import type { Locale, Plan, RenderMode, SliceName } from '@pasar/contract';
import type { Slice } from '@pasar/slice-kit';
import type { Hydration } from './hydration.ts';

/** One document to render, as the gateway's worker requests it. */
export interface RenderInput {
  /** Absolute; its first path segment decides the language. */
  url: string;
  plan: Plan;
  /** The server bundle of the slice that owns the path, when it could be loaded. */
  slices: Partial<Record<SliceName, { slice: Slice }>>;
  /** `false`: the layout and the page's skeleton alone; no loader runs. */
  content: boolean;
  token?: string;
  /** The absolute URL of the marketplace's `/api`. */
  apiBase: string;
  nonce: string;
  planId: string;
  signal: AbortSignal;
  headers: { client?: string; requestId: string };
}

/** The parts of the document that the shell makes; the gateway puts them together. */
export interface Rendered {
  status: number;
  redirect?: string;
  /** The marketplace does not know the token: the cookie goes, the page is a visitor's. */
  clearToken?: boolean;
  /** Any visitor may get it: rendered without a token, and nothing that it shows was missing. */
  shared: boolean;
  mode: Exclude<RenderMode, 'csr'>;
  lang: Locale;
  head: string;
  css: { ids: string; text: string };
  baseCss: string;
  html: string;
  hydration: Hydration;
  /** What broke, and where; no visitor gets to see it. */
  error?: string;
  /** Whether a loader threw it, or a component. */
  errorKind?: 'loader' | 'render';
  /** Ids of the matched pages, whose files are to be preloaded. */
  pages: string[];
}
