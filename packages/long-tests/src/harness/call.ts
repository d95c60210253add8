import type { TestResponse } from '@pasar/api/testing';

export interface CallOptions {
  token: string;
  body?: unknown;
  /** Idempotency-Key. */
  key?: string;
}

/** One call of the marketplace, whole HTTP stack, in this process or in another one. */
export type Call = (path: string, ask: CallOptions) => Promise<TestResponse>;

export const getHeaders = ({ key }: CallOptions): Record<string, string> =>
  key === undefined ? {} : { 'idempotency-key': key };

/** Calls a server that listens at an address. */
export const callAt =
  (origin: string): Call =>
  async (path, ask) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: ask.body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${ask.token}`,
        ...(ask.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...getHeaders(ask),
      },
      body: ask.body === undefined ? null : JSON.stringify(ask.body),
    });
    return { ...(await answer.json()), status: answer.status, headers: answer.headers };
  };
