import { randomUUID } from 'node:crypto';
import type { TestResponse } from '@pasar/api/testing';
import { type CallOptions, callAt } from '../harness/call.ts';

/** A client over HTTP that expects good answers and writes down what it calls. */
export interface Client {
  origin: string;
  /** `POST /cart/add`, in order; ids and codes by their names. */
  called: string[];
  get(path: string, token?: string): Promise<TestResponse>;
  /** Under a new key each time, as browsers do where a call must not count twice. */
  post(path: string, token: string, body: unknown): Promise<TestResponse>;
  send(request: Request): Promise<TestResponse>;
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
  const expect = async (name: string, coming: Promise<TestResponse>) => {
    called.push(name);
    const answer = await coming;
    if (answer.code !== 200) throw new Error(`${name} was answered ${answer.code} ${answer.message}`);
    return answer;
  };
  const ask = (method: string, path: string, how: CallOptions) =>
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
