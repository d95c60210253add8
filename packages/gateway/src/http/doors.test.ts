import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureGateway, shell, startFixtureGateway } from '../testing/fixture-gateway.ts';
import { type Listener, listen } from './listen.ts';

describe('what a gateway publishes', () => {
  let demo: FixtureGateway;
  let open: FixtureGateway;
  let closed: FixtureGateway;
  beforeAll(async () => {
    const production = { mode: 'production', publicUrl: 'https://pasar.example' } as const;
    demo = await startFixtureGateway([shell]);
    open = await startFixtureGateway([shell], { ...production, metricsKey: 'a key of sixteen signs' });
    closed = await startFixtureGateway([shell], {
      ...production,
      securityContact: 'https://pasar.example/help',
    });
  });
  afterAll(() => Promise.all([demo, open, closed].map((gateway) => gateway?.close())));

  test('/metrics requires its key in production, and does not exist without one [S39]', async () => {
    const ask = async (gateway: FixtureGateway, authorization?: string) =>
      (await gateway.ask('/metrics', { headers: authorization === undefined ? {} : { authorization } }))
        .status;
    expect(await ask(open)).toBe(401);
    expect(await ask(open, 'Bearer a key of sixteen sign')).toBe(401);
    expect(await ask(open, 'Bearer a key of sixteen signs')).toBe(200);
    expect(await ask(closed, 'Bearer a key of sixteen signs')).toBe(404);
    expect(await ask(demo)).toBe(200);
  });

  test.for(['/', '/api/auth/login', '/r/beacon', '/metrics', '/healthz', '/ops/v1/status', '/media/x'])(
    'TRACE and what nothing here answers to are refused at %s, with what is',
    async (path) => {
      for (const method of ['TRACE', 'PROPFIND']) {
        const { status, headers, text } = await demo.ask(path, { method, headers: { 'x-secret': 'abc' } });
        expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD, POST, DELETE, OPTIONS']);
        expect(text).not.toContain('abc');
      }
    },
  );

  test('security.txt names where to report weaknesses, until when and in which languages (RFC 9116)', async () => {
    const { status, headers, text } = await open.ask('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/s) as [string, string]),
    );
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toBe('mailto:security@pasar.example');
    expect(fields.get('Canonical')).toBe('https://pasar.example/.well-known/security.txt');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
    expect((await closed.ask('/.well-known/security.txt')).text).toContain(
      'Contact: https://pasar.example/help\n',
    );
  });
});

describe('a caller that stalls [S35]', () => {
  const waits = { headers: 1_000, stall: 1_000 };
  let listener: Listener;
  beforeAll(async () => {
    const echo = async (request: Request) => new Response(`got ${(await request.text()).length}`);
    listener = await listen(echo, 0, undefined, waits);
  });
  afterAll(() => listener.close());

  /** Sends parts with a pause before each; resolves with what came back when the connection is over. */
  const send = (parts: readonly string[], pause: number): Promise<{ said: string; after: number }> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const socket = connect(listener.port, '127.0.0.1');
      let said = '';
      const left = [...parts];
      const next = () => {
        const part = left.shift();
        if (part === undefined || socket.destroyed) return;
        socket.write(part);
        setTimeout(next, pause);
      };
      socket.on('connect', next);
      socket.on('data', (data) => {
        said += data;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve({ said, after: performance.now() - began }));
    });
  const head = (length: number) =>
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;

  test.for([
    ['after its head', [head(10)]],
    ['within its body', [head(10), 'abc']],
    ['between chunks', ['POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n']],
    ['within its head', ['POST / HTTP/1.1\r\nhost: x\r\ncontent-le']],
  ] as const)('%s gets that answer and is cut', { tags: 'slow' }, async ([, parts]) => {
    const { said } = await send(parts, 10);
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  test('is received when it goes on, however slowly', { tags: 'slow' }, async () => {
    const { said, after } = await send([head(6), ...'abcdef'], 300);
    expect(said).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+got 6$/);
    expect(after).toBeGreaterThan(waits.stall);
  });
});
