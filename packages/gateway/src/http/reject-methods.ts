import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from './gateway.ts';

/** The methods that some route of this server accepts. */
const served = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];
/** A route rejects these by itself and lists the methods that it accepts. */
const known = [...served, 'PUT', 'PATCH'];

/**
 * Nothing here traces, tunnels or edits files: such a request is rejected before any route sees it (RFC
 * 9110).
 */
export const rejectMethods: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  if (known.includes(c.req.method)) return next();
  c.header('allow', served.join(', '));
  c.header('cache-control', 'no-store');
  return c.req.path.startsWith('/api/')
    ? c.json({ code: 405, message: 'Method Not Allowed', data: null }, 405)
    : c.text('Method Not Allowed', 405);
};
