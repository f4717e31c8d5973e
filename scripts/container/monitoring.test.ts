import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { createMetrics } from '#server/platform/http/metrics.ts';
import { paymentFigures } from '#server/selling/payments/figures.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(join(root, name), 'utf8');

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { runbook: string } };
const { groups } = load(textOf('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
type Panel = { targets?: { expr: string }[] };
const { panels } = JSON.parse(textOf('deploy/grafana/navaratna.json')) as { panels: Panel[] };
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
].map((expr) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', 'x'));

/** Returns the metrics that an expression names, and whether Prometheus' own grammar accepts it. */
function read(expr: string): { metrics: string[]; isValid: boolean } {
  const metrics: string[] = [];
  let isValid = true;
  parser.parse(expr).iterate({
    enter({ type, node, from, to }) {
      if (type.isError) isValid = false;
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        metrics.push(expr.slice(from, to));
    },
  });
  return { metrics, isValid };
}

/** The metrics of a shop, from the registry behind /metrics. */
const { registry } = createMetrics({
  pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
  jobs: async () => [],
  domains: [paymentFigures({ openWebhooks: async () => 0, events: () => ({}) })],
  security: () => ({}),
  sockets: () => 0,
  cache: () => ({ pages: 0, bytes: 0, hits: 0, misses: 0 }),
  files: { traffic: () => ({ isAway: false, counts: {} }) },
  standby: { state: () => ({ lagMs: 0, isUsed: true }) },
  copies: async () => ({ backup: null, trial: null }),
});
const exported = new Set(
  registry
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
);

test('every expression of alerts and dashboard parses, and names metrics that the shop exports', () => {
  expect(read('sum(rate(x[5m]) by').isValid).toBe(false);
  expect(expressions.length).toBeGreaterThan(50);
  for (const expr of expressions) {
    const { metrics, isValid } = read(expr);
    expect(isValid, expr).toBe(true);
    expect(metrics.length, expr).toBeGreaterThan(0);
    for (const name of metrics) if (name !== 'up') expect(exported, expr).toContain(name);
  }
});

test('every alert leads to a section of the manual that exists, and is tried by a test of promtool', () => {
  const headings = [...textOf('docs/operations.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  const { tests } = load(textOf('deploy/prometheus/alerts.test.yml')) as { tests: { name: string }[] };
  expect(tests.map(({ name }) => name).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  for (const { annotations, labels } of rules) {
    const [file, section] = annotations.runbook.split('#');
    expect(file).toBe('docs/operations.md');
    expect(headings).toContain(section);
    expect(['page', 'ticket']).toContain(labels.severity);
  }
});
