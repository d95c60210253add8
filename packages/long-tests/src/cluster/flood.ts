import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Wanted } from '@pasar/gateway/testing';

export interface Flood {
  /** Milliseconds of each response that was not rejected. */
  accepted: number[];
  /** Milliseconds of each 429 and 503 that says when to come again. */
  rejected: number[];
  /** Milliseconds for which this process itself was held up, 99 of 100: on a crowded machine, more than servers are. */
  ownDelay: number;
  /** Everything else. */
  strange: string[];
}

/** Milliseconds that so many of 100 do not exceed. */
export const percentile = (share: number, all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.ceil((all.length * share) / 100) - 1] ?? 0;
export const p99 = (all: readonly number[]): number => percentile(99, all);

const ask = (
  agent: Agent,
  url: string,
  { path, body }: Wanted,
): Promise<{ status: number; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const options = {
      agent,
      method: text === undefined ? 'GET' : 'POST',
      headers: text === undefined ? {} : { 'content-type': 'application/json' },
    };
    const sent = request(url + path, options, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      );
    });
    sent.once('error', reject);
    sent.end(text);
  });

/** Responses a second when so many callers send one request after another. */
export const countResponses = async (
  urls: readonly string[],
  { callers, seconds, next }: { callers: number; seconds: number; next: (nth: number) => Wanted },
): Promise<number> => {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1_000;
  let [sent, answered] = [0, 0];
  const one = async () => {
    while (performance.now() < until) {
      const nth = sent++;
      const { status } = await ask(agent, urls[nth % urls.length] ?? '', next(nth));
      if (status === 200) answered++;
    }
  };
  await Promise.all(Array.from({ length: callers }, one));
  agent.destroy();
  return answered / seconds;
};

/** Connections to each server at once, as HAProxy in docs/deploy opens them. */
const mostConnections = 400;

/**
 * Sends so many requests a second for so many seconds to servers in turn, whether or not they respond; what finds all
 * connections in use is not sent.
 */
export const flood = async (
  urls: readonly string[],
  { rate, seconds, next }: { rate: number; seconds: number; next: (nth: number) => Wanted },
): Promise<Flood> => {
  const found: Flood = { accepted: [], rejected: [], ownDelay: 0, strange: [] };
  const agent = new Agent({ keepAlive: true });
  let open = 0;
  const one = async (nth: number) => {
    open++;
    const began = performance.now();
    const wanted = next(nth);
    try {
      const { status, retryAfter } = await ask(agent, urls[nth % urls.length] ?? '', wanted);
      const took = performance.now() - began;
      if (status === 200) found.accepted.push(took);
      else if ((status === 429 || status === 503) && retryAfter !== undefined) found.rejected.push(took);
      else found.strange.push(`${wanted.name} was answered ${status}`);
    } catch (error) {
      found.strange.push(`${wanted.name} broke off: ${(error as NodeJS.ErrnoException).code}`);
    }
    open--;
  };
  const delay = monitorEventLoopDelay();
  delay.enable();
  const began = performance.now();
  const all: Promise<void>[] = [];
  let nth = 0;
  while (performance.now() < began + seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * rate);
    for (; nth < due; nth++) if (open < urls.length * mostConnections) all.push(one(nth));
    await pause(5);
  }
  await Promise.all(all);
  agent.destroy();
  found.ownDelay = delay.percentile(99) / 1e6;
  return found;
};
