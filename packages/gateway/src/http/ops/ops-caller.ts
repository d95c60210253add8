import type { AppName } from '@pasar/contract';
import { getCookie } from 'hono/cookie';
import { type Access, type Ask, type KeyEntry, mayDo, type Role } from '../../access/index.ts';
import type { Gateway, GatewayContext } from '../gateway.ts';

/** A caller with permission to request something. */
export interface OpsCaller {
  who: string;
  role: Role;
  /** How they proved it. */
  by: 'key' | 'session' | 'machine';
}

const loopback = /^(127(\.\d+){3}|::1)$/;
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * The user of this very machine, in demo mode. The host is checked too, so that no other site can point its
 * name here and read along.
 */
export const isHere = (mode: Gateway['mode'], c: GatewayContext): boolean =>
  mode === 'demo' && loopback.test(c.var.client) && loopbackHost.test(c.req.header('host') ?? '');

export const sessionCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-pasar_ops' : 'pasar_ops';

const asCaller = (entry: KeyEntry | undefined, by: OpsCaller['by']): OpsCaller | undefined =>
  entry && { who: entry.name, role: entry.role, by };

/**
 * The caller: a key in the Authorization header wins over a session of the console, and that over the user
 * of this machine. An invalid key or session means no caller, wherever it comes from.
 */
export const opsCaller = (
  c: GatewayContext,
  { mode, publicUrl }: Pick<Gateway, 'mode' | 'publicUrl'>,
  { ring, sessions }: Access,
): OpsCaller | undefined => {
  const [, key] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (key !== undefined) return asCaller(ring.find(key), 'key');
  const ticket = getCookie(c, sessionCookie(publicUrl));
  if (ticket) return asCaller(sessions.find(ticket, new Date()), 'session');
  return isHere(mode, c) ? { who: 'operator', role: 'ops', by: 'machine' } : undefined;
};

const sameOrigin = (c: GatewayContext, publicUrl: string): boolean => {
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === c.req.header('host');
};

/** What a form of another site can send without a preflight. */
const simpleBodies = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)/i;

/**
 * Whether a change may come from the place that it comes from: a browser adds a session by itself, so another site must
 * not be able to use it.
 */
export const isOwnRequest = (c: GatewayContext, by: OpsCaller['by'], publicUrl: string): boolean =>
  by === 'key' ||
  (sameOrigin(c, publicUrl) &&
    !['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '') &&
    !simpleBodies.test(c.req.header('content-type') ?? ''));

export const canCallerAct = (
  { role }: OpsCaller,
  ...about: [ask: Ask, app?: AppName, approval?: 'none' | 'ops']
): boolean => mayDo(role, ...about);
