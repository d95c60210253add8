import { tokenCookieNames } from '@pasar/contract';
import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';

const shape = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const longest = 4_096;

export interface VisitorToken {
  /** Absent for visitors, and when the cookie's value cannot be a token. */
  token?: string;
  /** The cookie holds a value that is no token. */
  forged: boolean;
}

/** The token of the user who requests a document; used for rendering only, never to sign in to the API. */
export const visitorToken = (c: Context, publicUrl: string): VisitorToken => {
  const values = tokenCookieNames(new URL(publicUrl)).flatMap((name) => getCookie(c, name) ?? []);
  const token = values.find((value) => value.length <= longest && shape.test(value));
  if (token === undefined) return { forged: values.length > 0 };
  return { token, forged: false };
};

/** Deletes the token in the browser; attributes as they were set, or the browser keeps it. */
export const clearToken = (c: Context, publicUrl: string): void => {
  for (const name of tokenCookieNames(new URL(publicUrl))) {
    deleteCookie(c, name, { path: '/', sameSite: 'Lax', secure: name.startsWith('__Host-') });
  }
};
