import {
  OpsAlerts,
  OpsHealth,
  OpsIncident,
  OpsIncidents,
  OpsNewTarget,
  OpsPackages,
  OpsStatus,
} from '@pasar/contract';
import * as v from 'valibot';
import type { Action } from '../action/action.ts';
import type {
  AlertsClient,
  IncidentsClient,
  OpsClient,
  OpsResponse,
  PackagesClient,
  Rejection,
} from './ops-client.ts';

const patience = 15_000;

const Said = v.object({
  message: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
});

/** The single reasons of a rejection. */
const Reasons = v.object({ reasons: v.array(v.string()) });
const reasonsOf = (data: unknown): string[] => (v.is(Reasons, data) ? data.reasons : []);

const Me = v.object({
  who: v.string(),
  role: v.string(),
  by: v.picklist(['key', 'session', 'machine']),
});

const unreachable: Rejection = { code: 'unreachable', message: '', reasons: [] };

const codeOf = (status: number): Rejection['code'] => {
  if (status === 401) return 'signin';
  if (status === 412) return 'raced';
  return status >= 500 ? 'unreachable' : 'refused';
};

const ask = async <S extends v.GenericSchema>(
  path: string,
  schema: S,
  init: RequestInit = {},
): Promise<OpsResponse<v.InferOutput<S>>> => {
  try {
    const response = await fetch(`/ops/v1/${path}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
      ...init,
    });
    const said = v.parse(Said, await response.json());
    if (response.ok) return { ok: true, data: v.parse(schema, said.data) };
    const { message, data } = said;
    return { ok: false, refusal: { code: codeOf(response.status), message, reasons: reasonsOf(data) } };
  } catch {
    return { ok: false, refusal: unreachable };
  }
};

const postFor = <S extends v.GenericSchema>(path: string, schema: S, body: unknown) =>
  ask(path, schema, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const post = (path: string, body: unknown): Promise<OpsResponse<unknown>> => postFor(path, v.unknown(), body);

/** The request body of an action. */
const bodyOf = (act: Action) => {
  switch (act.verb) {
    case 'rollback':
      return act.of === 'live' ? { of: act.of, to: act.to } : { of: act.of };
    case 'promote':
      return { version: act.version, watch: act.watch };
    case 'override':
      return { version: act.version };
    case 'canary':
      return { version: act.version, basisPoints: act.basisPoints };
    case 'enable':
      return act.version === undefined ? {} : { version: act.version };
    case 'watch-end':
    case 'pause':
    case 'resume':
    case 'disable':
      return {};
  }
};

/** A rejected stream is requested again after so many milliseconds. */
const patienceWithStream = 5_000;

const follow: OpsClient['follow'] = (onStatus, onHearing) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    const stream = new EventSource('/ops/v1/changes');
    source = stream;
    stream.onopen = () => onHearing(true);
    stream.onerror = () => {
      onHearing(false);
      // The browser itself reconnects after a break, but not after a response that is no stream.
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(listen, patienceWithStream);
    };
    stream.addEventListener('status', ({ data }) => {
      const status = v.safeParse(OpsStatus, JSON.parse(data));
      if (status.success) onStatus(status.output);
    });
  };
  listen();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};

/** The calls of the console over HTTP; the gateway recognizes the caller by a cookie that no script reads. */
export const fetchClient: OpsClient & IncidentsClient & AlertsClient & PackagesClient = {
  packages: (name) => ask(`packages?name=${encodeURIComponent(name)}`, OpsPackages),
  alerts: () => ask('alerts', OpsAlerts),
  addTarget: (target) => postFor('alerts/targets', OpsNewTarget, target),
  removeTarget: (id, reason) => post(`alerts/targets/${id}/remove`, { reason }),
  testTarget: (id) => post(`alerts/targets/${id}/test`, {}),
  incidents: () => ask('incidents', OpsIncidents),
  incident: (id) => ask(`incidents/${id}`, OpsIncident),
  decideIncident: (id, state) => post(`incidents/${id}/state`, { state }),
  status: () => ask('status', OpsStatus),
  health: async () => {
    const answer = await ask('health', OpsHealth);
    return answer.ok ? answer.data : null;
  },
  act: (act, options) => post(`apps/${act.app}/${act.verb}`, { ...options, ...bodyOf(act) }),
  follow,
  me: async () => {
    const answer = await ask('me', Me);
    return answer.ok ? answer.data : null;
  },
  signIn: (key) => post('session', { key }),
  signOut: async () => {
    await ask('session', v.unknown(), { method: 'DELETE' });
  },
};
