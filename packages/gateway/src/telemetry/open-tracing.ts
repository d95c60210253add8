import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracer } from '@pasar/api';

interface Tracing {
  tracer: Tracer;
  /** Sends what waits. */
  close(): Promise<void>;
}

const withStatus = (span: Span, result: unknown): void => {
  if (!(result instanceof Response)) return;
  span.setAttribute('http.response.status_code', result.status);
  if (result.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
};

/** Sends spans, in batches as `OTEL_BSP_…` says. */
export const openTracing = (resource: Resource): Tracing => {
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
      trace.disable();
      context.disable();
      await provider.shutdown();
    },
  };
};
