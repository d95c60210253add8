import { Agent, request } from 'node:http';
import { setTimeout as rest } from 'node:timers/promises';
import { overloadHeader } from '../http/reject-overload.ts';

/** One request of a steady load, and the expected content of its response. */
export interface Wanted {
  name: string;
  path: string;
  body?: unknown;
  holds: RegExp;
  /** Accepted content of a response that took longer than a second, as it may on a crowded machine. */
  lateHolds?: RegExp;
}

export interface Load {
  /** Correct responses, by name. */
  answered: Map<string, number>;
  /** Not accepted, because the server was closed when they came, or had too many. */
  turnedAway: number;
  /** Accepted, but without a correct response: what happened to each. */
  failed: string[];
}

const ask = (
  agent: Agent,
  url: string,
  { path, body }: Wanted,
): Promise<{ status: number; text: string; isRejected: boolean }> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = text === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(
      url + path,
      { agent, method: text === undefined ? 'GET' : 'POST', headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            isRejected: overloadHeader in response.headers,
          }),
        );
      },
    );
    sent.on('error', (error) => reject(Object.assign(error, { kept: sent.reusedSocket })));
    sent.end(text);
  });

/**
 * Sends so many requests a second on kept connections, one after the other of what `next` wants, whether or
 * not those before got a response, until `isOver`; then waits for the last response. A request fails when
 * its connection was taken and the response is wrong.
 */
export const steadyLoad = async (
  url: string,
  { rate, next, isOver }: { rate: number; next: (nth: number) => Wanted; isOver: () => boolean },
): Promise<Load> => {
  const load: Load = { answered: new Map(), turnedAway: 0, failed: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const one = async (wanted: Wanted) => {
    const began = performance.now();
    try {
      const { status, text, isRejected } = await ask(agent, url, wanted);
      const isLate = performance.now() - began > 1_000 && wanted.lateHolds?.test(text);
      if (isRejected) load.turnedAway += 1;
      else if (!isLate && (status !== 200 || !wanted.holds.test(text)))
        load.failed.push(`${wanted.name} was answered ${status}: ${text.slice(0, 200)}`);
      else load.answered.set(wanted.name, (load.answered.get(wanted.name) ?? 0) + 1);
    } catch (error) {
      const { code, message, kept } = error as NodeJS.ErrnoException & { kept?: boolean };
      if (code === 'ECONNREFUSED') load.turnedAway += 1;
      else
        load.failed.push(
          `${wanted.name} broke off on a ${kept ? 'kept' : 'new'} connection: ${code ?? message}`,
        );
    }
  };
  const began = performance.now();
  const under: Promise<void>[] = [];
  while (!isOver()) {
    const due = Math.floor(((performance.now() - began) / 1_000) * rate);
    while (under.length < due) under.push(one(next(under.length)));
    await rest(5);
  }
  await Promise.all(under);
  agent.destroy();
  return load;
};
