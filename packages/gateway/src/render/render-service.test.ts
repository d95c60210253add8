import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPages, type SliceCode, silentLog, sliceCode } from '../testing/fixture-pages.ts';
import { freshFolder } from '../testing/fixture-release.ts';
import { setRenderService } from './child/start-child.ts';
import { DocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';

const program = join(import.meta.dirname, '../render-service.ts');
let socket: string;
let service: ChildProcess;

const startService = async () => {
  service = spawn(process.execPath, [program], {
    env: { PASAR_RENDER: `unix:${socket}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(service.stdout as NonNullable<typeof service.stdout>, 'data');
  expect(String(said)).toBe(`Pasar renders at ${socket}\n`);
};
const endService = async (signal: NodeJS.Signals) => {
  const ended = once(service, 'exit');
  service.kill(signal);
  return await ended;
};

const open: DocumentRenderer[] = [];
beforeEach(async () => {
  socket = join(freshFolder(), 'render.sock');
  await startService();
  setRenderService(socket);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
  setRenderService(undefined);
  if (service.exitCode === null && service.signalCode === null) await endService('SIGTERM');
});

const endpoints = [{ method: 'GET', path: '/things/:id' }] as const;
const rendererFor = async (slices: SliceCode, options: Partial<DocumentRendererOptions> = {}) => {
  const api = { fetch: async () => Response.json({ from: 'the API' }) };
  const renderer = new DocumentRenderer({
    ...{ api, endpoints, log: silentLog, seats: 2, deadline: 10_000 },
    ...options,
  });
  open.push(renderer);
  const pages = buildPages(slices);
  await renderer.prepare([pages.bundles]);
  const ask = async (path: string, more: object = {}) => {
    const document = await renderer.render({ ...pages.page(path), ...more });
    return document.mode === 'csr' ? 'csr' : document.rendered.html;
  };
  return { renderer, ask };
};

test('pages are rendered in the service, with data of the gateway and no way out [F30] [F23]', {
  tags: 'slow',
}, async () => {
  const code = sliceCode(
    'const told = await (await fetch(input.apiBase + "things/1")).json(); return { html: told.from };',
  );
  const { renderer, ask } = await rendererFor({ seller: code });
  expect(await ask('/seller')).toContain('the API');
  expect(await renderer.escapes()).toEqual([]);
  const { processes } = renderer.usage();
  // None is a process of this machine as the gateway sees it, and each is measured all the same.
  expect(processes.map(({ pid }) => pid)).toEqual(processes.map(() => undefined));
  await vi.waitFor(() => expect(renderer.usage().bytes).toBeGreaterThan(0), { timeout: 10_000 });
  expect(statSync(socket).mode & 0o777).toBe(0o660);
});

// Each by itself: a third fault would suspend the version.
test.each([
  ['loops', 'for (;;);'],
  ['grows', 'const kept = []; for (;;) kept.push(new Array(1e6).fill(1.5));'],
])(
  'code that %s is ended in the service, and the next page is rendered [F30] [F28]',
  { tags: 'slow' },
  async (path, bad) => {
    const code = sliceCode(`if (input.url.endsWith("${path}")) { ${bad} } return { html: "here" };`);
    const { ask } = await rendererFor({ seller: code }, { deadline: 3_000 });
    expect(await ask(`/seller/${path}`)).not.toContain('here');
    await vi.waitFor(async () => expect(await ask('/seller')).toContain('here'), { timeout: 40_000 });
  },
);

test('without its service a gateway sends documents that browsers finish, and renders again with it [F30]', {
  tags: 'slow',
}, async () => {
  const { ask } = await rendererFor({ seller: sliceCode('return { html: "here" };') }, { deadline: 500 });
  await vi.waitFor(async () => expect(await ask('/seller')).toContain('here'), { timeout: 10_000 });
  await endService('SIGKILL');
  expect(await ask('/seller')).toBe('csr');
  await startService();
  await vi.waitFor(async () => expect(await ask('/seller')).toContain('here'), { timeout: 10_000 });
});

test('the service ends its processes with the connection, and a frame that is none ends only its own [F30]', {
  tags: 'slow',
}, async () => {
  const { renderer, ask } = await rendererFor({ seller: sliceCode('return { html: "here" };') });
  expect(await ask('/seller')).toContain('here');
  const stranger = connect({ path: socket });
  stranger.on('error', () => {});
  stranger.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 1]));
  await once(stranger, 'close');
  expect(await ask('/seller')).toContain('here');
  await renderer.close();
  expect(await endService('SIGTERM')).toEqual([0, null]);
  expect(existsSync(socket)).toBe(false);
});
