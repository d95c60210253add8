import { setTracer } from '@pasar/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTelemetry } from '../telemetry/open-telemetry.ts';
import { shell, startFixtureGateway, storefront } from '../testing/fixture-gateway.ts';
import { getAttribute, type OtlpCollector, openOtlpCollector } from '../testing/otlp-collector.ts';

let collector: OtlpCollector;
beforeEach(async () => {
  collector = await openOtlpCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
});
afterEach(() => {
  setTracer(undefined);
  vi.unstubAllEnvs();
  collector.close();
});

test('a document, its render and its calls are spans of one trace, sent by OTLP [F41]', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  const telemetry = openTelemetry({
    ...{ signals: new Set(['traces'] as const), registries: () => [], report: () => undefined },
  });
  setTracer(telemetry.tracer);
  const body = `await (await fetch(input.apiBase + 'headers')).json(); return { html: 'made', pages: ['storefront.home'] };`;
  const gateway = await startFixtureGateway([shell, storefront('1.0.0', body)]);
  await gateway.ask('/?visit=1');
  await gateway.close();
  await telemetry.closeMetrics();
  await telemetry.close();
  const document = collector.spans.find(
    ({ name, attributes }) => name === 'document' && getAttribute(attributes, 'url.path') === '/',
  );
  expect(document).toBeDefined();
  const its = collector.spans.filter(({ traceId }) => traceId === document?.traceId);
  const render = its.find(({ name }) => name === 'render');
  expect(render?.parentSpanId).toBe(document?.spanId);
  const call = its.find(({ name }) => name === 'call');
  expect(call?.parentSpanId).toBe(render?.spanId);
  expect(getAttribute(call?.attributes, 'url.path')).toBe('/api/headers');
});

test('without an endpoint nothing is traced', { tags: 'slow' }, async () => {
  const gateway = await startFixtureGateway([shell]);
  await gateway.ask('/');
  await gateway.close();
  expect(collector.spans).toEqual([]);
});
