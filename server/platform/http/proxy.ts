import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Whether the sender at an address is a proxy of ours, whose `X-Forwarded-*` headers count. `hop` is 0 for the socket's
 * address, 1 for the one that this proxy named, and so on. The same shape as Fastify's `trustProxy`.
 */
export type Trust = (address: string, hop: number) => boolean;

const nobody: Trust = () => false;
const mostHops = 10;

/** Adds an address or a network in CIDR notation to the list; false when the text is neither, or is everybody. */
function addNetwork(list: BlockList, text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, family);
    return true;
  }
  const bits = Number(prefix);
  if (!/^\d{1,3}$/.test(prefix) || bits < 1 || bits > (family === 'ipv4' ? 32 : 128)) return false;
  list.addSubnet(address, bits, family);
  return true;
}

/**
 * Reads TRUST_PROXY: a number of proxies in a row, or their addresses and networks separated by commas; `0` and `false`
 * are none. Null for anything else, such as `true`, which would believe whatever a visitor writes into the header.
 */
export function parseTrust(text: string): Trust | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '0' || trimmed === 'false') return nobody;
  if (/^\d+$/.test(trimmed)) {
    const hops = Number(trimmed);
    return hops <= mostHops ? (_address, hop) => hop < hops : null;
  }
  const networks = new BlockList();
  const entries = trimmed.split(',').filter((entry) => entry.trim() !== '');
  if (entries.length === 0 || !entries.every((entry) => addNetwork(networks, entry.trim()))) return null;
  return (address) => isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * The visitor's address of a request or of a socket's handshake: what the last trusted proxy names in
 * `X-Forwarded-For`, read from its end, since everything before it may be the visitor's own invention. The socket's
 * address where no proxy is trusted, or where the proxy names no address.
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
