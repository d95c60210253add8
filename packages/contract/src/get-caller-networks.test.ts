import { expect, test } from 'vitest';
import { getCallerNetworks, toNetwork } from './get-caller-networks.ts';

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:198.51.100.7', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['1::2::3', '1::2::3'],
  ['local', 'local'],
] as const)('%s calls from %s [S34] [W55]', ([address, network]) => {
  expect(toNetwork(address)).toBe(network);
});

test('an IPv6 address also counts for the /48 around it, which has the allowance of eight [W55]', () => {
  expect(getCallerNetworks('2001:db8:1:2:aaaa::1')).toEqual([
    { network: '2001:db8:1::/48', share: 8 },
    { network: '2001:db8:1:2::/64', share: 1 },
  ]);
  for (const alone of ['203.0.113.7', '::ffff:203.0.113.7']) {
    expect(getCallerNetworks(alone)).toEqual([{ network: '203.0.113.7', share: 1 }]);
  }
});
