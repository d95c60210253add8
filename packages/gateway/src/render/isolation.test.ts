import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { buildPages, type SliceCode, silentLog, sliceCode } from '../testing/fixture-pages.ts';
import { closed } from './child/spawn-process.ts';
import { DocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';
import { escapeList } from './escape-list.ts';
import type { Bundle } from './protocol.ts';

const open: DocumentRenderer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

const seen: { url: string; token: string | null; client: string | null }[] = [];
const api: DocumentRendererOptions['api'] = {
  fetch: async ({ url, headers }) => {
    seen.push({ url, token: headers.get('authorization'), client: headers.get('x-pasar-client') });
    return Response.json({ from: 'the API' });
  },
};
const endpoints = [
  { method: 'GET', path: '/things/:id' },
  { method: 'GET', path: '/things/undo', safe: false },
  { method: 'POST', path: '/things/list', safe: true },
  { method: 'POST', path: '/things' },
] as const;

const newRenderer = (options: Partial<DocumentRendererOptions> = {}) => {
  const renderer = new DocumentRenderer({
    api,
    endpoints,
    log: silentLog,
    seats: 2,
    deadline: 10_000,
    ...options,
  });
  open.push(renderer);
  return renderer;
};

const rendererFor = async (slices: SliceCode, options?: Partial<DocumentRendererOptions>) => {
  const pages = buildPages(slices);
  const renderer = newRenderer(options);
  await renderer.prepare([pages.bundles]);
  const ask = async (path: string, more: object = {}) => {
    const document = await renderer.render({ ...pages.page(path), ...more });
    return document.mode === 'csr' ? 'csr' : document.rendered.html;
  };
  return { renderer, ask, ...pages };
};
const alice = { token: 'alice.a.a' };
const budi = { token: 'budi.b.b' };

test('no way of the escape list is open to a slice [F23]', async () => {
  expect(Object.keys(escapeList).length).toBeGreaterThanOrEqual(50);
  expect(await newRenderer().escapes()).toEqual([]);
});

test('the escape list notices ways that are open: a process of Node has most of them [F23]', () => {
  // Those that would spoil the attempts after them are left out.
  const harmless = Object.entries(escapeList).filter(
    ([name]) => !/prototype|iteration|method|parser/.test(name),
  );
  const script = `
    const input = { apiBase: 'http://127.0.0.1:1/api/', headers: { client: 'x' }, signal: new AbortController().signal };
    const Attempt = (async () => {}).constructor;
    (async () => {
      let open = 0;
      for (const [, body] of ${JSON.stringify(harmless)}) {
        try { if (await new Attempt('input', 'require', 'module', body)(input, require, module)) open += 1; } catch {}
      }
      require('fs').writeSync(1, String(open));
      process.exit(0);
    })();`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect(Number(stdout)).toBeGreaterThan(20);
});

test('Node itself refuses what code could do that got hold of the process [F22]', { tags: 'slow' }, () => {
  const attempts = [
    "require('fs').readFileSync('/etc/hosts')",
    "require('fs').writeFileSync('/dev/null', '')",
    "require('fs').readdirSync('/')",
    "require('child_process').execSync('true')",
    "new (require('worker_threads').Worker)('1', { eval: true })",
    "require('net').connect(1).on('error', ({ code }) => { if (code === 'ECONNREFUSED') console.log('net'); }); throw 0",
    "require('dgram').createSocket('udp4').on('error', () => {}).bind(0, () => console.log('net')); throw 0",
    "require('node:sqlite')",
    "process.binding('fs')",
    "process.dlopen({ exports: {} }, '/nowhere.node')",
    "require('inspector').open(0)",
    "new (require('wasi').WASI)({ version: 'preview1' })",
    "eval('1')",
    '({}).__proto__',
    ...(process.getuid?.() === 0 ? ['process.kill(process.ppid, 0)', 'process.setuid(0)'] : []),
  ];
  const script = attempts.map((code, n) => `try { ${code}; console.log(${n}); } catch {}`).join('\n');
  const user = process.getuid?.() === 0 ? { uid: 61_183, gid: 61_183 } : {};
  const run = (flags: readonly string[]) => {
    const ending = "setTimeout(() => { console.log('done'); process.exit(0); }, 200);";
    const options = { encoding: 'utf8', env: {}, cwd: '/', ...user } as const;
    const { stdout } = spawnSync(process.execPath, [...flags, '-e', `${script}\n${ending}`], options);
    return stdout.split('\n').flatMap((line) => attempts[Number(line || Number.NaN)] ?? (line || []));
  };
  expect(run(closed)).toEqual(['done']);
  expect(run([]).length).toBeGreaterThan(8);
});

test('a page gets data by calls that the gateway checks; no token enters its process [F22] [F24]', async () => {
  const code = sliceCode(`
    const said = [];
    for (const [path, init] of [
      ['things/7'], ['things/list', { method: 'POST', body: '{}' }],
      ['things/undo'], ['things', { method: 'POST', body: '{}' }], ['other'], ['things/7/../8'],
    ]) said.push(await fetch(input.apiBase + path, init).then((answer) => answer.status, () => 'refused'));
    return { html: said.join(' ') + ' ' + JSON.stringify(input) };
  `);
  const { ask } = await rendererFor({ seller: code });
  const headers = { requestId: 'r', client: '192.0.2.7' };
  const html = await ask('/seller', { ...alice, headers });
  expect(html).toContain('200 200 refused refused refused 200 ');
  expect(html).not.toMatch(/alice|192\.0\.2\.7/);
  expect(seen.at(-1)).toEqual({
    url: 'http://market/api/things/8',
    token: `Bearer ${alice.token}`,
    client: '192.0.2.7',
  });
});

test('a read with a body is copied and sent as the client does it, on frozen globals [F24]', async () => {
  const code = sliceCode(`
    const read = new Request(input.apiBase + 'things/list', { method: 'POST', body: '{"list":[7]}' });
    const sent = new Request(read.clone(), { signal: input.signal });
    return { html: String((await fetch(sent)).status) };
  `);
  const { ask } = await rendererFor({ seller: code });
  expect(await ask('/seller')).toContain('200');
});

test('a page makes at most 40 calls, and those alone that its record lists [F24]', {
  tags: 'slow',
}, async () => {
  const code = sliceCode(`
    let made = 0;
    for (let n = 0; n < 50; n += 1) await fetch(input.apiBase + 'things/' + n).then(() => { made += 1; }, () => {});
    const list = await fetch(input.apiBase + 'things/list', { method: 'POST', body: '{}' }).catch(() => 'refused');
    return { html: made + ' ' + list };
  `);
  const { ask, bundles } = await rendererFor({ seller: code });
  expect(await ask('/seller')).toContain('40 refused');
  const listing = (calls: string[]) => ({
    shell: { ...bundles.shell, calls: [] },
    slices: { seller: { ...bundles.slices.seller, key: 'seller@listing', calls } },
  });
  expect(await ask('/seller', { bundles: listing(['POST /things/list']) })).toContain('0 [object Response]');
});

test('a document that is not open gets no data [F24]', { tags: 'slow' }, async () => {
  const code = sliceCode(`
    const [, own] = /(\\d+)\\.render/.exec(input.apiBase);
    const said = [];
    for (let n = 0; n < 200; n += 1) {
      if (n !== Number(own)) said.push(await fetch('http://' + n + '.render.invalid/api/things/1').catch(() => 0));
    }
    return { html: 'got ' + said.filter(Boolean).length };
  `);
  const { ask } = await rendererFor({ seller: code, storefront: sliceCode('await new Promise(() => {});') });
  void ask('/storefront', budi);
  expect(await ask('/seller', alice)).toContain('got 0');
});

const hostile = `
  const kept = [];
  exports.slice = { page: async (input) => {
    const marks = [];
    for (const spoil of [
      () => { globalThis.kept = kept; }, () => { Object.prototype.kept = kept; },
      () => { Request.prototype.kept = kept; }, () => { fetch.kept = kept; }, () => { Array.kept = kept; },
      () => { require('fixture/words').kept = kept; },
    ]) { try { spoil(); } catch {} }
    kept.push(input.url);
    const answer = await (await fetch(input.apiBase + 'things/1')).json();
    return { html: [kept.length, globalThis.kept, ({}).kept, Request.prototype.kept, fetch.kept, Array.kept,
      require('fixture/words').kept, answer.from].join('|') };
  } };`;

test('two users in turn get the bytes that each gets alone, also from a slice that wants to remember [F25]', async () => {
  const first = await rendererFor({ seller: hostile });
  const alone = await first.ask('/seller', alice);
  expect(alone).toContain('1|||||||the API');
  await first.ask('/seller');
  expect(await first.ask('/seller', budi)).toBe(alone);
  expect(await first.ask('/seller', alice)).toBe(alone);
});

test('a signed-in document is alone in its process; those of visitors share one [F25]', {
  tags: 'slow',
}, async () => {
  const code = `let now = 0; let most = 0;
    exports.slice = { page: async (input) => {
      now += 1; most = Math.max(most, now);
      await new Promise((done) => setTimeout(done, 100));
      now -= 1;
      return { html: 'most ' + most };
    } };`;
  const { ask, renderer } = await rendererFor({ seller: code }, { seats: 1 });
  await Promise.all([1, 2, 3, 4].map(() => ask('/seller')));
  expect(Number(/most (\d)/.exec(await ask('/seller'))?.[1])).toBeGreaterThan(1);
  const times = await Promise.all(
    [1, 2, 3].map(async () => {
      await ask('/seller', alice);
      return performance.now();
    }),
  );
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(180);
  expect(renderer.usage().processes.filter(({ state }) => state === 'bound')).toHaveLength(1);
});

test('a slice’s code meets neither another slice nor another version nor what comes after a rollback [F21] [F27]', {
  tags: 'slow',
}, async () => {
  const { renderer, ask, bundles, page } = await rendererFor({
    seller: hostile,
    storefront: sliceCode("return { html: 'clean ' + globalThis.kept + ' ' + {}.kept };"),
  });
  await ask('/seller');
  expect(await ask('/storefront')).toContain('clean undefined undefined');
  const keys = renderer.usage().processes.map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('seller@'))).toHaveLength(1);
  const before = buildPages({ seller: sliceCode("return { html: 'old ' + globalThis.kept };") }, '0.9.0');
  const slices = { ...bundles.slices, seller: before.bundles.slices.seller as Bundle };
  await renderer.prepare([{ shell: bundles.shell, slices }]);
  await vi.waitFor(
    () => expect(renderer.usage().processes.filter(({ key }) => key.startsWith('seller@1.0.0'))).toEqual([]),
    { timeout: 3_000 },
  );
  const after = await renderer.render({ ...page('/seller'), bundles: { shell: bundles.shell, slices } });
  expect(after).toMatchObject({ mode: 'ssr', rendered: { html: expect.stringContaining('old undefined') } });
});

test('a process that is killed in any state costs no page [F21]', { tags: 'slow' }, async () => {
  const code = sliceCode('await new Promise((done) => setTimeout(done, 300)); return { html: "here" };');
  const { renderer, ask } = await rendererFor({ seller: code });
  const kill = (state: string) => {
    const found = renderer.usage().processes.find((one) => one.state === state);
    if (found?.pid !== undefined) process.kill(found.pid, 'SIGKILL');
    return found !== undefined;
  };
  expect(kill('starting')).toBe(true);
  expect(await ask('/seller')).toContain('here');
  await vi.waitFor(() => expect(kill('spare')).toBe(true), 5_000);
  expect(await ask('/seller')).toContain('here');
  const late = ask('/seller');
  await vi.waitFor(() => expect(kill('bound')).toBe(true), 5_000);
  expect(await late).toContain('here');
});

test('code that goes on without a document is ended [F28]', { tags: 'slow', timeout: 60_000 }, async () => {
  const code = sliceCode(
    'setInterval(() => { const end = Date.now() + 50; while (Date.now() < end); }, 51); return { html: "here" };',
  );
  const { renderer, ask } = await rendererFor({ seller: code });
  expect(await ask('/seller')).toContain('here');
  const pids = () => renderer.usage().processes.filter(({ key }) => key.startsWith('seller@'));
  const [first] = pids();
  await vi.waitFor(() => expect(pids().map(({ pid }) => pid)).not.toContain(first?.pid), {
    timeout: 30_000,
    interval: 200,
  });
});

test('20 slices and 2 canaries run within their memory [F29]', {
  tags: 'slow',
  timeout: 120_000,
}, async () => {
  const names = Array.from({ length: 20 }, (_, n) => `slice${n}`);
  const works = sliceCode('return { html: "here" };');
  const of = (all: string[], version: string) =>
    buildPages(Object.fromEntries(all.map((name) => [name, works])) as SliceCode, version);
  const base = of(names, '1.0.0');
  const canaries = names.slice(0, 2).map((name) => {
    const slices = { ...base.bundles.slices, ...of([name], '1.1.0').bundles.slices };
    return { shell: base.bundles.shell, slices };
  });
  const memoryMegabytes = 320;
  const renderer = newRenderer({ memoryMegabytes, seats: 1 });
  await renderer.prepare([base.bundles, ...canaries]);
  const isCanary = ({ key }: { key: string }) => key.includes('@1.1.0');
  expect(renderer.usage().processes.filter(isCanary)).toHaveLength(2);
  for (const name of names) {
    const document = await renderer.render(base.page(`/${name}`));
    expect(document).toMatchObject({ mode: 'ssr', rendered: { html: expect.stringContaining('here') } });
    expect(renderer.usage().bytes / 2 ** 20).toBeLessThanOrEqual(memoryMegabytes);
  }
});
