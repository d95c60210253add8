import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AppName, formerReleaseCommands } from '@pasar/contract';
import { deleteCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { type Access, type Ask, sessionSeconds } from '../../access/index.ts';
import { createPreview, InjectFaultCommand, OverrideCommand } from '../../preview/preview-commands.ts';
import { getApp, isKnown, mostPackedBytes, RegistryError, unpackRelease } from '../../registry/index.ts';
import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import { limitNetworks } from '../limit-networks.ts';
import { issuePreview } from '../preview/issue-preview.ts';
import { canCallerAct, isOwnRequest, type OpsCaller, opsCaller, sessionCookie } from './ops-caller.ts';
import { appCommands, GcCommand } from './ops-commands.ts';
import { decidedBy, readBody, readInput } from './ops-input.ts';
import { OpsError, type OpsResponse, send, toErrorResponse } from './ops-responses.ts';
import { serveAlerts } from './serve-alerts.ts';
import { serveIncidents } from './serve-incidents.ts';
import { serveSlices } from './serve-slices.ts';

const demandReason = (o: { reason: string; dryRun: boolean }): void => {
  if (o.reason || o.dryRun) return;
  throw new OpsError(422, 'reason: say why, in a few words, for those who read the log.');
};

/** Who is not known learns nothing of the names that there are, so the caller is judged first. */
const appIn = (c: GatewayContext): AppName => c.req.param('app') ?? '';

/** Everything at `/ops/v1` that changes something. Each call is written down with who, why and what came of it. */
export const serveOpsCalls = (app: GatewayApp, gateway: Gateway, access: Access): void => {
  const { registry, publicUrl, log, mode } = gateway;
  const mayGuessOn = limitNetworks(20);

  /** Handles a call and records it, rejections too. */
  const answering =
    (ask: string, act: (c: GatewayContext, note: (why: string) => void) => Promise<OpsResponse>) =>
    async (c: GatewayContext): Promise<Response> => {
      let why = '';
      const caller = opsCaller(c, gateway, access);
      let answer: OpsResponse;
      try {
        if (caller && !isOwnRequest(c, caller.by, publicUrl))
          throw new OpsError(
            403,
            'A change comes from the console itself or with a key, not from another site.',
          );
        answer = await act(c, (reason) => {
          why = reason;
        });
      } catch (error) {
        const refusal = toErrorResponse(error);
        if (!refusal) throw error;
        answer = refusal;
      }
      const entry = {
        at: new Date().toISOString(),
        who: caller?.who ?? '-',
        role: caller?.role ?? '-',
        from: c.var.client,
        call: `${ask} ${c.req.path}`.slice(0, 200),
        why,
        code: answer.code,
        said: answer.message.slice(0, 500),
      };
      access.audit.write(entry);
      log.info({ request: c.var.requestId, ...entry }, 'operations call');
      return send(c, answer);
    };

  const demandCaller = async (c: GatewayContext, ask: Ask, about?: AppName): Promise<OpsCaller> => {
    const caller = opsCaller(c, gateway, access);
    if (!caller) {
      if (!(await mayGuessOn(c)))
        throw new OpsError(429, 'Too many calls without a key that holds; wait a minute.');
      throw new OpsError(401, 'This needs a key of operations or of a team: Authorization: Bearer <key>.');
    }
    const approval = about === undefined ? undefined : getApp(registry.status(), about).entry?.approval;
    if (canCallerAct(caller, ask, about, approval)) {
      if (about === undefined || isKnown(registry.status(), about)) return caller;
      throw new OpsError(404, `There is no app '${about.slice(0, 40)}'.`);
    }
    if (canCallerAct(caller, ask, about))
      throw new OpsError(403, `${ask} ${about} needs a key of operations: its entry says approval: ops.`);
    const what = about === undefined ? ask : `${ask} ${about.slice(0, 40)}`;
    throw new OpsError(403, `${caller.who} (${caller.role}) may not ${what}.`);
  };

  const done = (change: unknown): OpsResponse => ({
    code: 200,
    message: 'OK',
    data: { change, revision: registry.status().revision },
  });

  /** The release in a request's body, unpacked for as long as `use` takes. */
  const withUpload = async (
    c: GatewayContext,
    app: AppName,
    use: (folder: string, version: string) => Promise<OpsResponse>,
  ): Promise<OpsResponse> => {
    const version = c.req.param('version') ?? '';
    const folder = join(registry.folder, `.upload-${randomUUID()}`);
    mkdirSync(folder, { recursive: true });
    try {
      await unpackRelease(await readBody(c, mostPackedBytes), folder);
      const built = await registry.inspect(folder);
      if (built.app === app && built.version === version) return await use(folder, version);
      throw new RegistryError(
        'invalid',
        `The body holds ${built.app} ${built.version}, not ${app} ${version.slice(0, 40)}.`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

  app.post(
    '/ops/v1/apps/:app/releases/:version',
    answering('publish', async (c, note) => {
      const name = appIn(c);
      const { who } = await demandCaller(c, 'publish', name);
      const why = c.req.query('reason') ?? '';
      note(why);
      const dryRun = c.req.query('dry-run') !== undefined;
      const signed = mode === 'production' ? 'always' : 'where-registered';
      return withUpload(c, name, async (from, version) =>
        done(await registry.publish({ who, why, app: name, version, from, dryRun, signed })),
      );
    }),
  );

  // What the contract gate says of a build that is not published, and needs no signature for that.
  app.post(
    '/ops/v1/apps/:app/releases/:version/check',
    answering('check', async (c) => {
      const name = appIn(c);
      await demandCaller(c, 'check', name);
      return withUpload(c, name, async (from) => done(await registry.check({ from })));
    }),
  );

  for (const [ask, order] of Object.entries(appCommands) as [Ask, NonNullable<(typeof appCommands)[Ask]>][]) {
    const former = Object.keys(formerReleaseCommands).filter((name) => formerReleaseCommands[name] === ask);
    app.on(
      'POST',
      [ask, ...former].map((name) => `/ops/v1/apps/:app/${name}`),
      answering(ask, async (c, note) => {
        const name = appIn(c);
        const caller = await demandCaller(c, ask, name);
        const input = (await readInput(c, order.schema)) as Parameters<typeof decidedBy>[2] & {
          force?: boolean;
          watch?: number | false;
        };
        note(input.reason);
        if (ask !== 'check') demandReason(input);
        if (input.force) await demandCaller(c, 'force', name);
        if (input.watch === false) await demandCaller(c, 'watch-end', name);
        return done(await order.run(registry, name, decidedBy(c, caller, input), input));
      }),
    );
  }

  for (const [ask, schema] of [
    ['override', OverrideCommand],
    ['drill', InjectFaultCommand],
  ] as const) {
    app.post(
      `/ops/v1/apps/:app/${ask}`,
      answering(ask, async (c, note) => {
        const name = appIn(c);
        const caller = await demandCaller(c, ask, name);
        const order = await readInput(c, schema);
        note(order.reason);
        demandReason(order);
        const trial = createPreview(gateway, name, caller.who, order);
        const data = order.dryRun
          ? { link: null, until: new Date(trial.until).toISOString() }
          : issuePreview(c, gateway, trial, caller.by !== 'key');
        return { code: 200, message: 'OK', data };
      }),
    );
  }

  serveSlices(app, gateway, { answering, demandCaller, done });
  serveIncidents(app, gateway, { access, answering, demandCaller });
  serveAlerts(app, gateway, { access, answering, demandCaller });

  app.post(
    '/ops/v1/gc',
    answering('gc', async (c, note) => {
      const caller = await demandCaller(c, 'gc');
      const input = await readInput(c, GcCommand);
      note(input.reason);
      demandReason(input);
      return done(
        await registry.gc({ ...decidedBy(c, caller, input), ...(input.only && { only: input.only }) }),
      );
    }),
  );

  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
  } as const;

  app.post(
    '/ops/v1/session',
    answering('session', async (c) => {
      const { key } = await readInput(c, v.object({ key: v.pipe(v.string(), v.maxLength(200)) }));
      const entry = access.ring.find(key.trim());
      if (!entry) {
        throw (await mayGuessOn(c))
          ? new OpsError(401, 'That key does not hold, or was revoked.')
          : new OpsError(429, 'Too many keys that do not hold; wait a minute.');
      }
      const ticket = access.sessions.open(entry, new Date());
      setCookie(c, sessionCookie(publicUrl), ticket, { ...cookie, maxAge: sessionSeconds });
      return { code: 200, message: 'OK', data: { who: entry.name, role: entry.role } };
    }),
  );

  app.delete(
    '/ops/v1/session',
    answering('leave', async (c) => {
      deleteCookie(c, sessionCookie(publicUrl), cookie);
      return { code: 200, message: 'OK', data: null };
    }),
  );
};
