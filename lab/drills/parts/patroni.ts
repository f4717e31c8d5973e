import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/ports.ts';
import { withClient } from '../../../server/platform/database/account.ts';
import type { Room } from './drill.ts';

/** A member of the cluster, as patronictl names it. */
export type Member = { Member: string; Role: 'Leader' | 'Sync Standby' | 'Replica'; State: string };

/** A database of three machines behind HAProxy, made of the files of deploy/patroni/. */
export type Cluster = {
  /** The superuser's address through the write port, and the part of an address that names the read port. */
  adminUrl: string;
  readPort: number;
  members(): Member[];
  /** Loses every packet from and to a machine, silently, as a network does. `mend` ends that. */
  cut(member: string): void;
  mend(member: string): void;
};

type Account = { name: string; uid: number; gid: number };

const numbers = [1, 2, 3];
const delivered = new URL('../../../deploy/patroni/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, delivered), 'utf8');
const lan = `navaratna-lan-${process.pid}`;
const here = `navaratna-here-${process.pid}`;
const machineOf = (member: string): string => `navaratna-${member}-${process.pid}`;
const patienceMs = 90_000;

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 15_000 });

const accountOf = (name: string): Account => ({
  name,
  uid: Number(run('id', '-u', name)),
  gid: Number(run('id', '-g', name)),
});

/** Adds a network namespace. Afterwards whatever still runs in it is killed, and it is deleted. */
function addSpace(room: Room, space: string): void {
  run('ip', 'netns', 'add', space);
  room.after(async () => {
    const pids = () => run('ip', 'netns', 'pids', space).split('\n').filter(Boolean).map(Number);
    for (let left = pids(); left.length > 0; left = pids()) {
      for (const pid of left) process.kill(pid, 'SIGKILL');
      await wait(100);
    }
    run('ip', 'netns', 'del', space);
  });
  run('ip', '-n', space, 'link', 'set', 'lo', 'up');
}

/** Makes three machines and the network between them, a bridge in a namespace of its own. */
function makeNetwork(room: Room): void {
  addSpace(room, lan);
  run('ip', '-n', lan, 'link', 'add', 'br0', 'type', 'bridge');
  run('ip', '-n', lan, 'address', 'add', '10.0.0.1/24', 'dev', 'br0');
  run('ip', '-n', lan, 'link', 'set', 'br0', 'up');
  for (const n of numbers) {
    const space = machineOf(`db${n}`);
    addSpace(room, space);
    run('ip', '-n', lan, 'link', 'add', `db${n}`, 'type', 'veth', 'peer', 'eth0', 'netns', space);
    run('ip', '-n', space, 'address', 'add', `10.0.0.1${n}/24`, 'dev', 'eth0');
    run('ip', '-n', space, 'link', 'set', 'eth0', 'up');
    run('ip', '-n', lan, 'link', 'set', `db${n}`, 'master', 'br0', 'up');
  }
}

/** Returns machine.env as it is on machine n. */
function environmentOf(n: number, passwords: Record<string, string>): NodeJS.ProcessEnv {
  const lines = textOf('machine.env').split('\n');
  const pairs = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s, 2));
  const own = pairs.map(([name = '', value = '']) => [
    name,
    passwords[value] ??
      (name === 'ETCD_INITIAL_CLUSTER'
        ? value
        : value.replace(/^db1$/, `db${n}`).replace('10.0.0.11', `10.0.0.1${n}`)),
  ]);
  return { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...Object.fromEntries(own) };
}

/** Starts a program that logs to a file of the drill. */
function start(room: Room, log: string, command: string[], env?: NodeJS.ProcessEnv): void {
  const output = openSync(join(room.folder, `${log}.log`), 'a');
  const [program = '', ...args] = command;
  spawn(program, args, { stdio: ['ignore', output, output], ...(env && { env }) });
  closeSync(output);
}

/** Starts etcd and Patroni on machine n, under their accounts, at their usual paths, which are folders of the drill. */
function startMachine(room: Room, n: number, env: NodeJS.ProcessEnv): void {
  const on = (account: Account, place: string, ...command: string[]) => {
    const folder = join(room.folder, `db${n}-${account.name}`);
    mkdirSync(folder);
    chownSync(folder, account.uid, account.gid);
    const mounts = `mount --bind ${folder} ${place} && mount -t tmpfs -o mode=777 tmpfs /run/postgresql`;
    const become = `setpriv --reuid=${account.uid} --regid=${account.gid} --init-groups`;
    const shell = `${mounts} && cd ${place} && exec ${become} ${command.join(' ')}`;
    start(room, `db${n}-${command[0]}`, ['ip', 'netns', 'exec', machineOf(`db${n}`), 'sh', '-c', shell], env);
  };
  on(accountOf('etcd'), '/var/lib/etcd', 'etcd');
  on(accountOf('postgres'), '/var/lib/postgresql', 'patroni', join(room.folder, 'patroni.yml'));
}

/**
 * Starts HAProxy with its file on the network of the machines, from which no way leads out. Only its two ports are on
 * this machine, and differ from those of the file.
 */
async function startHaproxy(room: Room): Promise<{ write: number; read: number }> {
  run('ip', 'netns', 'attach', here, String(process.pid));
  room.after(() => run('ip', 'netns', 'del', here));
  const ports = { write: await freePort(), read: await freePort() };
  const file = join(room.folder, 'haproxy.cfg');
  const text = textOf('haproxy.cfg')
    .replace('127.0.0.1:5000', `127.0.0.1:${ports.write} namespace ${here}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${ports.read} namespace ${here}`);
  writeFileSync(file, text);
  start(room, 'haproxy', ['ip', 'netns', 'exec', lan, 'haproxy', '-db', '-f', file]);
  return ports;
}

/** Starts the database, and waits until a primary has its two standbys. It is gone after the drill. */
export async function startCluster(room: Room): Promise<Cluster> {
  // The accounts of etcd and PostgreSQL have to pass this folder.
  chmodSync(room.folder, 0o711);
  const config = join(room.folder, 'patroni.yml');
  writeFileSync(config, textOf('patroni.yml'));
  makeNetwork(room);
  const [superuser, replication] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
  const passwords = { SUPERUSER_PASSWORD: superuser, REPLICATION_PASSWORD: replication };
  for (const n of numbers) startMachine(room, n, environmentOf(n, passwords));
  const { write, read } = await startHaproxy(room);
  const members = (): Member[] =>
    JSON.parse(run('ip', 'netns', 'exec', lan, 'patronictl', '-c', config, 'list', '-f', 'json'));
  const cluster: Cluster = {
    adminUrl: `postgres://postgres:${superuser}@127.0.0.1:${write}/postgres`,
    readPort: read,
    members,
    cut: (member) => void run('ip', '-n', lan, 'link', 'set', member, 'nomaster'),
    mend: (member) => void run('ip', '-n', lan, 'link', 'set', member, 'master', 'br0'),
  };
  await untilWhole(cluster);
  return cluster;
}

/** Waits until the primary sends what it writes to both standbys, of which one confirms commits. */
export async function untilWhole({ adminUrl, members }: Cluster): Promise<void> {
  const following = `select coalesce(string_agg(sync_state, ' ' order by sync_state), 'nobody') as states
    from pg_stat_replication where state = 'streaming'`;
  let last: unknown;
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(500)) {
    try {
      last = await withClient(adminUrl, async (client) => (await client.query(following)).rows[0]?.states);
      if (last === 'async sync' && members().length === numbers.length) return;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`The cluster is not whole: ${last}`);
}
