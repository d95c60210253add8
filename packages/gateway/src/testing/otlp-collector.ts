import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}
interface Point {
  attributes: Attribute[];
  asDouble?: number;
  count?: number;
  sum?: number;
  explicitBounds?: number[];
  bucketCounts?: number[];
}
interface ReceivedMetric {
  name: string;
  sum?: { dataPoints: Point[]; isMonotonic: boolean };
  gauge?: { dataPoints: Point[] };
  histogram?: { dataPoints: Point[] };
}
interface ReceivedLog {
  traceId?: string;
  spanId?: string;
  severityText: string;
  severityNumber: number;
  timeUnixNano: string;
  body: { stringValue: string };
  attributes: Attribute[];
}
export interface OtlpCollector {
  url: string;
  spans: ReceivedSpan[];
  metrics: ReceivedMetric[];
  logs: ReceivedLog[];
  /** Attributes of what sent. */
  resources: Attribute[][];
  close(): void;
}

export const getAttribute = (attributes: readonly Attribute[] = [], key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue;

/** Takes OTLP over HTTP as a collector does, and keeps what came. */
export const openOtlpCollector = async (): Promise<OtlpCollector> => {
  const kept: Pick<OtlpCollector, 'spans' | 'metrics' | 'logs' | 'resources'> = {
    ...{ spans: [], metrics: [], logs: [] },
    resources: [],
  };
  const take = (text: string) => {
    const { resourceSpans = [], resourceMetrics = [], resourceLogs = [] } = JSON.parse(text);
    for (const { resource, scopeSpans = [], scopeMetrics = [], scopeLogs = [] } of [
      ...resourceSpans,
      ...resourceMetrics,
      ...resourceLogs,
    ]) {
      kept.resources.push(resource.attributes);
      for (const { spans } of scopeSpans) kept.spans.push(...spans);
      for (const { metrics } of scopeMetrics) kept.metrics.push(...metrics);
      for (const { logRecords } of scopeLogs) kept.logs.push(...logRecords);
    }
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      take(text);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    ...kept,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
