import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { type AddressRange, isMuchOfInternet, networkRange } from './address-ranges.ts';

/**
 * Returns whether an address is a trusted proxy, whose `X-Forwarded-*` headers count. `hop` is 0 for the socket's
 * address, 1 for the one that this proxy names, and so on. It has the signature of Fastify's `trustProxy`.
 */
export type Trust = (address: string, hop: number) => boolean;

const nobody: Trust = () => false;
const maxHops = 10;

/** Adds an address or a CIDR network to the list. Returns its range; null when the text is neither. */
function addNetwork(list: BlockList, text: string): AddressRange | null {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return null;
  const most = family === 'ipv4' ? 32 : 128;
  const bits = Number(prefix ?? most);
  if (!/^\d{1,3}$/.test(prefix ?? `${most}`) || bits > most) return null;
  list.addSubnet(address, bits, family);
  return networkRange(address, bits);
}

/**
 * Parses TRUST_PROXY: the number of proxies in a row, or their addresses and networks separated by commas. `0` and
 * `false` mean none. Returns null for anything else, such as `true`, and for networks that are together a quarter of the
 * internet or more: both would trust whatever a visitor writes into the header.
 */
export function parseTrust(text: string): Trust | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '0' || trimmed === 'false') return nobody;
  if (/^\d+$/.test(trimmed)) {
    const hops = Number(trimmed);
    return hops <= maxHops ? (_address, hop) => hop < hops : null;
  }
  const networks = new BlockList();
  const entries = trimmed.split(',').filter((entry) => entry.trim() !== '');
  const ranges = entries.map((entry) => addNetwork(networks, entry.trim())).filter((range) => range !== null);
  if (entries.length === 0 || ranges.length < entries.length || isMuchOfInternet(ranges)) return null;
  return (address) => isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * Returns the visitor's address of a request or a socket handshake: the one that the last trusted proxy names in
 * `X-Forwarded-For`, read from the end, because the visitor can forge everything before it. Returns the socket's
 * address if no proxy is trusted, or if the proxy names no address.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, trust: Trust): string {
  const own = socket.remoteAddress ?? '';
  const header = headers['x-forwarded-for'];
  // Node joins several headers of this name into one string.
  const named = typeof header === 'string' ? header.split(',').map((entry) => entry.trim()) : [];
  let address = own;
  for (const [hop, next] of named.filter(Boolean).reverse().entries()) {
    if (!trust(address, hop)) break;
    address = next;
  }
  return isIP(address) === 0 ? own : address;
}
