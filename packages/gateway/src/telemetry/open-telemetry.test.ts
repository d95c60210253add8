import { pino } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGatewayMetrics } from '../http/metrics.ts';
import { getAttribute, type OtlpCollector, openOtlpCollector } from '../testing/otlp-collector.ts';
import { openTelemetry, type TelemetryOptions } from './open-telemetry.ts';
import type { Signal } from './signals.ts';

let collector: OtlpCollector;
beforeEach(async () => {
  collector = await openOtlpCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
});
afterEach(() => {
  vi.unstubAllEnvs();
  collector.close();
});

const open = (signals: readonly Signal[], more: Partial<TelemetryOptions> = {}) =>
  openTelemetry({ signals: new Set(signals), registries: () => [], report: () => undefined, ...more });

test('each metric of /metrics is sent under its name and labels, by those who count it [F41]', async () => {
  const { registry, documents, renders } = createGatewayMetrics();
  for (const seconds of [0.004, 0.015, 7]) documents.observe({ mode: 'ssr', status: 200 }, seconds);
  documents.observe({ mode: 'csr', status: 503 }, 0.3);
  renders.inc({ app: 'home', version: '1.0.0', outcome: 'ssr' }, 3);
  const others = new Registry();
  const queue = new Gauge({
    name: 'waiting',
    help: 'what waits',
    labelNames: ['queue'],
    registers: [others],
  });
  queue.set({ queue: 'mail' }, 5);
  queue.set({ queue: 'unreadable' }, Number.NaN);
  const telemetry = open(['metrics'], { registries: () => [registry, others] });
  await telemetry.closeMetrics();
  await telemetry.close();

  const names = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  expect(collector.metrics.map(({ name }) => name)).toEqual([...names, 'waiting']);
  const byName = new Map(collector.metrics.map((metric) => [metric.name, metric]));
  const points = byName.get('pasar_document_seconds')?.histogram?.dataPoints;
  const [rendered, failed] = points ?? [];
  expect(points).toHaveLength(2);
  expect(getAttribute(rendered?.attributes, 'mode')).toBe('ssr');
  expect(getAttribute(rendered?.attributes, 'status')).toBe('200');
  expect(rendered).toMatchObject({ count: 3, sum: 7.019, bucketCounts: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1] });
  expect(rendered?.explicitBounds).toEqual([0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2]);
  expect(failed).toMatchObject({ count: 1, bucketCounts: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0] });
  const counted = byName.get('pasar_renders_total')?.sum;
  expect(counted).toMatchObject({ isMonotonic: true, dataPoints: [{ asDouble: 3 }] });
  // What could not be read is left out, and the others are there.
  expect(byName.get('waiting')?.gauge?.dataPoints).toMatchObject([{ asDouble: 5 }]);
  const [resource] = collector.resources;
  expect(getAttribute(resource, 'service.name')).toBe('pasar');
  expect(getAttribute(resource, 'service.instance.id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('lines of the log stay on the output and are sent with their trace, redacted as they are there [F41] [S14]', async () => {
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'service.name=shop,deployment.environment=staging');
  const written: string[] = [];
  const telemetry = open(['traces', 'logs'], { output: { write: (line) => void written.push(line) } });
  const log = pino({ redact: { paths: ['*.password'], censor: '[redacted]' } }, telemetry.logStream);
  await telemetry.tracer?.span('call', {}, async () => {
    const err = Object.assign(new TypeError('no rows'), { code: '42P01' });
    log.error({ err, order: 7, given: { password: 'secret' } }, 'a job failed');
  });
  log.warn('nobody can pay');
  log.debug('below the level');
  await telemetry.close();

  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['a job failed', 'nobody can pay']);
  const [failed, warned, ...rest] = collector.logs;
  expect(rest).toEqual([]);
  const [span] = collector.spans;
  expect(failed).toMatchObject({
    ...{ severityText: 'error', severityNumber: 17, body: { stringValue: 'a job failed' } },
    ...{ traceId: span?.traceId, spanId: span?.spanId },
  });
  expect(getAttribute(failed?.attributes, 'exception.type')).toBe('TypeError');
  expect(getAttribute(failed?.attributes, 'exception.message')).toBe('no rows');
  expect(getAttribute(failed?.attributes, 'exception.code')).toBe('42P01');
  expect(getAttribute(failed?.attributes, 'exception.stacktrace')).toContain('open-telemetry.test.ts');
  expect(JSON.stringify(failed?.attributes)).toContain('[redacted]');
  expect(JSON.stringify(collector.logs)).not.toContain('secret');
  expect(warned).toMatchObject({ severityText: 'warn', body: { stringValue: 'nobody can pay' } });
  expect(warned?.traceId ?? '').toBe('');
  expect(Math.abs(Number(warned?.timeUnixNano) / 1e6 - Date.now())).toBeLessThan(60_000);
  expect(getAttribute(collector.resources[0], 'service.name')).toBe('shop');
  expect(getAttribute(collector.resources[0], 'deployment.environment')).toBe('staging');
});

test('a collector that is away takes no line from the output, is said once, and holds no end up [F41]', async () => {
  collector.close();
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '50');
  const reports: string[] = [];
  const written: string[] = [];
  const telemetry = open(['traces', 'metrics', 'logs'], {
    registries: () => [
      new Registry(),
      Object.assign(new Registry(), { getMetricsAsJSON: () => new Promise(() => {}) }),
    ],
    report: (error) => void reports.push(error),
    output: { write: (line) => void written.push(line) },
    patience: 300,
  });
  const log = pino({}, telemetry.logStream);
  for (let line = 0; line < 3_000; line += 1) log.info({ line }, 'busy');
  await telemetry.tracer?.span('call', {}, async () => 1);
  const begin = performance.now();
  await telemetry.closeMetrics();
  await telemetry.close();
  // Nobody waits for the 30 seconds that reading the metrics may take.
  expect(performance.now() - begin).toBeLessThan(10_000);
  expect(written).toHaveLength(3_000);
  expect(reports).toHaveLength(1);
});
