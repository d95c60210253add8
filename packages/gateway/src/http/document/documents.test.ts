import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FixtureGateway,
  type FixtureResponse,
  shell,
  startFixtureGateway,
  storefront,
} from '../../testing/fixture-gateway.ts';

const page = `
  const url = new URL(input.url);
  const to = url.searchParams.get('to');
  if (to) return { status: 302, redirect: to, html: '' };
  if (url.searchParams.has('expired')) return { html: 'visitor', clearToken: input.token !== undefined };
  if (url.searchParams.has('api')) {
    const answer = await fetch(input.apiBase + 'headers', { headers: { 'x-pasar-client': '6.6.6.6' } });
    return { html: await answer.text() };
  }
  if (url.searchParams.has('shared')) {
    return {
      shared: input.token === undefined,
      html: crypto.randomUUID() + (input.token ? 'member' : 'visitor'),
      head: '<script type="application/ld+json" nonce="' + input.nonce + '">{}</script>',
    };
  }
  const picture = url.searchParams.has('picture') ? '<img fetchPriority="high" src="/a.webp">' : '';
  const evil = '</script><script>alert(1)</script>\\u2028';
  return {
    html: 'halo ' + (input.token ? 'member' : 'visitor') + picture,
    hydration: { evil },
    css: { ids: 'a"b', text: '.a{content:"</style>"}' },
    pages: ['storefront.home'],
  };
`;

const token = 'eyJh.eyJz.c2ln';

let gateway: FixtureGateway;
let home: FixtureResponse;
beforeAll(async () => {
  gateway = await startFixtureGateway([shell, storefront('1.0.0', page)]);
  home = await gateway.ask('/');
});
afterAll(() => gateway.close());

test('a document holds the content, its language and the plan, without any script having run', async () => {
  expect(home.status).toBe(200);
  expect(home.text).toMatch(/^<!doctype html><html lang="id">/);
  expect(home.text).toContain('<title>Fixture</title>');
  expect(home.text).toMatch(/<div id="root"><header>Pasar<\/header>.*halo visitor/);
  expect((await gateway.ask('/en')).text).toMatch(/<html lang="en">/);
  const [, plan = ''] = /id="__plan">(.*?)<\/script>/.exec(home.text) ?? [];
  expect(JSON.parse(plan).slices.storefront.version).toBe('1.0.0');
  const { id } = JSON.parse((await gateway.ask('/r/plan')).text);
  expect(JSON.parse(plan).id).toBe(id);
});

test('data and styles cannot end their elements [S16]', () => {
  const [, boot = ''] = /id="__boot">(.*?)<\/script>/.exec(home.text) ?? [];
  expect(JSON.parse(boot)).toMatchObject({
    mode: 'ssr',
    locale: 'id',
    hydration: { evil: '</script><script>alert(1)</script>\u2028' },
  });
  expect(home.text).not.toContain('<script>');
  expect(home.text).toMatch(
    /<style data-styles="a&quot;b" nonce="[\w-]+">\.a\{content:"<\\\/style>"\}<\/style>/,
  );
});

test('exactly the files of this page are requested, each with its hash and nonce [P2] [S20]', () => {
  const preloads = [...home.text.matchAll(/<link rel="preload" as="script" href="([^"]+)"([^>]+)>/g)];
  expect(preloads.map(([, href]) => href)).toEqual([
    '/r/shell/1.0.0/id.js',
    '/r/storefront/1.0.0/remoteEntry.js',
    '/r/storefront/1.0.0/kit.js',
    '/r/storefront/1.0.0/id.js',
    '/r/storefront/1.0.0/home.js',
  ]);
  const scripts = [...home.text.matchAll(/<script defer src="([^"]+)"([^>]+)>/g)];
  expect(scripts.map(([, src]) => src)).toEqual(['/r/shell/1.0.0/main.js']);
  for (const [, , attributes = ''] of [...preloads, ...scripts]) {
    expect(attributes).toMatch(/integrity="sha384-[^"]{64}" crossorigin="anonymous" nonce="[\w-]{22}"/);
  }
  expect(home.text).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/r/shell/1.0.0/font.woff2"',
  );
});

const keptOf = (body: string) =>
  /<template id="__start">(.*?)<\/template><script nonce="[\w-]+">/.exec(body)?.[1] ?? '';
const ask = /as="script"|<script defer/g;

test('a document that the browser returns to is laid out completely, whatever its scripts wait for', async () => {
  for (const { text } of [home, await gateway.ask('/?picture')])
    expect(text.split('</head>')[0]).toContain(
      "!=='navigate')document.documentElement.dataset.whole=''</script>",
    );
});

test('the scripts of a page with an urgent picture are fetched once that is painted [P1]', async () => {
  const [head = '', body = ''] = (await gateway.ask('/?picture')).text.split('</head>');
  expect(head).not.toMatch(ask);
  expect(keptOf(body).match(ask)).toHaveLength(6);
});

test('the scripts of any other page are fetched with its head, and run as soon as it is read [B31]', async () => {
  const [head = '', body = ''] = home.text.split('</head>');
  expect(head.match(/as="script"/g)).toHaveLength(5);
  expect(head).toMatch(/<script defer src="\/r\/shell\/1\.0\.0\/main\.js"/);
  expect(body).not.toMatch(ask);
});

test('two policies guard a document, with its own nonce [S16] [S17]', async () => {
  const policy = String(home.headers['content-security-policy']);
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy.split(', ')).toHaveLength(2);
  expect(home.headers['integrity-policy']).toBe('blocked-destinations=(script)');
  const nonces = new Set([...home.text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
  expect(nonces.size).toBe(1);
  expect(policy).toContain([...nonces][0]);
  const again = await gateway.ask('/');
  expect(again.text).not.toContain([...nonces][0]);
});

const mainOf = ({ text }: FixtureResponse) => /<main.*<\/main>/.exec(text)?.[0];
const noncesOf = ({ text }: FixtureResponse) => [
  ...new Set(Array.from(text.matchAll(/nonce="([^"]+)"/g), ([, one]) => one)),
];

test('visitors share a rendering for seconds, each with their own nonce [P12] [S16]', async () => {
  const [one, other] = [await gateway.ask('/?shared'), await gateway.ask('/?shared')];
  expect(mainOf(other)).toBe(mainOf(one));
  expect(mainOf(await gateway.ask('/en?shared'))).not.toBe(mainOf(one));
  const [first, second] = [noncesOf(one), noncesOf(other)];
  expect([first.length, second.length]).toEqual([1, 1]);
  expect(first).not.toEqual(second);
  expect(one.headers['content-security-policy']).toContain(first[0]);
  expect(other.headers['content-security-policy']).toContain(second[0]);
  expect(other.headers['server-timing']).toMatch(/^age;dur=\d+$/);
});

test('nobody’s own page is shown to anybody else', async () => {
  const cookie = `__Host-pasar_token=${token}`;
  const visitors = mainOf(await gateway.ask('/?shared'));
  const own = mainOf(await gateway.ask('/?shared', { headers: { cookie } }));
  expect(own).toContain('member');
  expect(mainOf(await gateway.ask('/?shared', { headers: { cookie } }))).not.toBe(own);
  expect(mainOf(await gateway.ask('/?shared'))).toBe(visitors);
});

test('what a seller or the back office changes is visible to the next visitor', async () => {
  for (const path of ['/api/merchant/dashboard/products/edit', '/api/admin/promos/create']) {
    const before = mainOf(await gateway.ask('/?shared'));
    await gateway.ask('/api/echo', { method: 'POST', body: 'x' });
    expect(mainOf(await gateway.ask('/?shared'))).toBe(before);
    await gateway.ask(path, { method: 'POST', body: 'x' });
    expect(mainOf(await gateway.ask('/?shared'))).not.toBe(before);
  }
});

test('every response carries the security headers and none reveals what it runs on [S36]', async () => {
  for (const path of [
    '/',
    '/nowhere',
    '/r/plan',
    '/r/shell/1.0.0/main.js',
    '/r/none',
    '/favicon.svg',
    '/api/headers',
  ]) {
    const { headers } = await gateway.ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[\w-]+$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('documents are cached by nobody, compressed when the browser accepts it', async () => {
  expect(home.headers['cache-control']).toBe('private, no-store');
  expect(home.headers).not.toHaveProperty('content-encoding');
  const response = await fetch(`${gateway.url}/`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toContain('halo visitor');
  const refused = await gateway.ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
  expect(refused.headers).not.toHaveProperty('content-encoding');
});

test('an unknown address is a 404 page in the frame', async () => {
  for (const path of ['/nowhere', '/en/nowhere', '/%E0%A4%A', '/p/a/b/c']) {
    const { status, text } = await gateway.ask(path);
    expect(status).toBe(404);
    expect(text).toMatch(/<header>Pasar<\/header>.*<h1>404<\/h1>/);
  }
});

test('a path has one spelling; the others lead there, and never off the site', async () => {
  const places = {
    '/cart/': '/cart',
    '//cart': '/cart',
    '/en/': '/en',
    '//evil.example/': '/evil.example',
    '/p//x/?a=/': '/p/x?a=/',
  };
  for (const [path, to] of Object.entries(places)) {
    const { status, headers } = await gateway.ask(path);
    expect([path, status, headers.location]).toEqual([path, 308, to]);
  }
});

test('a loader’s redirect stays on this host', async () => {
  const at = async (to: string) => (await gateway.ask(`/?to=${encodeURIComponent(to)}`)).headers.location;
  expect(await at('/login?next=%2Fcart')).toBe('/login?next=%2Fcart');
  expect(await at('https://evil.example/x')).toBe('/');
  expect(await at('//evil.example/x')).toBe('/');
});

test('a token in the cookie renders the page of its owner', async () => {
  expect((await gateway.ask('/', { headers: { cookie: `__Host-pasar_token=${token}` } })).text).toContain(
    'halo member',
  );
});

const noTokens = {
  markup: '<script>',
  'two parts': 'a.b',
  'too long': `${'a'.repeat(5000)}.b.c`,
  nothing: '',
};
test.for(Object.entries(noTokens))('what can be no token is cleared: %s', async ([, value]) => {
  const cookie = `__Host-pasar_token=${encodeURIComponent(value)}`;
  const { text, headers } = await gateway.ask('/', { headers: { cookie } });
  expect(text).toContain('halo visitor');
  expect(headers['set-cookie']).toContainEqual(
    '__Host-pasar_token=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  );
});

test('a token that the API rejects is cleared and the visitor gets the page', async () => {
  const { text, headers, status } = await gateway.ask('/?expired', {
    headers: { cookie: `__Host-pasar_token=${token}` },
  });
  expect([status, text]).toEqual([200, expect.stringContaining('visitor')]);
  expect(headers['set-cookie']).toContainEqual(expect.stringContaining('__Host-pasar_token=; Max-Age=0'));
  expect(String((await gateway.ask('/?expired')).headers['set-cookie'])).not.toContain('pasar_token');
});

test('pages accept GET and HEAD only', async () => {
  const head = await gateway.ask('/', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await gateway.ask('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('a form that was sent before its script ran leads back to its page', async () => {
  const sent = await gateway.ask('/login?next=%2Fcart', {
    method: 'POST',
    body: 'password=rahasia',
    headers: { 'sec-fetch-mode': 'navigate', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([sent.status, sent.headers.location]).toEqual([303, '/login?next=%2Fcart']);
});

test('calls of a page carry the visitor’s address, the plan and the document’s id', async () => {
  const { text, headers } = await gateway.ask('/?api');
  const [, json = ''] = /<main[^>]*>(\{.*\})<\/main>/.exec(text) ?? [];
  const { id } = JSON.parse((await gateway.ask('/r/plan')).text);
  expect(JSON.parse(json)).toMatchObject({
    'x-pasar-client': '127.0.0.1',
    'x-pasar-plan': id,
    'x-request-id': headers['x-request-id'],
  });
});

test('calls of a visitor’s page carry the city that was selected, and no other cookie; each city has its own page', async () => {
  const calledWith = async (cookie: string) => {
    const { text } = await gateway.ask('/?api', { headers: { cookie } });
    const [, json = ''] = /<main[^>]*>(\{.*\})<\/main>/.exec(text) ?? [];
    return JSON.parse(json).cookie;
  };
  expect(await calledWith('pasar_ship_to=32.73; theme=dark')).toBe('pasar_ship_to=32.73');
  expect(await calledWith('pasar_ship_to=35.78')).toBe('pasar_ship_to=35.78');
  expect(await calledWith('pasar_ship_to=Bandung')).toBeUndefined();
  expect(await calledWith('theme=dark')).toBeUndefined();
});

test('without a live shell there is a plain response and a time to retry', async () => {
  const empty = await startFixtureGateway([]);
  const { status, headers } = await empty.ask('/');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  await empty.close();
});

test('when nothing can be rendered the document still starts the browser', { tags: 'slow' }, async () => {
  const broken = await startFixtureGateway([{ ...shell, server: "throw new Error('boom')" }]);
  const { status, text } = await broken.ask('/en/cart');
  expect(status).toBe(200);
  expect(text).toMatch(/<html lang="en">.*<script defer src="\/r\/shell\/1\.0\.0\/main\.js"/);
  expect(text).toMatch(/<div id="root"><\/div><noscript>This page needs JavaScript/);
  expect(text).toContain('"mode":"csr"');
  await broken.close();
});

test('a layout means "later" for a page that may not exist, and a page where it always exists [A50]', {
  tags: 'slow',
}, async () => {
  const slow = await startFixtureGateway([shell, storefront('1.0.0', 'await new Promise(() => {});')], {
    deadline: 200,
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await slow.ask(path, { headers });
    expect(answer.text).toMatch(/"mode":"frame"|"mode":"csr"/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return [answer.status, answer.headers['retry-after']];
  };
  expect(await ask('/p/kopi')).toEqual([503, '2']);
  expect(await ask('/en/p/kopi')).toEqual([503, '2']);
  expect(await ask('/cart')).toEqual([200, undefined]);
  // Somebody with a token is no search engine: the browser finishes the page.
  expect(await ask('/p/kopi', { cookie: `__Host-pasar_token=${token}` })).toEqual([200, undefined]);
  await slow.close();
});

test('over https the cookie, the addresses and the headers are those of https [S36]', {
  tags: 'slow',
}, async () => {
  const secure = await startFixtureGateway([shell, storefront('1.0.0', page)], {
    publicUrl: 'https://pasar.example',
  });
  const { headers, text } = await secure.ask('/', { headers: { cookie: `pasar_token=${token}` } });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(text).toContain('halo visitor');
  await secure.close();
});
