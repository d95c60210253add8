import { createServer, type Server } from 'node:http';
import { setTracer } from '@pasar/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTracing } from '../telemetry/open-tracing.ts';
import { shell, startFixtureGateway, storefront } from '../testing/fixture-gateway.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
const received: Span[] = [];
let collector: Server;
beforeEach(async () => {
  received.length = 0;
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const { spans } of scopeSpans) received.push(...spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const place = collector.address();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${typeof place === 'object' && place?.port}`);
});
afterEach(() => {
  setTracer(undefined);
  vi.unstubAllEnvs();
  collector.close();
});

const attributeOf = ({ attributes }: Span, key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue;

test('a document, its render and its calls are spans of one trace, sent by OTLP [F41]', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  const tracing = openTracing();
  setTracer(tracing.tracer);
  const body = `await (await fetch(input.apiBase + 'headers')).json(); return { html: 'made', pages: ['storefront.home'] };`;
  const gateway = await startFixtureGateway([shell, storefront('1.0.0', body)]);
  await gateway.ask('/?visit=1');
  await gateway.close();
  await tracing.close();
  const document = received.find((span) => span.name === 'document' && attributeOf(span, 'url.path') === '/');
  expect(document).toBeDefined();
  const its = received.filter(({ traceId }) => traceId === document?.traceId);
  const render = its.find(({ name }) => name === 'render');
  expect(render?.parentSpanId).toBe(document?.spanId);
  const call = its.find(({ name }) => name === 'call');
  expect(call?.parentSpanId).toBe(render?.spanId);
  expect(call && attributeOf(call, 'url.path')).toBe('/api/headers');
});

test('without an endpoint nothing is traced', async () => {
  const gateway = await startFixtureGateway([shell]);
  await gateway.ask('/');
  await gateway.close();
  expect(received).toEqual([]);
});
