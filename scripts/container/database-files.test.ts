import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';

const textOf = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');
const documentsOf = (name: string) =>
  textOf(name)
    .split(/^---$/m)
    .map((part) => load(part) as { kind: string; metadata: { name: string }; spec: never });

describe('the database on Kubernetes', () => {
  const [cluster, pooler] = documentsOf('kubernetes/database.yaml');
  const secrets = textOf('kubernetes/example/secret.yaml');

  test('has three instances, confirms nothing without a standby, and is pooled by transaction', () => {
    expect(cluster).toMatchObject({
      kind: 'Cluster',
      spec: {
        instances: 3,
        postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
      },
    });
    expect(pooler).toMatchObject({
      kind: 'Pooler',
      spec: { cluster: { name: cluster?.metadata.name }, type: 'rw', pgbouncer: { poolMode: 'transaction' } },
    });
  });

  test('has the accounts and the addresses that the secrets of the example name', () => {
    expect(cluster?.spec).toMatchObject({
      bootstrap: { initdb: { owner: 'navaratna', secret: { name: 'navaratna-db-owner' } } },
      managed: {
        roles: [
          // The monthly trial of a back-up makes a database of its own.
          { name: 'navaratna', createdb: true, passwordSecret: { name: 'navaratna-db-owner' } },
          { name: 'navaratna_shop', passwordSecret: { name: 'navaratna-db-shop' } },
        ],
      },
    });
    const made = documentsOf('kubernetes/example/database-secret.yaml').map(({ metadata }) => metadata.name);
    expect(made).toEqual(['navaratna-db-owner', 'navaratna-db-shop']);
    const hosts = [...secrets.matchAll(/^ +# .*@(navaratna-[\w-]+):5432/gm)].map(([, host]) => host);
    expect(hosts).toEqual(
      [pooler, '-rw', '-ro', '-rw'].map((one) =>
        typeof one === 'string' ? `${cluster?.metadata.name}${one}` : one?.metadata.name,
      ),
    );
  });
});

describe('the database of three machines', () => {
  const patroni = load(textOf('patroni/patroni.yml')) as {
    etcd: { hosts: string };
    bootstrap: { dcs: Record<string, number | boolean> };
  };
  const machines = patroni.etcd.hosts.split(',').map((host) => host.replace(':2379', ''));
  const haproxy = textOf('patroni/haproxy.cfg');

  test('confirms nothing without a standby, and a primary that is cut off stops before another begins', () => {
    const { ttl, loop_wait, retry_timeout, ...modes } = patroni.bootstrap.dcs;
    expect(modes).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
    expect({ ttl, loop_wait }).toEqual({ ttl: 20, loop_wait: 5 });
    expect(Number(loop_wait) + 2 * Number(retry_timeout)).toBeLessThanOrEqual(Number(ttl));
  });

  test('is the same three machines in every file', () => {
    expect(machines).toEqual(['10.0.0.11', '10.0.0.12', '10.0.0.13']);
    for (const section of haproxy.split(/^listen /m).slice(1))
      expect([...section.matchAll(/server \w+ ([\d.]+):5432/g)].map(([, host]) => host)).toEqual(machines);
    const [, peers = ''] = /^ETCD_INITIAL_CLUSTER=(.*)$/m.exec(textOf('patroni/machine.env')) ?? [];
    expect([...peers.matchAll(/http:\/\/([\d.]+):2380/g)].map(([, host]) => host)).toEqual(machines);
  });

  test('is found by asking for the primary to write, and for a standby to read', () => {
    const [write = '', read = ''] = haproxy.split(/^listen /m).slice(1);
    expect(write).toMatch(/bind 127\.0\.0\.1:5000\n.*uri \/primary\n/s);
    expect(read).toMatch(/bind 127\.0\.0\.1:5001\n.*uri \/replica\?/s);
  });
});
