const strict = '__Host-pasar_token';
const plain = 'pasar_token';

type Place = Pick<URL, 'protocol' | 'hostname'>;

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The name of the cookie that carries the token at an address. `__Host-` binds it to this very host; browsers want
 * https for that and make an exception for loopback.
 */
export const tokenCookieName = ({ protocol, hostname }: Place): string =>
  protocol === 'https:' || loopback.test(hostname) ? strict : plain;

/**
 * Every cookie name of a token at an address, best first. The unprefixed name counts on plain http only (Safari takes
 * no `__Host-` cookie there, not even on localhost): on https a neighbor host could plant it.
 */
export const tokenCookieNames = (place: Place): readonly string[] =>
  place.protocol === 'https:' ? [strict] : [...new Set([tokenCookieName(place), plain])];
