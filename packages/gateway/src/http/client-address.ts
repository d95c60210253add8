import { BlockList, isIP } from 'node:net';

/** Trusted proxy ranges, whose forwarded address is used. */
export type TrustedProxies = (address: string) => boolean;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** An IPv4 address in the form that an IPv6 socket reports. */
const plain = (address: string) => address.replace(/^::ffff:/, '');

/**
 * The proxies of a list such as `10.0.0.0/8, ::1`. Throws when an entry is no address and no range of
 * addresses: a typing error must not let outside callers choose their address.
 */
export const trustedProxies = (entries: readonly string[]): TrustedProxies => {
  const list = new BlockList();
  for (const entry of entries) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const most = isIP(address) === 6 ? 128 : 32;
    if (!isIP(address) || Number(bits ?? 0) > most) {
      throw new Error(`'${entry}' is no address and no range of addresses`);
    }
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, family(address));
};

/**
 * The address of the caller: the connected peer, unless that is a trusted proxy; then the address it names,
 * and so on along the way (`X-Forwarded-For`, read from its end). Entries before the first untrusted
 * address may be invented.
 */
export const clientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string => {
  let client = plain(peer ?? 'unknown');
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const named = plain(hop.trim());
    if (!isTrusted(client) || !isIP(named)) break;
    client = named;
  }
  return client;
};
