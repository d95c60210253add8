import type { App } from '../../workspace.ts';
import type { DevNews, DevPage, Part } from './dev-page.ts';
import { showBadge, showBroken, showSound } from './show-state.ts';

/** Only the newest build is at this address; a document's own files have the hashes that came with it. */
const newest = /^\/r\/(?<app>[^/]+)\/0\.0\.0-dev\/(?<file>.+)$/;

/** Resolves when the page's code has taken over its markup, which is as old as the document: until then nothing changes. */
const untilAlive = (): Promise<void> => {
  const isAlive = () => document.querySelector('[data-hydrated=true]') !== null;
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => isAlive() && resolve());
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] });
  if (isAlive()) resolve();
  return promise.finally(() => observer.disconnect());
};

/** Listens to the session and brings each part to its newest build, or the page where a part cannot be brought. */
export const watchChanges = (): Pick<DevPage, 'hash' | 'join'> => {
  const parts = new Map<App, Part>();
  const builds = new Map<App, { build: string; files: Record<string, string> }>();
  const live = new Map<App, string>();
  const reloadAt = new Map<App, string>();
  const alive = untilAlive();

  /** A document of the newest build can be had as soon as it is live. */
  const reloadWhenLive = (app: App, build: string) => {
    if (live.get(app) === build) location.reload();
    else reloadAt.set(app, build);
  };

  const bring = async (app: App): Promise<void> => {
    await alive;
    const part = parts.get(app);
    const newest = builds.get(app)?.build;
    if (!part || newest === undefined || part.build() === newest || part.hot.status() !== 'idle') return;
    part.moveOn();
    const replaced = await part.hot.check(true).catch(() => null);
    if (!replaced || part.hot.status() !== 'idle') return reloadWhenLive(app, newest);
    // Another build may have come meanwhile.
    await bring(app);
  };

  const hear = (news: DevNews) => {
    if (news.kind === 'broken') return showBroken(news.app, news.text);
    if (news.kind === 'live') {
      live.set(news.app, news.build);
      if (reloadAt.get(news.app) === news.build) location.reload();
      return;
    }
    builds.set(news.app, { build: news.build, files: news.files });
    showSound(news.app);
    void bring(news.app);
  };

  const source = new EventSource('/r/dev/changes');
  source.addEventListener('message', ({ data }) => hear(JSON.parse(data) as DevNews));
  // A page that leaves must not be counted among those that wait.
  addEventListener('pagehide', () => source.close());

  return {
    hash: (url) => {
      const { app = '', file = '' } = newest.exec(new URL(url, location.href).pathname)?.groups ?? {};
      return builds.get(app)?.files[file];
    },
    join: (app, part) => {
      parts.set(app, part);
      showBadge([...parts.keys()]);
      void bring(app);
    },
  };
};
