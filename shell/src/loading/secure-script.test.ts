import { afterEach, expect, test, vi } from 'vitest';
import { fixturePlan } from '../testing/fixture-plan.ts';
import { createSecureScript } from './secure-script.ts';

const origin = 'http://localhost:4000';
const secureScript = () => createSecureScript(fixturePlan, origin);
afterEach(() => vi.unstubAllGlobals());

test('an entry of the plan is loaded with the hash of the plan', () => {
  const script = secureScript()(`${origin}/r/storefront/1.0.0/remoteEntry.js`);
  expect(script?.integrity).toBe(fixturePlan.slices.storefront?.integrity);
  expect(script?.crossOrigin).toBe('anonymous');
  expect(script?.src).toBe(`${origin}/r/storefront/1.0.0/remoteEntry.js`);
});

test.each([
  ['a chunk', `${origin}/r/storefront/1.0.0/home.js`],
  ['a release that is not planned', `${origin}/r/storefront/2.0.0/remoteEntry.js`],
  ['another origin with a planned path', 'http://evil.example/r/storefront/1.0.0/remoteEntry.js'],
])('nothing vouches for %s [S20]', (_, url) => {
  expect(secureScript()(url)).toBeNull();
});

test('each further try of an entry that failed uses another address, until it loads', () => {
  const load = secureScript();
  const path = '/r/buyer/1.0.0/remoteEntry.js';
  const addresses = [1, 2, 3].map(() => load(origin + path)?.src.slice(origin.length));
  expect(addresses).toEqual([path, `${path}?r=1`, `${path}?r=2`]);
  const script = load(origin + path);
  script?.dispatchEvent(new Event('load'));
  expect(load(origin + path)?.src).toBe(origin + path);
});

test('the policies of the page admit nothing but scripts of this plan and the worker [F17] [S17] [W19]', () => {
  const policies = new Map<string, Record<string, (text: string) => string>>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Record<string, (text: string) => string>) =>
      policies.set(name, rules),
  });
  secureScript();
  expect([...policies.keys()]).toEqual(['default', 'pasar']);
  for (const rules of policies.values()) {
    // Without a rule for HTML and script text a browser refuses both.
    expect(Object.keys(rules)).toEqual(['createScriptURL']);
    const admitted = (url: string) => rules.createScriptURL?.(url);
    expect(admitted('/r/buyer/1.0.0/bio.js?r=1')).toBe(`${origin}/r/buyer/1.0.0/bio.js?r=1`);
    expect(admitted('/r/storefront/0.9.0/home.js')).toBe(`${origin}/r/storefront/0.9.0/home.js`);
    expect(admitted('/sw.js')).toBe('/sw.js');
    for (const url of [
      '/sw.js?x=1',
      '/x/sw.js',
      'http://evil.example/sw.js',
      '/media/x.js',
      '/r/storefront/2.0.0/home.js',
      '/r/storefront/1.0.0/logo.svg',
      '/r/storefront/1.0.0/remote/remoteEntry.js',
      '/r/storefront/1.0.0/../../../media/x.js',
      'data:text/javascript,1',
      'http://evil.example/r/buyer/1.0.0/bio.js',
    ])
      expect(() => admitted(url), url).toThrow(TypeError);
    for (const end of ['?x=1', '?r=100', '#x'])
      expect(() => admitted(`/r/buyer/1.0.0/bio.js${end}`)).toThrow(TypeError);
  }
});
