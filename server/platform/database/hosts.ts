/** A server of a database: host name and port. */
export type Host = { host: string; port: number };

const defaultPort = 5432;
const authority = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * Returns an address with several hosts (`postgres://user@one:5432,two:5432/shop`, as libpq writes it) as one that URL
 * parsers understand: the first host, and all of them in the parameter `hosts`. Every other address is unchanged.
 * `target_session_attrs` is dropped, because the shop always looks for the server that takes writes.
 */
export function readAddress(text: string): string {
  const [, before, hosts, after] = authority.exec(text) ?? [];
  if (!before || !hosts?.includes(',')) return text;
  const first = `${before}${hosts.split(',')[0]}${after}`;
  if (!URL.canParse(first)) return text;
  const url = new URL(first);
  url.searchParams.delete('target_session_attrs');
  url.searchParams.set('hosts', hosts);
  return url.href;
}

function readHost(text: string): Host {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text.trim()) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? defaultPort) };
}

/** Returns the hosts of an address of {@link readAddress}; null when it has only one. */
export function hostsOf(address: string | undefined): Host[] | null {
  const hosts = address && URL.canParse(address) ? new URL(address).searchParams.get('hosts') : null;
  return hosts ? hosts.split(',').map(readHost) : null;
}

/** Returns whether every host of an address has a name and a port from 1 to 65535. */
export const hasGoodHosts = (address: string): boolean =>
  (hostsOf(address) ?? []).every(({ host, port }) => host !== '' && port > 0 && port < 65_536);

/** Returns a host as text, for log lines and as a key. */
export const nameOf = ({ host, port }: Host): string => `${host}:${port}`;
