import * as v from 'valibot';
import type { Access } from '../../access/index.ts';
import { TargetError } from '../../alerts/index.ts';
import type { Gateway, GatewayApp } from '../gateway.ts';
import { canCallerAct, opsCaller } from './ops-caller.ts';
import { type AnsweringCalls, readInput } from './ops-input.ts';
import { OpsError, ok, send } from './ops-responses.ts';

const reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'say why, in a few words'), v.maxLength(500));
const NewTarget = v.object({
  type: v.picklist(['webhook', 'email']),
  address: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
  reason,
});
const Removal = v.object({ reason });

const added = (add: () => unknown): unknown => {
  try {
    return add();
  } catch (error) {
    if (error instanceof TargetError) throw new OpsError(422, `address: ${error.message}`);
    throw error;
  }
};

/** `/ops/v1/alerts`: where alerts go and what became of them. For operations alone: targets are addresses of people. */
export const serveAlerts = (
  app: GatewayApp,
  gateway: Gateway,
  {
    access,
    answering,
    demandCaller,
  }: { access: Access } & Pick<AnsweringCalls, 'answering' | 'demandCaller'>,
): void => {
  const { alerts } = gateway;
  const data = () => ({ targets: alerts.targets(), alerts: alerts.list() });
  const done = (result: unknown = data()) => ({ code: 200 as const, message: 'OK', data: result });

  // Not written down: the console asks every few seconds.
  app.get('/ops/v1/alerts', (c) => {
    const caller = opsCaller(c, gateway, access);
    if (!caller) return send(c, { code: 401, message: 'This needs a key of operations.', data: null });
    if (!canCallerAct(caller, 'alerts'))
      return send(c, { code: 403, message: `${caller.who} (${caller.role}) may not alerts.`, data: null });
    return ok(c, data());
  });
  app.post(
    '/ops/v1/alerts/targets',
    answering('alerts', async (c, note) => {
      const { who } = await demandCaller(c, 'alerts');
      const { reason: why, ...target } = await readInput(c, NewTarget);
      note(why);
      return done(added(() => alerts.addTarget({ ...target, who })));
    }),
  );
  const findTarget = (id = '') => {
    if (alerts.targets().some((one) => one.id === id)) return id;
    throw new OpsError(404, 'There is no such target.');
  };
  app.post(
    '/ops/v1/alerts/targets/:id/remove',
    answering('alerts', async (c, note) => {
      await demandCaller(c, 'alerts');
      const { reason: why } = await readInput(c, Removal);
      note(why);
      alerts.removeTarget(findTarget(c.req.param('id')));
      return done();
    }),
  );
  app.post(
    '/ops/v1/alerts/targets/:id/test',
    answering('alerts', async (c) => {
      await demandCaller(c, 'alerts');
      alerts.test(findTarget(c.req.param('id')));
      return done();
    }),
  );
};
