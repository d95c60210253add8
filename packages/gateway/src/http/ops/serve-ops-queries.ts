import { streamSSE } from 'hono/streaming';
import type { Access } from '../../access/index.ts';
import { getVisibleReleases, isKnown, stateAt, type Visitor } from '../../registry/index.ts';
import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import { opsCaller } from './ops-caller.ts';
import { OpsError, ok, send, toErrorResponse } from './ops-responses.ts';
import { opsEvent, opsStatus, stateNow } from './ops-status.ts';
import { routeTypes } from './route-types.ts';
import { withoutFolders } from './without-folders.ts';

/** A silent connection looks dead to proxies in between. */
const heartbeat = 15_000;
const longestWait = 25_000;

const visitorIn = (c: GatewayContext): Visitor | undefined => {
  const { visitor, cohort } = c.req.query();
  if (visitor !== undefined) return { key: visitor };
  if (cohort === undefined) return undefined;
  if (/^\d{1,4}$/.test(cohort)) return { cohort: Number(cohort) };
  throw new OpsError(422, 'cohort: a whole number from 0 to 9999.');
};

const wholeIn = (c: GatewayContext, name: string, usual: number, most: number): number => {
  const text = c.req.query(name);
  if (text === undefined) return usual;
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text), most);
  throw new OpsError(422, `${name}: a whole number.`);
};

/**
 * A team reads the requests for its own app, from any caller; it may not see what other teams do and from
 * where.
 */
const maySeeCall = (role: string, call: string): boolean =>
  !role.startsWith('team:') || call.includes(` /ops/v1/apps/${role.slice('team:'.length)}/`);

/** Every read-only call at `/ops/v1`: for the user of this machine in demo mode, and for every key. */
export const serveOpsQueries = (app: GatewayApp, gateway: Gateway, access: Access): void => {
  const { registry, plan, leaving } = gateway;
  /** Differs whenever there is something new to send. */
  const versionNow = (): string => `${stateNow(gateway).revision} ${plan.trouble()?.since ?? ''}`;

  const looking =
    (look: (c: GatewayContext) => Promise<Response> | Response) => async (c: GatewayContext) => {
      try {
        if (opsCaller(c, gateway, access)) return await look(c);
        throw new OpsError(401, 'This needs a key of operations or of a team.');
      } catch (error) {
        const refusal = toErrorResponse(error);
        if (!refusal) throw error;
        return send(c, refusal);
      }
    };

  app.get(
    '/ops/v1/me',
    looking((c) => {
      const caller = opsCaller(c, gateway, access);
      return ok(c, { who: caller?.who, role: caller?.role, by: caller?.by });
    }),
  );

  app.get(
    '/ops/v1/status',
    looking((c) => {
      const status = opsStatus(gateway);
      c.header('etag', `"${status.revision}"`);
      return ok(c, status);
    }),
  );

  app.get(
    '/ops/v1/slices',
    looking(async (c) => {
      const state = registry.status();
      c.header('etag', `"${state.revision}"`);
      return ok(c, { revision: state.revision, slices: await registry.slices(state) });
    }),
  );

  app.get(
    '/ops/v1/types',
    looking((c) => c.body(routeTypes(plan.now()), 200, { 'content-type': 'text/plain; charset=utf-8' })),
  );

  app.get(
    '/ops/v1/packages',
    looking(async (c) => {
      const name = c.req.query('name')?.trim() ?? '';
      if (name.length < 2) throw new OpsError(422, 'name: at least two characters of the name of a package.');
      return ok(c, await registry.packages(registry.status(), name));
    }),
  );

  app.get(
    '/ops/v1/log',
    looking((c) => {
      const before = wholeIn(c, 'before', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      const limit = wholeIn(c, 'limit', 100, 1_000);
      const events = registry.events().filter(({ seq }) => seq < before);
      return ok(c, { events: events.slice(-limit).reverse().map(opsEvent) });
    }),
  );

  app.get(
    '/ops/v1/audit',
    looking((c) => {
      const role = opsCaller(c, gateway, access)?.role ?? '';
      const limit = wholeIn(c, 'limit', 100, 1_000);
      return ok(c, { entries: access.audit.latest(limit, ({ call }) => maySeeCall(role, call)) });
    }),
  );

  app.get(
    '/ops/v1/at',
    looking((c) => {
      const moment = Date.parse(c.req.query('time') ?? '');
      if (Number.isNaN(moment)) throw new OpsError(422, 'time: a moment like 2026-11-20T05:00:00Z.');
      const at = new Date(moment).toISOString();
      const state = stateAt(registry.events(), at);
      return ok(c, { at, revision: state.revision, shown: getVisibleReleases(state, visitorIn(c)) });
    }),
  );

  app.get(
    '/ops/v1/verify',
    looking(async (c) => {
      const { releases, chainProblem, ...found } = await registry.verify();
      return ok(c, {
        ...found,
        releases: releases.map(({ problem, ...release }) =>
          problem === undefined ? release : { ...release, problem: withoutFolders(problem) },
        ),
        ...(chainProblem === undefined ? {} : { chainProblem: withoutFolders(chainProblem) }),
      });
    }),
  );

  app.get(
    '/ops/v1/apps/:app/diff/:version',
    looking(async (c) => {
      const { app: name, version } = c.req.param() as { app: string; version: string };
      if (!isKnown(stateNow(gateway), name)) throw new OpsError(404, 'There is no such app.');
      const from = c.req.query('from');
      return ok(c, await registry.diff({ app: name, to: version, ...(from === undefined ? {} : { from }) }));
    }),
  );

  /** Resolves when there is news, when time is up, or when the caller disconnects. */
  const changed = (isNews: () => boolean, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted || isNews()) return resolve();
      const end = () => {
        stop();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const look = () => setImmediate(() => isNews() && end());
      const stop = registry.follow({ onState: look, onTrouble: look });
      signal.addEventListener('abort', end, { once: true });
    });

  /**
   * The status at every change: as server-sent events (`event: status`), or as one response with
   * `?after=<revision>`, which waits up to 25 s for another revision.
   */
  app.get(
    '/ops/v1/changes',
    looking(async (c) => {
      const after = wholeIn(c, 'after', -1, Number.MAX_SAFE_INTEGER);
      const gone = AbortSignal.any([c.req.raw.signal, leaving]);
      if (!(c.req.header('accept') ?? '').includes('text/event-stream')) {
        const isNews = () => stateNow(gateway).revision !== after;
        await changed(isNews, AbortSignal.any([gone, AbortSignal.timeout(longestWait)]));
        return ok(c, opsStatus(gateway));
      }
      c.header('cache-control', 'no-store');
      c.header('x-accel-buffering', 'no');
      return streamSSE(c, async (stream) => {
        let seen = `${after} `;
        while (!stream.aborted && !gone.aborted) {
          const soon = AbortSignal.any([gone, AbortSignal.timeout(heartbeat)]);
          await changed(() => versionNow() !== seen, soon);
          await registry.expectAnswer().catch(() => {});
          // Keys are revoked and sessions end while somebody listens.
          if (!opsCaller(c, gateway, access)) return;
          const version = versionNow();
          if (version === seen) await stream.write(': still here\n\n');
          else {
            const status = opsStatus(gateway);
            await stream.writeSSE({
              event: 'status',
              id: String(status.revision),
              data: JSON.stringify(status),
            });
          }
          seen = version;
        }
      });
    }),
  );
};
