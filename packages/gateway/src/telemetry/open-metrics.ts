import { setTimeout as pause } from 'node:timers/promises';
import type { HrTime } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';
import { readPositiveNumber } from './signals.ts';
import { type PromMetric, toMetricData } from './to-metric-data.ts';

const now = (): HrTime => {
  const milliseconds = Date.now();
  return [Math.trunc(milliseconds / 1_000), (milliseconds % 1_000) * 1_000_000];
};

const tooSlow: unique symbol = Symbol('too slow');

const readMetrics = async (registries: readonly Registry[]): Promise<PromMetric[]> => {
  const metrics = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()));
  return metrics.flat() as unknown as PromMetric[];
};

/** The metrics of `/metrics`: there is one place that counts, whoever reads it. */
const produceFrom = (registries: () => readonly Registry[], resource: Resource): MetricProducer => {
  const startTime = now();
  return {
    collect: async ({ timeoutMillis = 30_000 } = {}) => {
      const empty = { resource, scopeMetrics: [] };
      const reading = readMetrics(registries());
      const read = await Promise.race([reading, pause(timeoutMillis, tooSlow, { ref: false })]);
      if (read === tooSlow)
        return { resourceMetrics: empty, errors: [new Error('metrics took too long to read')] };
      const period = { startTime, endTime: now() };
      const metrics = read.map((metric) => toMetricData(metric, period));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'pasar' }, metrics }] },
        errors: [],
      };
    },
  };
};

/** Sends the metrics once a minute, or as `OTEL_METRIC_EXPORT_INTERVAL` says. */
export const openMetrics = (registries: () => readonly Registry[], resource: Resource): MeterProvider => {
  const interval = readPositiveNumber('OTEL_METRIC_EXPORT_INTERVAL') ?? 60_000;
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(interval, readPositiveNumber('OTEL_METRIC_EXPORT_TIMEOUT') ?? 30_000),
    metricProducers: [produceFrom(registries, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
};
