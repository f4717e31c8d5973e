import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variables } from '#server/composition/shop-config.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { freePort } from '#server/testing/free-port.ts';
import { heapLimits } from '../launcher/server-process.ts';
import { commandVariables } from './command-variables.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(join(root, name), 'utf8');

type Step = { instruction: string; rest: string };
type Stage = { image: string; name: string; steps: Step[] };

/** Returns the stages of a Dockerfile, with joined lines and without comments. */
function readDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const [, image = '', name = ''] =
      instruction === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []) : [];
    if (instruction === 'FROM') stages.push({ image, name, steps: [] });
    else stages.at(-1)?.steps.push({ instruction, rest });
  }
  return stages;
}
const stages = readDockerfile(textOf('Dockerfile'));
const last = stages.at(-1) as Stage;
const of = (stage: Stage, instruction: string) =>
  stage.steps.filter((step) => step.instruction === instruction).map((step) => step.rest);
const copiesOf = (stage: Stage) =>
  of(stage, 'COPY').map((rest) => {
    const [, from = '', paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
    const parts = paths.split(' ');
    return { from, sources: parts.slice(0, -1), target: parts.at(-1) ?? '' };
  });
const commandOf = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('[')));
const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    of(stage, 'ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  );

type Service = {
  image?: string;
  build?: { context: string; args: Record<string, string> };
  command?: string | string[];
  env_file?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
};
const compose = load(textOf('compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};

describe('the Dockerfile', () => {
  test('copies only what exists and is not ignored', () => {
    const ignored = textOf('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#') && !line.startsWith('!'));
    for (const { from, sources } of stages.flatMap(copiesOf)) {
      for (const source of sources) {
        if (from) expect(stages.map((stage) => stage.name)).toContain(from);
        else {
          expect(existsSync(join(root, source)), source).toBe(true);
          expect(ignored).not.toContain(source.replace(/\/$/, ''));
        }
      }
    }
  });

  test('keeps secrets, data and build output of this machine out of the image', () => {
    const ignored = textOf('.dockerignore').split('\n');
    for (const name of ['.env', '.data', '.git', '**/node_modules', 'build', 'pdf/built'])
      expect(ignored).toContain(name);
  });

  test('runs Node 24 as an unprivileged account, with a health check', () => {
    // Its version is that of the lock file: see workflow.test.ts.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Docker.
    for (const { image } of stages) expect(image).toBe('${NODE_IMAGE}');
    expect(of(last, 'USER').at(-1)).toBe('node');
    expect(of(last, 'HEALTHCHECK')).toHaveLength(1);
    expect(of(last, 'EXPOSE')).toEqual([environmentOf(last).PORT]);
  });

  test('starts Node as the launcher does', () => {
    const [command = ''] = of(last, 'CMD').slice(-1);
    expect(commandOf(command)).toEqual(['node', ...heapLimits, 'build/shop/main.js']);
  });

  test('sets only variables that a process reads', () => {
    for (const name of Object.keys(environmentOf(last))) expect([...variables, 'NODE_ENV']).toContain(name);
  });
});

/** Variables of .env that only compose.yaml reads. */
const ofCompose = [
  'POSTGRES_PASSWORD',
  'POSTGRES_SHOP_PASSWORD',
  'NODE_IMAGE',
  'POSTGRES_IMAGE',
  'CADDY_IMAGE',
];

describe('compose.yaml', () => {
  const { services } = compose;
  const shop = services.shop as Service;

  test('runs the shop with PostgreSQL 18, and Caddy if asked, with health checks and in order', () => {
    expect(Object.keys(services).toSorted()).toEqual(['caddy', 'migrate', 'postgres', 'shop']);
    expect(services.postgres?.image).toContain(':-postgres:18.');
    expect(services.postgres?.healthcheck?.test[0]).toBe('CMD');
    expect(shop.depends_on?.postgres).toEqual({ condition: 'service_healthy' });
  });

  test('migrates as the owner of the database, whose password the shop never gets', () => {
    const { migrate } = services;
    expect(migrate?.command).toEqual(['node', 'scripts/db.ts', 'migrate']);
    expect(migrate?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(shop.depends_on?.migrate).toEqual({ condition: 'service_completed_successfully' });
    const owner = new URL(migrate?.environment?.DATABASE_OWNER_URL?.replaceAll(/\$\{.*\}/g, 'x') ?? '');
    expect(owner.username).toBe(services.postgres?.environment?.POSTGRES_USER);
    expect(shop.environment?.DATABASE_URL).toBe(migrate?.environment?.DATABASE_URL);
    expect(shop.environment?.DATABASE_URL).toMatch(/^postgres:\/\/navaratna_shop:/);
    expect(shop.environment).not.toHaveProperty('DATABASE_OWNER_URL');
    expect(shop.environment?.POSTGRES_PASSWORD).toBe('');
  });

  test('declares its volumes, and persists the data of shop and database', () => {
    const named = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.')),
    );
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    expect(shop.volumes).toContain('shop-data:/data');
    expect(environmentOf(last).STORAGE_DIR).toMatch(/^\/data\//);
    // The image of PostgreSQL 18 stores its data here. The older path would be an empty volume.
    expect(services.postgres?.volumes).toEqual(['postgres-data:/var/lib/postgresql']);
  });

  test('requires every secret, contains none, and sets only variables that a process reads', () => {
    const known = [...variables, ...ofCompose, ...commandVariables];
    for (const name of Object.keys(shop.environment ?? {})) expect(known).toContain(name);
    const asked = [...textOf('compose.yaml').matchAll(/\$\{(\w+)(:[?-])?/g)];
    for (const [, name] of asked) expect(known).toContain(name);
    for (const name of [
      ...['SESSION_SECRET', 'DATA_SECRET', 'POSTGRES_PASSWORD'],
      ...['PUBLIC_URL', 'SMTP_URL'],
    ])
      expect(asked.some(([, one, how]) => one === name && how === ':?')).toBe(true);
    expect(shop.env_file).toBe('.env');
    expect(shop.environment).toMatchObject({ SHOP_ENV: 'production', SEED: 'none' });
  });
});

test('every variable, and no other, is explained in .env.example', () => {
  const explained = [...textOf('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual([...variables, ...ofCompose, ...commandVariables].toSorted());
});

/** The packages that the stage `packages` removes after `npm install --omit=dev`. */
const removedPackages = [
  ...(textOf('Dockerfile').match(/rm -rf ([^&]*?)\n\n/)?.[1] ?? '').matchAll(/node_modules\/\S+/g),
].map(([path]) => path);

/** Copies the files of the last stage, and links the packages that the stage `packages` leaves. */
async function layOut(folder: string): Promise<void> {
  for (const { sources, target } of copiesOf(last)) {
    if (target === 'node_modules') continue;
    for (const source of sources) {
      const from = source.replace(/^\/shop\//, '');
      await cp(join(root, from), join(folder, target, target.endsWith('/') ? from : ''), { recursive: true });
    }
  }
  const lock = JSON.parse(textOf('package-lock.json')).packages as Record<string, { dev?: true }>;
  expect(removedPackages).toContain('node_modules/vite');
  const isRemoved = (path: string) => removedPackages.some((one) => `${path}/`.startsWith(`${one}/`));
  for (const [path, { dev }] of Object.entries(lock)) {
    const nested = path.lastIndexOf('node_modules/') > 0;
    if (!path.startsWith('node_modules/') || dev || nested || isRemoved(path)) continue;
    if (!existsSync(join(root, path))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }
}

const built =
  existsSync(join(root, 'build/server/index.js')) && existsSync(join(root, 'pdf/built/worker.js'));

// `npm test` builds the pages before it runs the tests.
describe.skipIf(!built)('the content of the image', { timeout: 120_000 }, () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let shop: ChildProcess;
  let environment: Record<string, string>;
  let said = '';
  const run = promisify(execFile);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'image-'));
    await layOut(folder);
    database = await createTestDatabase();
    environment = {
      PATH: process.env.PATH ?? '',
      ...environmentOf(last),
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      STORAGE_DIR: join(folder, 'data'),
      NODE_COMPILE_CACHE: join(folder, 'cache'),
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      DATA_SECRET: 'another secret of more than thirty-two characters',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SANDBOX: '1',
      PLACES: 'none',
    };
    const [, ...command] = commandOf(of(last, 'CMD')[0] ?? '');
    shop = spawn(process.execPath, command, { cwd: folder, env: environment });
    for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (words) => (said += words));
  });
  afterAll(async () => {
    shop.kill('SIGKILL');
    await database.drop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const node = (args: string[]) => run(process.execPath, args, { cwd: folder, env: environment });

  test('starts a production shop without development tools, and its health check succeeds', async () => {
    const [, ...health] = commandOf(of(last, 'HEALTHCHECK')[0] ?? '');
    await expect
      .poll(
        () =>
          node(health).then(
            () => 'well',
            () => (shop.exitCode === null ? 'not yet' : said),
          ),
        {
          timeout: 100_000,
          interval: 300,
        },
      )
      .toBe('well');
    const page = await fetch(`http://127.0.0.1:${environment.PORT}/products`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    const installed = await readdir(join(folder, 'node_modules'));
    for (const tool of ['vite', 'vitest', 'typescript']) expect(installed).not.toContain(tool);
  });

  test('runs the commands for back-up and check', async () => {
    const file = join(folder, 'shop.backup');
    const { stdout } = await node(['scripts/db.ts', 'backup', file]);
    expect(stdout).toMatch(/shop\.backup: \d+ tables/);
    expect((await node(['scripts/db.ts', 'check'])).stdout).toContain('agree');
  });

  test('ends on SIGTERM', async () => {
    shop.kill('SIGTERM');
    const [code] = await once(shop, 'exit');
    expect(code, said).toBe(0);
  });
});
