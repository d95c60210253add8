import type { Gateway, GatewayApp, GatewayContext } from '../gateway.ts';
import type { OpsCaller } from './ops-caller.ts';
import { type AnsweringCalls, decidedBy, readInput } from './ops-input.ts';
import { OpsError } from './ops-responses.ts';
import { AddSliceCommand, ChangeSliceCommand, RetireSliceCommand } from './slice-commands.ts';

/** The changes of slices' entries at `/ops/v1/slices`; operations alone may make them. */
export const serveSlices = (
  app: GatewayApp,
  { registry }: Pick<Gateway, 'registry'>,
  { answering, demandCaller, done }: AnsweringCalls,
): void => {
  const decided = (
    c: GatewayContext,
    caller: OpsCaller,
    o: { reason: string; dryRun: boolean; revision?: number | undefined },
    note: (why: string) => void,
  ) => {
    note(o.reason);
    const { revision, ...by } = decidedBy(c, caller, o);
    if (!o.reason) throw new OpsError(422, 'reason: say why, in a few words, for those who read the log.');
    if (revision === undefined)
      throw new OpsError(422, 'revision: the one that you decided on, here or as If-Match.');
    return { ...by, revision };
  };
  const nameIn = (c: GatewayContext): string => c.req.param('name') ?? '';

  app.post(
    '/ops/v1/slices',
    answering('slice add', async (c, note) => {
      const caller = await demandCaller(c, 'slice');
      const { reason, dryRun, revision, ...entry } = await readInput(c, AddSliceCommand);
      const by = decided(c, caller, { reason, dryRun, revision }, note);
      return done(await registry.addSlice({ ...by, entry }));
    }),
  );
  app.post(
    '/ops/v1/slices/:name/change',
    answering('slice change', async (c, note) => {
      const caller = await demandCaller(c, 'slice');
      const { reason, dryRun, revision, takes, releases, ...change } = await readInput(c, ChangeSliceCommand);
      const by = decided(c, caller, { reason, dryRun, revision }, note);
      return done(await registry.changeSlice({ ...by, name: nameIn(c), change, takes, releases }));
    }),
  );
  app.post(
    '/ops/v1/slices/:name/retire',
    answering('slice retire', async (c, note) => {
      const caller = await demandCaller(c, 'slice');
      const { force, ...order } = await readInput(c, RetireSliceCommand);
      const by = decided(c, caller, order, note);
      return done(await registry.retireSlice({ ...by, name: nameIn(c), force }));
    }),
  );
};
