import { afterEach, expect, test, vi } from 'vitest';
import { fixturePlan } from '../testing/fixture-plan.ts';
import { chunkScript, createSecureScript } from './secure-script.ts';

const origin = 'http://localhost:4000';
const secureScript = () => createSecureScript(fixturePlan, origin);
const given = `sha384-${'c'.repeat(64)}`;
afterEach(() => vi.unstubAllGlobals());

test('an entry of the plan is loaded with the hash of the plan, whatever hash is passed', () => {
  const script = secureScript()(`${origin}/r/storefront/1.0.0/remoteEntry.js`, given);
  expect(script?.integrity).toBe(fixturePlan.slices.storefront?.integrity);
  expect(script?.crossOrigin).toBe('anonymous');
  expect(script?.src).toBe(`${origin}/r/storefront/1.0.0/remoteEntry.js`);
});

test('a chunk of a planned release is loaded with the hash that its entry carries', () => {
  const script = secureScript()(`${origin}/r/storefront/0.9.0/home.js`, given);
  expect(script?.integrity).toBe(given);
});

test.each([
  ['a chunk without a hash', `${origin}/r/storefront/1.0.0/home.js`, undefined],
  ['a release that is not planned', `${origin}/r/storefront/2.0.0/home.js`, given],
  ['a file beside the releases', `${origin}/media/x.js`, given],
  ['something that is no script', `${origin}/r/storefront/1.0.0/logo.svg`, given],
  ['another origin', 'http://evil.example/r/storefront/1.0.0/home.js', given],
  ['another origin with a planned path', 'http://evil.example/r/storefront/1.0.0/remoteEntry.js', given],
  ['a way out of the folder', `${origin}/r/storefront/1.0.0/../../../media/x.js`, given],
])('nothing vouches for %s [S20]', (_, url, hash) => {
  expect(secureScript()(url, hash)).toBeNull();
});

test('each further try of a file that failed uses another address, until it loads', () => {
  const load = secureScript();
  const url = `${origin}/r/buyer/1.0.0/bio.js`;
  const addresses = [1, 2, 3].map(() => load(url, given)?.src.slice(origin.length));
  expect(addresses).toEqual([
    '/r/buyer/1.0.0/bio.js',
    '/r/buyer/1.0.0/bio.js?r=1',
    '/r/buyer/1.0.0/bio.js?r=2',
  ]);
  const script = load(url, given);
  script?.dispatchEvent(new Event('load'));
  expect(load(url, given)?.src).toBe(url);
});

test('the one policy of the page admits nothing but files of this plan [S17]', () => {
  let rules: { createScriptURL(url: string): string } | undefined;
  const createPolicy = (name: string, given: typeof rules) => {
    expect(name).toBe('pasar');
    rules = given;
    return given;
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  secureScript();
  const admitted = (url: string) => rules?.createScriptURL(url);
  expect(admitted('/r/buyer/1.0.0/bio.js?r=1')).toBe(`${origin}/r/buyer/1.0.0/bio.js?r=1`);
  for (const url of ['/media/x.js', 'data:text/javascript,1', 'http://evil.example/r/buyer/1.0.0/bio.js'])
    expect(() => admitted(url)).toThrow(TypeError);
  for (const end of ['?x=1', '?r=100', '#x'])
    expect(() => admitted(`/r/buyer/1.0.0/bio.js${end}`)).toThrow(TypeError);
});

test('chunk loading always gets an element: one that fails when nothing vouches for the file', async () => {
  const dead = chunkScript(secureScript())(`${origin}/r/buyer/1.0.0/bio.js`);
  const failed = new Promise((done) => dead.addEventListener('error', () => done('failed')));
  expect(await failed).toBe('failed');
  expect(dead.src).toBe('');
});
