import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Everything that is not an address of a single host in the public internet (IANA's special-purpose registries). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
// Inside the global range, but forms that hold an IPv4 address, or examples.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the public internet, and not of this network, this machine or a cloud's metadata. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0 || special.check(address, family(address))) return false;
  return isIP(address) === 4 || global.check(address, 'ipv6');
};

/**
 * A lookup for a connection that finds public addresses alone: what was checked is what is connected to, so that a name
 * cannot have another address a moment later.
 */
export const createPublicLookup =
  (ask: typeof lookUp): LookupFunction =>
  (hostname, options, callback) => {
    ask(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 4);
      const [first] = found;
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return callback(new Error(`${hostname} has a private address`), '', 4);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

export const resolvePublic: LookupFunction = createPublicLookup(lookUp);
