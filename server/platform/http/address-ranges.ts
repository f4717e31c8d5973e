import { isIPv4 } from 'node:net';

/** A range of IP addresses as numbers, both ends included. IPv4 lies at its mapped addresses (`::ffff:0:0/96`). */
export type AddressRange = { from: bigint; to: bigint };

const bits = 128;
const mapped = 0xffff_0000_0000n;

/** Returns an IPv6 address as a number. Its canonical form (WHATWG URL) has no dotted part. */
function ipv6Number(address: string): bigint {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

const ipv4Number = (address: string): bigint =>
  mapped | address.split('.').reduce((sum, octet) => (sum << 8n) | BigInt(octet), 0n);

/** Returns the range of a valid network. `prefix`: its bits, of 32 or of 128. */
export function networkRange(address: string, prefix: number): AddressRange {
  const isShort = isIPv4(address);
  const size = 1n << BigInt(bits - prefix - (isShort ? bits - 32 : 0));
  const inside = isShort ? ipv4Number(address) : ipv6Number(address);
  const from = inside - (inside % size);
  return { from, to: from + size - 1n };
}

/** IPv4, and what is given out of IPv6 (RFC 4291, 2.4). */
const internets = [networkRange('0.0.0.0', 0), networkRange('2000::', 3)];

/** Returns how many addresses of a range the union of others holds. */
function held({ from, to }: AddressRange, ranges: readonly AddressRange[]): bigint {
  let next = from;
  let count = 0n;
  for (const range of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (range.from > next) next = range.from;
    if (range.to < next || next > to) continue;
    const end = (range.to < to ? range.to : to) + 1n;
    count += end - next;
    next = end;
  }
  return count;
}

/** Returns whether networks hold, all together, a quarter or more of the addresses of the internet. */
export const isMuchOfInternet = (ranges: readonly AddressRange[]): boolean =>
  internets.some((whole) => held(whole, ranges) * 4n >= whole.to - whole.from + 1n);
