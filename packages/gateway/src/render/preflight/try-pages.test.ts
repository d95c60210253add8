import { expect, test } from 'vitest';
import type { RegistryError } from '../../registry/index.ts';
import { sliceCode } from '../../testing/fixture-pages.ts';
import { actor, freshRegistry, goLive, publishFixtures } from '../../testing/fixture-registry.ts';
import type { FixtureRelease } from '../../testing/fixture-release.ts';
import { tryPages } from './try-pages.ts';

const home = { id: 'storefront.home', path: 'storefront', chunks: [] };
const product = { id: 'storefront.product', path: 'storefront/:slug', chunks: [] };
const shell: FixtureRelease = { app: 'shell', version: '1.0.0' };
const good = `const id = input.pathname === '/storefront' ? 'storefront.home' : 'storefront.product';`;
const slice = (version: string, body: string, routes = [home, product]): FixtureRelease => ({
  app: 'storefront',
  version,
  routes,
  contract: { endpoints: ['GET /province'] },
  server: sliceCode(`${good} ${body}`),
});
const fine = `return { html: id, pages: [id] };`;

const openRegistry = async () => {
  const { registry } = freshRegistry({
    tryPages: (...pair) => tryPages(...pair, { longest: 2_000 }),
  });
  await goLive(registry, shell, slice('1.0.0', fine));
  return registry;
};
const reasonsOf = (change: Promise<unknown>): Promise<readonly string[]> =>
  change.then(
    () => [],
    (error: RegistryError) => error.reasons,
  );

const refusedTitle = '[F16] a page that %s is refused before anybody sees it, also by force';
const expectRefused = async (_: string, body: string, message: string) => {
  const registry = await openRegistry();
  const next = slice('1.1.0', `${body} ${fine}`);
  await publishFixtures(registry, next);
  const reasons = [
    expect.stringContaining(
      'storefront 1.1.0 on shell 1.0.0: storefront.product breaks when it is rendered: ',
    ),
  ];
  const refused = await reasonsOf(registry.promote({ ...actor, releases: [next], force: true }));
  expect(refused).toEqual(reasons);
  expect(refused[0]).toContain(message);
  expect(registry.status().apps.storefront?.live?.version).toBe('1.0.0');
};

test.each([
  ['throws', `if (id === 'storefront.product') throw new TypeError('no brand');`, 'TypeError: no brand'],
  ['has no content', `if (id === 'storefront.product') return { mode: 'frame' };`, 'it has no content'],
  ['is broken', `if (id === 'storefront.product') return { status: 503 };`, 'it is a 503'],
  [
    'is another page',
    `if (id === 'storefront.product') return { pages: ['storefront.home'] };`,
    'the page at its address is storefront.home',
  ],
  ['never ends', `if (id === 'storefront.product') for (;;);`, 'gave no answer'],
])(refusedTitle, expectRefused);

test('[F16] a canary is tried too, and so is a check before it', { tags: 'slow' }, async () => {
  const registry = await openRegistry();
  const next = slice('1.1.0', `throw new Error('no page');`);
  await publishFixtures(registry, next);
  const { problems } = await registry.check(next);
  expect(problems).toHaveLength(2);
  expect(await reasonsOf(registry.canary({ ...actor, ...next, basisPoints: 100 }))).toEqual(problems);
});

test('[F16] a page is tried with its examples, on responses that the contract allows', {
  tags: 'slow',
}, async () => {
  const registry = await openRegistry();
  const call = `const answer = await (await fetch(input.apiBase + 'province')).json();
    if (typeof answer.data[0].name !== 'string') throw new Error('no province');
    if (id === 'storefront.product' && input.pathname !== '/storefront/kopi') throw new Error(input.pathname);`;
  const examples = ['storefront/kopi'];
  const next = slice('1.1.0', `${call} ${fine}`, [home, { ...product, examples } as never]);
  await publishFixtures(registry, next);
  await registry.promote({ ...actor, releases: [next] });
  const without = slice('1.2.0', `${call} ${fine}`);
  await publishFixtures(registry, without);
  expect(await reasonsOf(registry.promote({ ...actor, releases: [without] }))).toHaveLength(1);
});

test('[F16] a page for users is tried as one of them', { tags: 'slow' }, async () => {
  const registry = await openRegistry();
  const body = `if (!input.token) return { status: 302, redirect: '/login', pages: [] }; throw new Error('for users');`;
  const next = slice('1.1.0', body);
  await publishFixtures(registry, next);
  const reasons = await reasonsOf(registry.promote({ ...actor, releases: [next] }));
  expect(reasons).toHaveLength(2);
  expect(reasons[0]).toContain('for users');
});

test('[F16] a new shell is tried with every live slice, and what broke before does not hold up a repair', {
  tags: 'slow',
}, async () => {
  const registry = await openRegistry();
  const broken: FixtureRelease = {
    ...shell,
    version: '2.0.0',
    server: `exports.shared = {}; exports.ownerOf = () => 'storefront'; exports.render = () => { throw new Error('no layout'); };`,
  };
  await publishFixtures(registry, broken);
  expect(await reasonsOf(registry.promote({ ...actor, releases: [broken] }))).toHaveLength(2);
  // A build of this checkout goes live untried.
  await registry.promote({ ...actor, releases: [broken], tested: true });
  const next = slice('1.1.0', fine);
  await publishFixtures(registry, next);
  await registry.promote({ ...actor, releases: [next] });
  expect(registry.status().apps.storefront?.live?.version).toBe('1.1.0');
});
