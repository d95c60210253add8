/** The eight groups of an IPv6 address; undefined for anything else. */
const groupsOf = (address: string): number[] | undefined => {
  if (!address.includes(':')) return undefined;
  // The URL parser knows every way to write one, dotted tails too.
  const host = URL.parse(`http://[${address.split('%')[0]}]`)?.hostname;
  const [head = '', tail] = host?.slice(1, -1).split('::') ?? [];
  if (host === undefined) return undefined;
  const read = (text = '') => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
};

/** `::ffff:0:0/96` is IPv4 in an IPv6 socket, `64:ff9b::/96` IPv4 behind a translator (RFC 6052). */
const carriers = ['0,0,0,0,0,65535', '100,65435,0,0,0,0'];

const carriedIpv4 = (groups: readonly number[]): string | undefined => {
  if (!carriers.includes(groups.slice(0, 6).join())) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
};

const prefix = (groups: readonly number[], count: number): string =>
  `${groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::/${count * 16}`;

/**
 * The network of an address. An IPv6 host has a full /64 to call from, so its first four groups identify it, written in
 * full; an IPv4 address identifies itself, also where it is carried in IPv6.
 */
export const toNetwork = (address: string): string => {
  const groups = groupsOf(address);
  return groups ? (carriedIpv4(groups) ?? prefix(groups, 4)) : address;
};

export interface CallerNetwork {
  network: string;
  /** How many callers' allowance it has. */
  share: number;
}

/** A customer may be given a /48, with 65,536 networks to call from: all of them together may do what eight may. */
export const siteShare = 8;

/** What an address is counted under, the widest first: its network, and for IPv6 the /48 around it. */
export const getCallerNetworks = (address: string): CallerNetwork[] => {
  const network = toNetwork(address);
  const groups = network.endsWith('/64') && groupsOf(address);
  const own = { network, share: 1 };
  return groups ? [{ network: prefix(groups, 3), share: siteShare }, own] : [own];
};
