import type { App } from '../../workspace.ts';

/** What webpack gives a module that may be replaced. */
export interface Hot {
  data?: { before?: unknown } | undefined;
  status(): string;
  check(apply: true): Promise<unknown[] | null>;
  accept(onError: (error: unknown) => void): void;
  dispose(keep: (data: { before?: unknown }) => void): void;
  invalidate(): void;
}

/** The part of a page that was built from source. */
export interface Part {
  hot: Hot;
  /** The build that runs. */
  build(): string;
  /** From now on files come from the newest build. */
  moveOn(): void;
}

/** What a page of a development session provides to its parts; other pages have none. */
export interface DevPage {
  /** The hash of a file in the newest build; undefined while none is newer than the page. */
  hash(url: string): string | undefined;
  register(type: unknown, id: string): void;
  signature(): (type: unknown, ...rest: unknown[]) => unknown;
  /** Called at the end of each module of a part, with its exports. */
  settle(module: { id: string; exports: unknown }, hot: Hot): void;
  /** Called at the end of each table of texts: it replaces the one before it where it is shown. */
  settleMessages(hot: Hot, namespace: App, locale: string, table: object): void;
  /** Where the page keeps its texts. */
  setMessages(texts: MessageStore): void;
  join(app: App, part: Part): void;
}

/** The part of i18next that edited texts need. */
export interface MessageStore {
  language: string;
  addResourceBundle(
    locale: string,
    namespace: string,
    table: object,
    deep: boolean,
    overwrite: boolean,
  ): void;
  emit(event: 'languageChanged', locale: string): void;
}

/** Messages of a session to its pages, as JSON lines of `/r/dev/changes`. */
export type DevNews =
  | { kind: 'built'; app: App; build: string; files: Record<string, string> }
  | { kind: 'live'; app: App; build: string }
  | { kind: 'broken'; app: App; text: string };

declare global {
  interface ImportMeta {
    webpackHot?: Hot;
  }
  var __pasarDev: DevPage | undefined;
}
