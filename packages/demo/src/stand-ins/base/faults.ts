import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { ProviderApp, ProviderCall } from './provider.ts';

/** Faults of calls. `lost` works and does not answer; `hang` neither works nor answers. */
const callFaults = ['delay', 'error', 'hang', 'lost'] as const;
/** Faults of notifications. */
const notificationFaults = ['duplicate', 'reordered', 'lost', 'forged', 'late'] as const;
export type NotificationFault = (typeof notificationFaults)[number];

const common = {
  /** How many calls or notifications it meets. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Milliseconds of `delay` and `late`. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0)), 1_000),
};
export const faultSchema = v.variant('on', [
  v.object({
    on: v.literal('call'),
    fault: v.picklist(callFaults),
    /** The method and the beginning of the path, such as `POST /v1/orders`; every call without it. */
    call: v.optional(v.string(), ''),
    ...common,
  }),
  v.object({ on: v.literal('notification'), fault: v.picklist(notificationFaults), ...common }),
]);
type Fault = v.InferOutput<typeof faultSchema>;

type CallFault = Extract<Fault, { on: 'call' }>;
type AnyNotificationFault = Extract<Fault, { on: 'notification' }>;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The next fault of a notification, which is used up. */
  takeForNotification(): AnyNotificationFault | undefined;
  /** The next fault of a call, which is used up. */
  takeForCall(call: string): CallFault | undefined;
}

export const createFaults = (): Faults => {
  let open: Fault[] = [];
  const take = <F extends Fault>(matches: (fault: Fault) => fault is F): F | undefined => {
    const found = open.find(matches);
    if (found && --found.times === 0) open = open.filter((fault) => fault !== found);
    return found;
  };
  return {
    add: (fault) => void open.push({ ...fault }),
    clear: () => {
      open = [];
    },
    takeForNotification: () => take((fault): fault is AnyNotificationFault => fault.on === 'notification'),
    takeForCall: (call) =>
      take((fault): fault is CallFault => fault.on === 'call' && call.startsWith(fault.call)),
  };
};

/** Until the caller gives up. */
const callerLeaves = (c: ProviderCall) =>
  new Promise<void>((resolve) => {
    if (c.env.outgoing.closed) resolve();
    else c.env.outgoing.once('close', resolve);
  });

/** Applies the faults of calls to everything but `/_control`. */
export const applyFaults = (app: ProviderApp, faults: Faults, closing: AbortSignal): void => {
  app.use(async (c, next) => {
    if (c.req.path.startsWith('/_control')) return next();
    const fault = faults.takeForCall(`${c.req.method} ${c.req.path}`);
    if (fault?.fault === 'error') return c.json({ error: 'Internal Server Error' }, 500);
    if (fault?.fault === 'hang') {
      await callerLeaves(c);
      return c.body(null, 500);
    }
    if (fault?.fault === 'delay') await wait(fault.ms, undefined, { signal: closing }).catch(() => {});
    if (closing.aborted) return c.body(null, 503);
    await next();
    if (fault?.fault === 'lost') c.env.outgoing.destroy();
  });
};
