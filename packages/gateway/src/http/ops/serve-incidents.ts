import { type AppName, incidentStates } from '@pasar/contract';
import * as v from 'valibot';
import type { Access } from '../../access/index.ts';
import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import { type OpsCaller, opsCaller } from './ops-caller.ts';
import { type AnsweringCalls, readInput } from './ops-input.ts';
import { OpsError, ok, send, toErrorResponse } from './ops-responses.ts';

const IncidentCommand = v.object({
  state: v.picklist(['open', 'resolved', 'muted']),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
});

const Filter = v.object({
  app: v.optional(v.string()),
  version: v.optional(v.string()),
  route: v.optional(v.string()),
  state: v.optional(v.picklist(incidentStates, 'is open, resolved, muted or regressed')),
});

/** A team sees the incidents of its own app alone. */
const maySee = ({ role }: OpsCaller, app: AppName): boolean =>
  !role.startsWith('team:') || role === `team:${app}`;

const noSuch = () => new OpsError(404, 'There is no such incident.');

/** `/ops/v1/incidents`: what was thrown, where and how often, and what people decided about it. */
export const serveIncidents = (
  app: GatewayApp,
  gateway: Gateway,
  {
    access,
    answering,
    demandCaller,
  }: { access: Access } & Pick<AnsweringCalls, 'answering' | 'demandCaller'>,
): void => {
  const { incidents } = gateway;
  const reading =
    (read: (c: GatewayContext, caller: OpsCaller) => Response) =>
    (c: GatewayContext): Response => {
      try {
        const caller = opsCaller(c, gateway, access);
        if (!caller) throw new OpsError(401, 'This needs a key of operations or of a team.');
        return read(c, caller);
      } catch (error) {
        const rejection = toErrorResponse(error);
        if (!rejection) throw error;
        return send(c, rejection);
      }
    };
  const findFor = (c: GatewayContext, caller: OpsCaller) => {
    const found = incidents.find(c.req.param('id') ?? '');
    if (!found || !maySee(caller, found.app)) throw noSuch();
    return found;
  };

  app.get(
    '/ops/v1/incidents',
    reading((c, caller) => {
      const filter = v.safeParse(Filter, c.req.query());
      if (!filter.success) throw new OpsError(422, `state: ${filter.issues[0].message}`);
      const { app: name, version, route, state } = filter.output;
      const listed = incidents
        .list()
        .filter((one) => maySee(caller, one.app))
        .filter((one) => name === undefined || one.app === name)
        .filter((one) => version === undefined || one.releases.some((release) => release.version === version))
        .filter((one) => route === undefined || one.routes.includes(route))
        .filter((one) => state === undefined || one.state === state);
      return ok(c, { at: Date.now(), dropped: incidents.dropped(), incidents: listed });
    }),
  );
  app.get(
    '/ops/v1/incidents/:id',
    reading((c, caller) => ok(c, findFor(c, caller))),
  );
  app.post(
    '/ops/v1/incidents/:id/state',
    answering('incident', async (c, note) => {
      const caller = await demandCaller(c, 'look');
      const { id } = findFor(c, caller);
      const { state, reason } = await readInput(c, IncidentCommand);
      note(reason);
      if (caller.role === 'guard') throw new OpsError(403, 'The guard decides nothing about incidents.');
      incidents.decide({ id, state, who: caller.who, why: reason });
      return { code: 200, message: 'OK', data: incidents.find(id) };
    }),
  );
};
