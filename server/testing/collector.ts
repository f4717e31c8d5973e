import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };

/** A span as the protocol sends it. */
export type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number };
};

type Point = {
  attributes: Attribute[];
  asDouble?: number;
  count?: number;
  sum?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
};

/** A metric as the protocol sends it. */
export type SentMetric = {
  name: string;
  sum?: { isMonotonic: boolean; dataPoints: Point[] };
  gauge?: { dataPoints: Point[] };
  histogram?: { dataPoints: Point[] };
};

type Scoped<T> = { resource: { attributes: Attribute[] } } & T;
type Traces = { resourceSpans: Scoped<{ scopeSpans: { spans: SentSpan[] }[] }>[] };
type Metrics = { resourceMetrics: Scoped<{ scopeMetrics: { metrics: SentMetric[] }[] }>[] };

const plain = ({ stringValue, intValue, doubleValue, boolValue }: Value) =>
  stringValue ?? intValue ?? doubleValue ?? boolValue;

/** Returns the attributes of a span or a point as an object. */
export const attributesOf = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

/** Starts a collector of OpenTelemetry: it takes traces and metrics by OTLP over HTTP, as JSON. */
export async function startCollector() {
  const spans: SentSpan[] = [];
  const metrics = new Map<string, SentMetric>();
  const resources = new Set<string>();
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    if (request.headers['content-type'] !== 'application/json') return response.writeHead(415).end();
    bodies.push(text);
    const body = JSON.parse(text);
    if (request.url === '/v1/traces')
      for (const { resource, scopeSpans } of (body as Traces).resourceSpans) {
        resources.add(JSON.stringify(attributesOf(resource)));
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
    else if (request.url === '/v1/metrics')
      for (const { scopeMetrics } of (body as Metrics).resourceMetrics)
        for (const metric of scopeMetrics.flatMap((scope) => scope.metrics)) metrics.set(metric.name, metric);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    resources,
    /** Every body that was sent, as text. */
    bodies,
    /** Returns the trees of the traces whose root has this name: each step as "kind name", with those below it. */
    trees(name: string): string[][] {
      const lines = (span: SentSpan, depth: number): string[] => [
        `${'  '.repeat(depth)}${span.name}`,
        ...spans
          .filter(({ traceId, parentSpanId }) => traceId === span.traceId && parentSpanId === span.spanId)
          .flatMap((below) => lines(below, depth + 1)),
      ];
      return spans.filter((span) => span.name === name).map((root) => lines(root, 0));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
