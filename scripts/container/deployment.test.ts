import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { variables } from '#server/composition/shop-config.ts';
import { heapLimits } from '../launcher/server-process.ts';
import { commandVariables } from './command-variables.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(join(root, name), 'utf8');
const folder = 'deploy/kubernetes';

type Labels = Record<string, string>;
type Container = {
  command?: string[];
  envFrom?: { secretRef?: { name: string }; configMapRef?: { name: string } }[];
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
  securityContext?: object;
};
type Pod = {
  metadata: { labels: Labels };
  spec: { containers: Container[]; securityContext: object; terminationGracePeriodSeconds?: number };
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: {
    template?: Pod;
    jobTemplate?: { spec: { template: Pod } };
    selector?: Labels & { matchLabels?: Labels };
  };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
};

const files = [
  ...readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml')),
  'example/secret.yaml',
];
const manifests = files
  .filter((name) => !['kustomization.yaml', 'database.yaml'].includes(name))
  .flatMap((name) =>
    textOf(`${folder}/${name}`)
      .split(/^---$/m)
      .map((part) => load(part) as Manifest),
  );
const find = (kind: string, name = 'navaratna') =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name) as Manifest;
const podOf = (one: Manifest): Pod =>
  (one.kind === 'CronJob' ? one.spec?.jobTemplate?.spec.template : one.spec?.template) as Pod;
const pods = manifests.filter((one) => ['Deployment', 'Job', 'CronJob'].includes(one.kind));
const secretsOf = (one: Manifest) =>
  podOf(one).spec.containers.flatMap(({ envFrom = [] }) =>
    envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []),
  );
/** The modules of Kubernetes' published types, by API version. */
const moduleOf = (apiVersion: string) =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace(/\.k8s\.io/, '') : `core/${apiVersion}`}`;

describe('compose.yaml', () => {
  test('does not start without a password of its own for each account, and falls back to no other', () => {
    const text = textOf('compose.yaml');
    for (const name of ['POSTGRES_PASSWORD', 'POSTGRES_SHOP_PASSWORD', 'SESSION_SECRET']) {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}\\b([^}]*)`, 'g'))].map(
        ([, rest]) => rest ?? '',
      );
      expect(uses, name).not.toEqual([]);
      expect(
        uses.filter((rest) => !rest.startsWith(':?')),
        name,
      ).toEqual([]);
    }
    expect(text).not.toMatch(/(PASSWORD|SECRET):-\$\{/);
  });
});

describe('the manifests for Kubernetes', () => {
  // A literal with a misspelt, misplaced or missing field does not compile.
  test('fit the published types, field by field', { timeout: 120_000 }, async () => {
    const place = await mkdtemp(join(tmpdir(), 'manifests-'));
    try {
      const lines = manifests.map(
        (one, n) =>
          `import type { ${one.kind} as T${n} } from '${moduleOf(one.apiVersion)}';\n` +
          `export const m${n}: T${n} = ${JSON.stringify(one)};`,
      );
      // The compiler has to complain of this one, or it would see nothing at all.
      const misspelt = `// @ts-expect-error\nexport const wrong: T0 = ${JSON.stringify({ ...manifests[0], sepc: {} })};`;
      await writeFile(join(place, 'manifests.ts'), [...lines, misspelt].join('\n'));
      await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const options = '--noEmit --strict --skipLibCheck --module preserve --types'.split(' ');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [compiler, ...options, '', 'manifests.ts'],
        { cwd: place },
      ).catch((error: { stdout: string }) => error);
      expect(stdout).toBe('');
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  });

  test('are all applied, but the example of the secrets and the database, which needs an operator', () => {
    const { resources } = load(textOf(`${folder}/kustomization.yaml`)) as { resources: string[] };
    const others = ['kustomization.yaml', 'database.yaml', 'example/secret.yaml'];
    expect([...resources, ...others].toSorted()).toEqual(files.toSorted());
  });

  test('name a version of the image, and another password for each account of the database', () => {
    const { images } = load(textOf(`${folder}/kustomization.yaml`)) as { images: { newTag: string }[] };
    for (const { newTag } of images) expect(newTag).toMatch(/^v\d+\.\d+\.\d+$/);
    const passwords = manifests
      .flatMap(({ stringData = {} }) => Object.values(stringData))
      .filter((value) => value.startsWith('postgres://'))
      .map((value) => new URL(value).password);
    expect(passwords).toHaveLength(2);
    expect(new Set(passwords).size).toBe(2);
  });

  test('set only variables that a process reads, and put no secret into what is public', () => {
    const known = [...variables, ...commandVariables];
    for (const one of manifests)
      for (const name of Object.keys({ ...one.data, ...one.stringData })) expect(known).toContain(name);
    for (const name of Object.keys(find('ConfigMap').data ?? {}))
      expect(name).not.toMatch(/SECRET|PASSWORD|KEY|DATABASE|SMTP|TOKEN/);
    for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'DATA_SECRET', 'SMTP_URL'])
      expect(Object.keys(find('Secret').stringData ?? {})).toContain(name);
  });

  test('give the shop neither the owner of the database nor the bucket of the back-ups', () => {
    expect(secretsOf(find('Deployment'))).toEqual(['navaratna']);
    expect(secretsOf(find('Job', 'navaratna-migrate'))).toEqual(['navaratna', 'navaratna-owner']);
    expect(secretsOf(find('CronJob', 'navaratna-backup'))).toEqual(['navaratna', 'navaratna-backup']);
  });

  test('run without privileges on a read-only file system', () => {
    expect(pods).toHaveLength(4);
    for (const one of pods) {
      expect(podOf(one).spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const { securityContext, command = [] } of podOf(one).spec.containers) {
        expect(securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        if (command.length > 0) expect(commands).toContain(command[2]);
      }
    }
  });

  test('ask for readiness before a visitor comes, and wait for the end of the drain', () => {
    const shop = podOf(find('Deployment'));
    const [container] = shop.spec.containers;
    expect(container?.readinessProbe?.httpGet.path).toBe('/readyz');
    // A restart does not bring a database back.
    expect(container?.livenessProbe?.httpGet.path).toBe('/healthz');
    const drainMs = Number(find('ConfigMap').data?.DRAIN_MS);
    expect(shop.spec.terminationGracePeriodSeconds).toBeGreaterThan(drainMs / 1000 + 5.5);
    for (const selector of [
      find('Service').spec?.selector,
      find('Deployment').spec?.selector?.matchLabels,
      find('PodDisruptionBudget').spec?.selector?.matchLabels,
    ])
      expect(shop.metadata.labels).toMatchObject(selector ?? { missing: 'a selector' });
  });
});

const commands = [...textOf('scripts/db.ts').matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name]) => name);

/** Reads a unit of systemd: the values of each key, in order. */
function readUnit(name: string): (key: string) => string[] {
  const lines = textOf(`deploy/systemd/${name}`).split('\n');
  return (key) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
}

describe('the units of systemd', () => {
  const names = readdirSync(join(root, 'deploy/systemd'));

  test('start Node as the launcher does, and give up only on a wrong configuration', () => {
    const shop = readUnit('navaratna.service');
    expect(shop('ExecStart')).toEqual([`/usr/bin/node ${heapLimits.join(' ')} build/shop/main.js`]);
    expect(shop('RestartPreventExitStatus')).toEqual(['78']);
    expect(shop('EnvironmentFile')).toEqual(['/etc/navaratna/shop.env']);
  });

  test('run commands that exist, without privileges, and every timer has its service', () => {
    for (const name of names.filter((one) => one.endsWith('.service'))) {
      const unit = readUnit(name);
      const [, command] = /scripts\/db\.ts (\S+)/.exec(unit('ExecStart')[0] ?? '') ?? [];
      if (command) expect(commands).toContain(command);
      expect(unit('User')).toEqual(['navaratna']);
      expect(unit('ProtectSystem')).toEqual(['strict']);
      expect(unit('CapabilityBoundingSet')).toEqual(['']);
      for (const pair of unit('Environment').join(' ').split(' '))
        expect([...variables, ...commandVariables, 'NODE_ENV']).toContain(pair.split('=')[0]);
    }
    for (const timer of names.filter((one) => one.endsWith('.timer')))
      expect(names).toContain(timer.replace('.timer', '.service'));
  });
});

test('Caddy asks /readyz, hides the metrics, and is told the address of the shop', () => {
  const text = textOf('deploy/proxy/Caddyfile');
  expect(text).toContain('health_uri /readyz');
  expect(text).toContain('@inside path /metrics /metrics/*\n\trespond @inside 404');
  const { services } = load(textOf('compose.yaml')) as {
    services: Record<string, { profiles?: string[]; environment: Labels; volumes: string[] }>;
  };
  expect(services.caddy).toMatchObject({
    profiles: ['tls'],
    environment: { SHOP_UPSTREAMS: 'shop:3000' },
  });
  for (const [, name = ''] of text.matchAll(/\{\$(\w+)/g))
    expect(Object.keys(services.caddy?.environment ?? {})).toContain(name);
  expect(services.caddy?.volumes[0]).toContain('./deploy/proxy/Caddyfile:');
});
