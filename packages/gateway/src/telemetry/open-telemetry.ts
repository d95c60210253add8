import { setTimeout as pause } from 'node:timers/promises';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import type { Tracer } from '@pasar/api';
import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';
import { openLogs } from './open-logs.ts';
import { openMetrics } from './open-metrics.ts';
import { openTracing } from './open-tracing.ts';
import type { Signal } from './signals.ts';

export interface Telemetry {
  tracer?: Tracer;
  /** Takes the lines of the log. */
  logStream?: DestinationStream;
  /** Sends the last metrics, while they can be read. */
  closeMetrics(): Promise<void>;
  /** Sends what else waits. */
  close(): Promise<void>;
}

export interface TelemetryOptions {
  signals: ReadonlySet<Signal>;
  /** The registries behind `/metrics`; asked each time that metrics are sent. */
  registries(): readonly Registry[];
  /** Told when something could not be sent or set up, once a minute at most. */
  report(error: string): void;
  /** Where lines of the log go besides; standard output when absent. */
  output?: DestinationStream;
  /** Milliseconds that the end of a server waits for a collector, twice at most; 2000 when absent. */
  patience?: number;
}

const betweenReports = 60_000;

const within = async (patience: number, works: readonly (Promise<unknown> | undefined)[]): Promise<void> => {
  const done = new AbortController();
  const { signal } = done;
  await Promise.race([
    Promise.allSettled(works),
    pause(patience, undefined, { signal }).catch(() => undefined),
  ]);
  done.abort();
};

const reportFailures = (report: TelemetryOptions['report']): void => {
  let last = Number.NEGATIVE_INFINITY;
  const nothing = () => undefined;
  const error = (message: string) => {
    if (performance.now() - last < betweenReports) return;
    last = performance.now();
    report(message.slice(0, 300));
  };
  diag.setLogger(
    { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    DiagLogLevel.ERROR,
  );
};

/**
 * Opens OpenTelemetry: spans, metrics and lines of the log are sent by OTLP over HTTP, in batches, past every request. The SDK
 * reads its settings from the environment. Load this file only where something is to be sent.
 */
export const openTelemetry = (options: TelemetryOptions): Telemetry => {
  const { signals, registries, report, output, patience = 2_000 } = options;
  reportFailures(report);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'pasar' }))
    // Servers count by themselves: without an id of each, their metrics would replace each other.
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
  const tracing = signals.has('traces') ? openTracing(resource) : undefined;
  const metrics = signals.has('metrics') ? openMetrics(registries, resource) : undefined;
  const logs = signals.has('logs') ? openLogs(resource, output) : undefined;
  return {
    ...(tracing && { tracer: tracing.tracer }),
    ...(logs && { logStream: logs.stream }),
    closeMetrics: () => within(patience, [metrics?.shutdown()]),
    close: async () => {
      await within(patience, [tracing?.close(), logs?.provider.shutdown()]);
      diag.disable();
    },
  };
};
