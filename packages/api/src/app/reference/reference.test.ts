import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { allCalls } from '../all-calls.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const get = (path: string) => market.fetch(new Request(`http://pasar.test${path}`));
const calls = allCalls.map(({ endpoint }) => endpoint);

type Document = {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, unknown> };
};
const document = async (): Promise<Document> => (await get('/api/openapi.json')).json() as Promise<Document>;

describe('the API document', () => {
  test('names every call of the contract by path and method, and nothing else', async () => {
    const { openapi, paths } = await document();
    expect(openapi).toBe('3.1.0');
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(
      calls.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
    );
  });

  test('gives each call a unique name and describes each part of its path', async () => {
    const { paths } = await document();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, operation } of operations) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(parts);
    }
  });

  test('refers only to what it holds', async () => {
    const text = await (await get('/api/openapi.json')).text();
    const { components } = JSON.parse(text) as Document;
    const held = Object.entries(components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    );
    const meant = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref));
    expect(meant.size).toBeGreaterThan(5);
    for (const ref of meant) expect(held).toContain(ref);
  });
});

test('the readable reference shows every call and runs nothing', async () => {
  const answer = await get('/api/docs');
  const page = await answer.text();
  for (const { path } of calls) expect(page).toContain(`<code>/api${path}</code>`);
  expect(page).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
