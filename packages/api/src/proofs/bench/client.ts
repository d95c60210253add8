import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '../../testing/open-test-market.ts';
import { type Ask, callAt } from '../ground/call.ts';

/** A client over HTTP that expects good answers and writes down what it calls. */
export interface Client {
  origin: string;
  /** `POST /cart/add`, in order; ids and codes by their names. */
  called: string[];
  get(path: string, token?: string): Promise<TestAnswer>;
  /** Under a key of its own, as browsers do where a call must not count twice. */
  post(path: string, token: string, body: unknown): Promise<TestAnswer>;
  send(request: Request): Promise<TestAnswer>;
}

const nameOf = (path: string): string =>
  path
    .replace(/\?.*/, '')
    .replace(/\/detail\/.*/, '/detail/:slug')
    .replace(/\/(\d+|INV-[^/]+)/g, '/:id');

/** Throws on any other answer than 200. */
export const openClient = (origin: string): Client => {
  const called: string[] = [];
  const call = callAt(origin);
  const expect = async (name: string, coming: Promise<TestAnswer>) => {
    called.push(name);
    const answer = await coming;
    if (answer.code !== 200) throw new Error(`${name} was answered ${answer.code} ${answer.message}`);
    return answer;
  };
  const ask = (method: string, path: string, how: Ask) =>
    expect(`${method} ${nameOf(path)}`, call(path, how));
  return {
    origin,
    called,
    get: (path, token = '') => ask('GET', path, { token }),
    post: (path, token, body) => ask('POST', path, { token, body, key: randomUUID() }),
    send: async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      return expect(
        name,
        fetch(request).then((answer) => answer.json()),
      );
    },
  };
};
