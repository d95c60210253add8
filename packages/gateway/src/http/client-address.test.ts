import { expect, test } from 'vitest';
import { clientAddress, trustedProxies } from './client-address.ts';

const none = trustedProxies([]);
const near = trustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

test.each([
  ['whoever is connected', '203.0.113.9', undefined, '203.0.113.9'],
  ['a stranger who claims another address', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['whom the proxy names', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['the same over an IPv6 socket', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['the last stranger of a chain', '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.7', '198.51.100.1'],
  ['a caller with IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['the proxy itself when it names nobody', '127.0.0.1', undefined, '127.0.0.1'],
  ['the proxy itself when it names nonsense', '127.0.0.1', '"><script>', '127.0.0.1'],
])('%s counts [S34]', (_, peer, forwardedFor, client) => {
  expect(clientAddress(peer, forwardedFor, near)).toBe(client);
});

test('no proxy is trusted by default [S34]', () => {
  expect(clientAddress('127.0.0.1', '198.51.100.1', none)).toBe('127.0.0.1');
  expect(clientAddress(undefined, '198.51.100.1', none)).toBe('unknown');
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '', '10.0.0'])(
  '%j is no proxy',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow('no address');
  },
);
