import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/ports.ts';
import type { Room } from './drill.ts';

/** Debian's packages of OpenStack Swift, an object store that speaks S3 through its filter s3api. */
export const swiftPackages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'] as const;

/** The keys of the account of the drill. */
export const swiftKeys = { AWS_ACCESS_KEY_ID: 'drill:shop', AWS_SECRET_ACCESS_KEY: 'the-key-of-the-drill' };

const servers = ['account', 'container', 'object'] as const;
const readyMs = 30_000;

const filters = {
  catch_errors: '',
  gatekeeper: '',
  healthcheck: '',
  // There is no memcached: every lookup goes to the servers.
  cache: 'memcache_servers = 127.0.0.1:9',
  listing_formats: '',
  s3api: 's3_acl = no\nlocation = us-east-1\nauth_pipeline_check = no',
  tempauth: `user_${swiftKeys.AWS_ACCESS_KEY_ID.replace(':', '_')} = ${swiftKeys.AWS_SECRET_ACCESS_KEY} .admin`,
  copy: '',
  slo: '',
  dlo: '',
  versioned_writes: '',
};

const egg = (name: string): string => `egg:swift#${name === 'cache' ? 'memcache' : name}`;

function proxyConfig(folder: string, port: number): string {
  const sections = Object.entries(filters).map(
    ([name, settings]) => `[filter:${name}]\nuse = ${egg(name)}\n${settings}\n`,
  );
  return [
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = root\nswift_dir = ${folder}\nlog_statsd_host =\n`,
    `[pipeline:main]\npipeline = ${Object.keys(filters).join(' ')} proxy-server\n`,
    '[app:proxy-server]\nuse = egg:swift#proxy\nallow_account_management = true\naccount_autocreate = true\n',
    ...sections,
  ].join('\n');
}

const serverConfig = (folder: string, name: string, port: number): string =>
  `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = root\nswift_dir = ${folder}\ndevices = ${folder}/devices\nmount_check = false\n
[pipeline:main]\npipeline = ${name}-server\n
[app:${name}-server]\nuse = egg:swift#${name}\nfallocate_reserve = 0\n`;

/** Runs a command of Swift. Throws with what it printed when it fails. */
function must(command: string, args: string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  // 1 is a warning of the ring builder: a ring of one device is not balanced.
  if (status !== 0 && status !== 1) throw new Error(`${command} ${args[0]}: ${stderr || stdout}`);
}

/**
 * Starts a Swift of one node with S3 in the room's folder: one copy of each object on one device. It is stopped after the
 * drill. Returns the port of its proxy server.
 */
export async function startSwift(room: Room): Promise<number> {
  const folder = join(room.folder, 'swift');
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true });
  const running: ChildProcess[] = [];
  room.after(() => running.map((one) => one.kill('SIGTERM')));
  async function start(name: string, config: string): Promise<void> {
    const file = join(folder, `${name}-server.conf`);
    await writeFile(file, config);
    running.push(spawn(`/usr/bin/swift-${name}-server`, [file], { stdio: 'ignore' }));
  }
  for (const name of servers) {
    const port = await freePort();
    const ring = join(folder, `${name}.builder`);
    must('swift-ring-builder', [ring, 'create', '4', '1', '0']);
    must('swift-ring-builder', [ring, 'add', `r1z1-127.0.0.1:${port}/d1`, '1']);
    must('swift-ring-builder', [ring, 'rebalance']);
    await start(name, serverConfig(folder, name, port));
  }
  const port = await freePort();
  await start('proxy', proxyConfig(folder, port));
  for (const end = Date.now() + readyMs; ; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => null);
    if (answer?.ok) return port;
    const ended = running.find(({ exitCode }) => exitCode !== null);
    if (ended) throw new Error(`Swift did not start: ${ended.spawnargs.join(' ')}`);
    if (Date.now() > end) throw new Error('Swift did not answer within half a minute.');
    await wait(200);
  }
}
