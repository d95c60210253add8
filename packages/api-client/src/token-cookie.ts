import { tokenCookieName, tokenCookieNames } from '@pasar/contract';
import cookies from 'js-cookie';

const days = { usual: 1, remembered: 2 };

/** `Secure` goes with the `__Host-` name, which browsers accept without it nowhere. */
const attributesOf = (name: string) =>
  ({ path: '/', sameSite: 'Lax', ...(name.startsWith('__Host-') && { secure: true }) }) as const;

/** The token of the signed-in user, from the cookie; undefined for visitors and outside a browser. */
export const readToken = (): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  for (const name of tokenCookieNames(location)) {
    const token = cookies.get(name);
    if (token) return token;
  }
  return undefined;
};

/** Saves the token for 1 day, or for 2 with "remember me" (SPEC 4 "Session" and 9). */
export const writeToken = (token: string, { remember }: { remember: boolean }): void => {
  clearToken();
  const expires = remember ? days.remembered : days.usual;
  const write = (name: string) => cookies.set(name, token, { expires, ...attributesOf(name) });
  write(tokenCookieName(location));
  // Safari takes no Secure cookie on http://localhost: there the unprefixed name serves.
  if (readToken() === undefined) for (const name of tokenCookieNames(location).slice(1)) write(name);
};

/** Deletes the token under every name that it may have here. */
export const clearToken = (): void => {
  if (typeof document === 'undefined') return;
  for (const name of tokenCookieNames(location)) cookies.remove(name, attributesOf(name));
};
