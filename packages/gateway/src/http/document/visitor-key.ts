import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const shape = /^[A-Za-z0-9_-]{22}$/;
const halfAYear = 180 * 86_400;

/** `__Host-` binds a cookie to this very host; browsers take it where they take Secure. */
const placeOf = (publicUrl: string) => {
  const { protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  return { name: secure ? '__Host-pasar_visitor' : 'pasar_visitor', secure };
};

/**
 * The random key of a visitor, by which canaries select; it carries nothing else and no script can read it.
 * Undefined when the request has none or a malformed one.
 */
export const visitorKey = (c: Context, publicUrl: string): string | undefined => {
  const value = getCookie(c, placeOf(publicUrl).name);
  return value !== undefined && shape.test(value) ? value : undefined;
};

/** The key of a visitor; who has none gets one for half a year. */
export const ensureVisitorKey = (c: Context, publicUrl: string): string => {
  const known = visitorKey(c, publicUrl);
  if (known !== undefined) return known;
  const key = randomBytes(16).toString('base64url');
  const { name, secure } = placeOf(publicUrl);
  setCookie(c, name, key, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: halfAYear });
  return key;
};
