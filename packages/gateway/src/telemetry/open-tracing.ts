import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracer } from '@pasar/api';

export interface Tracing {
  tracer: Tracer;
  /** Sends what waits. */
  close(): Promise<void>;
}

const withStatus = (span: Span, result: unknown): void => {
  if (!(result instanceof Response)) return;
  span.setAttribute('http.response.status_code', result.status);
  if (result.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
};

/**
 * Opens OpenTelemetry: spans are sent by OTLP over HTTP to `OTEL_EXPORTER_OTLP_ENDPOINT`. The SDK reads its other settings from
 * the environment, too. Load this file only where that is set.
 */
export const openTracing = (): Tracing => {
  const resource = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME ?? 'pasar',
  });
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const spans = provider.getTracer('pasar');
  return {
    tracer: {
      span: (name, attributes, run) =>
        spans.startActiveSpan(name, { attributes }, async (span) => {
          try {
            const result = await run();
            withStatus(span, result);
            return result;
          } catch (error) {
            span.recordException(error instanceof Error ? error : String(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        }),
      note: (name, attributes, milliseconds) => {
        // Without a span around it, it would be a separate trace: of jobs there are thousands.
        if (!trace.getActiveSpan()) return;
        const end = Date.now();
        spans.startSpan(name, { attributes, startTime: end - milliseconds }).end(end);
      },
      within: () => {
        const now = context.active();
        return (run) => context.with(now, run);
      },
    },
    close: async () => {
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
    },
  };
};
