import { BlockList, isIP } from 'node:net';

/** An IPv4 address that arrived over an IPv6 socket is itself. */
const unwrap = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is one of these addresses and ranges; every one is when there are none. */
export const isInNetworks = (address: string, networks: readonly string[]): boolean => {
  if (networks.length === 0) return true;
  const caller = unwrap(address);
  if (isIP(caller) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const family = familyOf(base);
    list.addSubnet(base, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list.check(caller, familyOf(caller));
};
