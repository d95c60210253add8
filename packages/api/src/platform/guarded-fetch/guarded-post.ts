import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { ServerMode } from '../server-mode.ts';
import { createPublicLookup, isPublicAddress } from './public-address.ts';

/** An address that nothing is sent to; the message says why. */
export class GuardedAddressError extends Error {
  override name = 'GuardedAddressError';
}

interface Guard {
  mode: ServerMode;
  /** Asks for the addresses of a name. */
  lookUp?: typeof lookup;
  /** Ports that may be connected to; 443 alone by default. */
  ports?: readonly number[];
}

interface GuardedResponse {
  status: number;
  /** The first bytes of the body, as text. */
  excerpt: string;
}

const patience = 10_000;
const longestExcerpt = 500;
const own = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The stand-ins of a demo are on this machine. */
const isStandIn = (url: URL, mode: ServerMode) =>
  mode === 'demo' && url.protocol === 'http:' && own.has(url.hostname);

/**
 * Why nothing may be sent to an address that somebody chose (people W4); undefined when it may. A name is checked again
 * when it is looked up.
 */
export const findGuardedProblem = (address: string, { mode, ports = [443] }: Guard): string | undefined => {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return 'is no https address';
  if (isStandIn(url, mode)) return undefined;
  if (url.protocol !== 'https:') return 'is no https address';
  if (!ports.includes(Number(url.port || 443))) return 'has another port than 443';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'is a private address' : undefined;
};

/**
 * Posts to an address that somebody chose: https on 443 at a public address alone, 10 seconds, and no redirect. Resolves
 * with whatever is answered. Throws GuardedAddressError, or the error of the connection.
 */
export const postGuarded = (
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string | Buffer },
  guard: Guard,
): Promise<GuardedResponse> => {
  const problem = findGuardedProblem(address, guard);
  if (problem) return Promise.reject(new GuardedAddressError(`${address} ${problem}`));
  const url = new URL(address);
  const standIn = isStandIn(url, guard.mode);
  const send = standIn ? requestHttp : requestHttps;
  const options = {
    ...{ method: 'POST', agent: false as const, signal: AbortSignal.timeout(patience) },
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    ...(!standIn && { lookup: createPublicLookup(guard.lookUp ?? lookup) }),
  };
  return new Promise((resolve, reject) => {
    const sent = send(url, options, (response) => {
      let excerpt = '';
      const done = () => {
        resolve({ status: response.statusCode ?? 0, excerpt: excerpt.slice(0, longestExcerpt) });
        // What is longer is not read.
        sent.destroy();
      };
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        excerpt += part;
        if (excerpt.length >= longestExcerpt) done();
      });
      response.on('end', done);
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
};
