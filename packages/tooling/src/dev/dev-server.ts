import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeIntegrity } from '../build/integrity-plugin.ts';
import type { App } from '../workspace.ts';
import type { DevNews } from './page/dev-page.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** `/r/<app>/0.0.0-dev/<file>`: the newest build, under every address that its bundles were made for. */
const newest = /^\/r\/([a-z][a-z0-9-]*)\/0\.0\.0-dev\/([\w@-][\w.@-]*)$/;

/** What the pages of a session get besides the server: the newest files, and news of each build. */
export class DevServer {
  readonly #folder: string;
  readonly #listeners = new Set<ReadableStreamDefaultController<string>>();
  readonly #latest = new Map<string, DevNews>();

  /** `folder` holds the build of each app. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Publishes the browser files of an app. Returns the name of the build. */
  built(app: App, build: string): void {
    const folder = path.join(this.#folder, app, 'client');
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    this.#tell({
      kind: 'built',
      app,
      build,
      files: Object.fromEntries(
        files.map((file) => [file, computeIntegrity(readFileSync(path.join(folder, file)), 'sha256')]),
      ),
    });
  }

  /** Documents bring this build from now on. */
  live(app: App, build: string): void {
    this.#tell({ kind: 'live', app, build });
  }

  broken(app: App, text: string): void {
    this.#tell({ kind: 'broken', app, text });
  }

  /** Handles requests that concern the session; undefined for everything else. */
  answer(request: Request): Response | undefined {
    const { pathname } = new URL(request.url);
    if (pathname === '/r/dev/changes') return this.#changes(request.signal);
    const [, app, file] = newest.exec(pathname) ?? [];
    if (!app || !file) return undefined;
    const headers = {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    };
    try {
      return new Response(readFileSync(path.join(this.#folder, app, 'client', file)), { headers });
    } catch {
      return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
    }
  }

  /** Ends the connections of all pages. */
  close(): void {
    for (const listener of this.#listeners) listener.close();
    this.#listeners.clear();
  }

  #changes(left: AbortSignal): Response {
    let mine: ReadableStreamDefaultController<string> | undefined;
    const stream = new ReadableStream<string>({
      start: (controller) => {
        mine = controller;
        this.#listeners.add(controller);
        controller.enqueue('retry: 500\n\n');
        for (const news of this.#latest.values()) controller.enqueue(line(news));
      },
      cancel: () => void (mine && this.#listeners.delete(mine)),
    });
    left.addEventListener('abort', () => void (mine && this.#listeners.delete(mine)));
    return new Response(stream.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    });
  }

  #tell(news: DevNews): void {
    // A complete build ends the last error; what is broken is reported until then.
    if (news.kind === 'built') this.#latest.delete(`broken ${news.app}`);
    this.#latest.set(`${news.kind} ${news.app}`, news);
    for (const listener of this.#listeners) listener.enqueue(line(news));
  }
}

const line = (news: DevNews): string => `data: ${JSON.stringify(news)}\n\n`;
