import { setTimeout as pause } from 'node:timers/promises';
import type { HrTime } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { readPositiveNumber } from './signals.ts';
import { type Figure, toMetricData } from './to-metric-data.ts';

/** A registry of prom-client. */
export interface FigureSource {
  getMetricsAsJSON(): Promise<unknown>;
}

const now = (): HrTime => {
  const milliseconds = Date.now();
  return [Math.trunc(milliseconds / 1_000), (milliseconds % 1_000) * 1_000_000];
};

const tooSlow = Symbol('too slow');

/** The figures of `/metrics`: there is one place that counts, whoever reads it. */
const produceFrom = (sources: () => readonly FigureSource[], resource: Resource): MetricProducer => {
  const startTime = now();
  return {
    collect: async ({ timeoutMillis = 30_000 } = {}) => {
      const empty = { resource, scopeMetrics: [] };
      const reading = Promise.all(sources().map((source) => source.getMetricsAsJSON() as Promise<Figure[]>));
      const read = await Promise.race([reading, pause(timeoutMillis, tooSlow, { ref: false })]);
      if (read === tooSlow)
        return { resourceMetrics: empty, errors: [new Error('figures took too long to read')] };
      const period = { startTime, endTime: now() };
      const metrics = (read as Figure[][]).flat().map((figure) => toMetricData(figure, period));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'pasar' }, metrics }] },
        errors: [],
      };
    },
  };
};

/** Sends the figures once a minute, or as `OTEL_METRIC_EXPORT_INTERVAL` says. */
export const openMetrics = (sources: () => readonly FigureSource[], resource: Resource): MeterProvider => {
  const interval = readPositiveNumber('OTEL_METRIC_EXPORT_INTERVAL') ?? 60_000;
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(interval, readPositiveNumber('OTEL_METRIC_EXPORT_TIMEOUT') ?? 30_000),
    metricProducers: [produceFrom(sources, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
};
