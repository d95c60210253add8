import { randomBytes, randomUUID } from 'node:crypto';
import { type AppName, localeOfPath, type Plan } from '@pasar/contract';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PlannedReleaseSet } from '../../plan/current-plan.ts';
import { getBasePath, planFor } from '../../plan/plan-for.ts';
import { DocumentRenderer, type DocumentRendererOptions, getBundles } from '../../render/index.ts';
import { assembleDocument } from '../document/assemble-document.ts';
import { contentSecurity } from '../document/content-security.ts';
import { findRoute } from '../document/find-route.ts';
import { renderablePath } from '../document/tidy-path.ts';
import { visitorToken } from '../document/visitor-token.ts';
import { getContentType } from '../files/content-types.ts';
import { listen } from '../listen.ts';
import { mergePlans } from './merge-plans.ts';
import { passOn } from './pass-on.ts';
import { readBuild, type TakenBuild } from './read-build.ts';
import { readDeployedPlan } from './read-deployed-plan.ts';

export interface WorkplaceOptions {
  /** The address of the deployed market. */
  at: string;
  slice: AppName;
  /** A release folder with the shell's development build. */
  shell: string;
  /** The patterns of pages by name, for links that no live release uses yet. */
  patterns: Record<string, string>;
  /** 0 takes any free one. */
  port: number;
  /** Handles what concerns the session; undefined for everything else. */
  session(request: Request): Response | undefined;
  /** Called with what stopped or broke a page on the server. */
  onFault(message: string): void;
}

export interface Workplace {
  port: number;
  /** Documents bring the build in this release folder from now on. */
  take(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a development build may take for a page; also how long the deployed plan is taken for true. Milliseconds. */
const deadline = 5_000;
const planAge = 10_000;

const isPage = (c: Context): boolean =>
  c.req.method === 'GET' &&
  /text\/html/.test(c.req.header('accept') ?? '') &&
  !/^\/(api|media|dev|ops|r)(\/|$)/.test(new URL(c.req.url).pathname);

const reports = ['/r/beacon', '/r/errors', '/r/csp'];

type Log = DocumentRendererOptions['log'];
const quiet = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} } as unknown as Log;

/**
 * A deployed market on this machine with one slice from its builds here: its pages are rendered in a separate process as
 * they would be there, on the market's own data. Nothing that happens here is counted there.
 * Throws in one sentence when no market answers at `at` or the port is in use.
 */
export const openWorkplace = async (options: WorkplaceOptions): Promise<Workplace> => {
  const { at, slice, patterns, session } = options;
  const shell = readBuild(options.shell);
  let deployed = await readDeployedPlan(at);
  let readAt = Date.now();
  const builds: TakenBuild[] = [];
  let planned: PlannedReleaseSet | undefined;
  let publicUrl = '';

  const renderer = new DocumentRenderer({
    api: {
      fetch: (request) => {
        const { pathname, search } = new URL(request.url);
        return fetch(new Request(new URL(pathname + search, at), request));
      },
    },
    log: quiet,
    seats: 1,
    deadline,
    onFault: ({ message }) => options.onFault(message),
  });

  const planNow = (): PlannedReleaseSet | undefined => {
    if (!planned) return undefined;
    if (Date.now() - readAt > planAge) {
      readAt = Date.now();
      // What was read last is good enough until the next document.
      readDeployedPlan(at).then(
        (plan) => {
          deployed = plan;
        },
        () => undefined,
      );
    }
    const merged: Plan = mergePlans(deployed, planned.plan, slice);
    return { ...planned, plan: { ...merged, links: { ...patterns, ...merged.links } } };
  };

  const answer = async (c: Context): Promise<Response> => {
    const now = planNow();
    const bundles = now && getBundles(now.lineup);
    if (!now || !bundles) return c.text('The slice has no good build yet; see the terminal.', 503);
    const { pathname, search } = new URL(c.req.url);
    const nonce = randomBytes(16).toString('base64url');
    const { token } = visitorToken(c, publicUrl);
    // The markup of the other slices is the market's affair: the browser renders them.
    const isOwn = findRoute(now.plan, pathname)?.app === slice;
    const document = isOwn
      ? await renderer.render({
          ...{ plan: now.plan, bundles, nonce, headers: { requestId: randomUUID() } },
          url: publicUrl + renderablePath(pathname) + search,
          ...(token !== undefined && { token }),
        })
      : ({ mode: 'csr', unasked: true } as const);
    const { status = 200, redirect } = document.mode === 'csr' ? {} : document.rendered;
    if (redirect !== undefined) return c.redirect(redirect, 302);
    for (const [name, value] of contentSecurity(nonce)) c.header(name, value, { append: true });
    c.header('cache-control', 'private, no-store');
    c.header('content-language', localeOfPath(pathname));
    const html = assembleDocument({ planned: now, document, pathname, nonce, devtoolsAt: publicUrl });
    return c.html(html, status as ContentfulStatusCode);
  };

  const fileOf = (pathname: string): Buffer | undefined => {
    const build = [shell, ...builds].find(({ release }) => pathname.startsWith(getBasePath(release)));
    return build?.files.get(pathname.slice(getBasePath(build.release).length));
  };

  const app = new Hono();
  app.get('/r/*', async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const file = fileOf(pathname);
    if (!file) return session(c.req.raw) ?? next();
    c.header('content-type', getContentType(pathname));
    c.header('cache-control', 'no-store');
    return c.body(new Uint8Array(file));
  });
  for (const path of reports) app.all(path, (c) => c.body(null, 204));
  // No plan of the market is this one: without an answer an open page continues with its own.
  app.get('/r/plan', (c) => c.body(null, 503));
  app.all('*', (c) => (isPage(c) ? answer(c) : passOn(c, at)));

  const listener = await listen(app.fetch, options.port).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${options.port} is in use: try --port ${options.port + 1}.`)
      : error;
  });
  publicUrl = `http://localhost:${listener.port}`;
  let count = 0;
  return {
    port: listener.port,
    take: async (folder) => {
      count += 1;
      const build = readBuild(folder, `0.0.0-dev.${count}`);
      // A page that is still loading takes its files from the build before.
      builds.splice(0, builds.length, build, ...builds.slice(0, 1));
      const lineup = { shell: { live: shell.release }, [slice]: { live: build.release } };
      const plan = planFor(lineup);
      const bundles = getBundles(lineup);
      if (!plan || !bundles) throw new Error('the build has no plan');
      planned = { plan, lineup, off: [] };
      await renderer.prepare([bundles]);
    },
    close: async () => {
      await Promise.all([listener.close(), renderer.close()]);
    },
  };
};
