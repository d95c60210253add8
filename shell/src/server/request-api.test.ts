// @vitest-environment node
import { accountEndpoints } from '@pasar/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { fixturePlan } from '../testing/fixture-plan.ts';
import { requestApi } from './request-api.ts';

afterEach(() => vi.restoreAllMocks());

test.each<[string, () => Promise<Response>, number]>([
  ['answered', async () => Response.json({ code: 200, message: 'OK', data: {} }), 0],
  ['refused', async () => Response.json({ code: 500, message: 'no', data: null }, { status: 500 }), 1],
  ['lost', () => Promise.reject(new TypeError('lost')), 1],
])('a page hears whether a call was %s', async (_, answer, times) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const onFailure = vi.fn();
  const input = {
    url: 'http://localhost:4000/',
    plan: fixturePlan,
    slices: {},
    content: true,
    apiBase: 'http://127.0.0.1:1/api/',
    nonce: 'n0nce',
    planId: fixturePlan.id,
    signal: new AbortController().signal,
    headers: { requestId: 'r1' },
  };
  await requestApi(input, 'id', onFailure)
    .call(accountEndpoints.session)
    .catch(() => undefined);
  expect(Math.min(onFailure.mock.calls.length, 1)).toBe(times);
});
