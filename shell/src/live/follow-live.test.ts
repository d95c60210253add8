import { clearToken, writeToken } from '@pasar/api-client';
import { createCountsStore, createSessionStore, installKit, type Kit, noCounts } from '@pasar/slice-kit/host';
import { fakeApi } from '@pasar/slice-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dewi } from '../testing/users.ts';
import { followLive } from './follow-live.ts';

interface Stream {
  headers: Headers;
  signal: AbortSignal;
  write(text: string): void;
  end(): void;
}

/** The server's side of each stream that was asked for. */
const serveLive = (answer: () => Response | undefined = () => undefined) => {
  const streams: Stream[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { headers, signal }: { headers: HeadersInit; signal: AbortSignal }) => {
      const transform = new TransformStream<Uint8Array, Uint8Array>();
      const writer = transform.writable.getWriter();
      const text = new TextEncoder();
      streams.push({
        headers: new Headers(headers),
        signal,
        write: (words) => void writer.write(text.encode(words)).catch(() => undefined),
        end: () => void writer.close().catch(() => undefined),
      });
      return answer() ?? new Response(transform.readable);
    },
  );
  return streams;
};
const ready = 'event: ready\ndata: {"heartbeat":25}\n\n';
const hint = (kind: string) => `event: hint\ndata: {"audience":"user","kind":"${kind}","ref":"7"}\n\n`;

const start = () => {
  const kit: Kit = {
    api: fakeApi({}).api,
    session: createSessionStore(dewi),
    counts: createCountsStore(noCounts),
    prefetch: () => undefined,
  };
  installKit(kit);
  const refresh = vi.fn(async () => kit.counts.setState({ cart: 3 }));
  followLive(kit, { refresh, whoIsHere: async () => dewi });
  return { kit, refresh };
};
const listen = () => {
  const heard: { kind: string }[] = [];
  const channel = new BroadcastChannel('pasar.live');
  channel.onmessage = ({ data }) => heard.push(data);
  return { heard, kinds: () => heard.map(({ kind }) => kind), close: () => channel.close() };
};

beforeEach(() => writeToken('a.b.c', { remember: false }));
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  clearToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the stream carries the token, and its hints reach every page [W3]', async () => {
  const streams = serveLive();
  const { refresh } = start();
  const pages = listen();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]?.headers.get('authorization')).toBe('Bearer a.b.c');
  streams[0]?.write(`${ready}:\n\n${hint('chat')}${hint('of-a-newer-server')}${hint('cart')}`);
  await vi.waitFor(() => expect(pages.kinds().slice(-2)).toEqual(['chat', 'cart']));
  expect(refresh).toHaveBeenCalledTimes(2);
  pages.close();
});

test('a stream that ends is opened again after 1 to 10 seconds, and pages look again [W3]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const streams = serveLive();
  start();
  const pages = listen();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.write(ready);
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(900);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(9_200);
  expect(streams).toHaveLength(2);
  streams[1]?.write(ready);
  await vi.waitFor(() => expect(pages.kinds()).toContain('ready'));
  pages.close();
});

test('without room on the server, pages look by themselves every minute [W3]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const full = () => new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  const streams = serveLive(full);
  const { refresh } = start();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(59_000);
  expect([streams.length, refresh.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([streams.length, refresh.mock.calls.length]).toEqual([2, 1]);
});

test('a silent stream is given up [W3]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const streams = serveLive();
  start();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(streams[0]?.signal.aborted).toBe(true);
});

test('a visitor has no stream, and a logout ends it [W3]', async () => {
  const streams = serveLive();
  const { kit } = start();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  clearToken();
  kit.session.setState({ user: null });
  await vi.waitFor(() => expect(streams[0]?.signal.aborted).toBe(true));
  kit.session.setState({ user: dewi });
  expect(streams).toHaveLength(1);
});
