import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from './gateway.ts';

/** What some route of this server answers to. */
const served = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];
/** A route refuses these by itself, and says what it answers to. */
const known = [...served, 'PUT', 'PATCH'];

/** Nothing here traces, tunnels or edits files: such a request is refused before anybody looks into it (RFC 9110). */
export const rejectMethods: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  if (known.includes(c.req.method)) return next();
  c.header('allow', served.join(', '));
  c.header('cache-control', 'no-store');
  return c.req.path.startsWith('/api/')
    ? c.json({ code: 405, message: 'Method Not Allowed', data: null }, 405)
    : c.text('Method Not Allowed', 405);
};
