import { Histogram, Gauge as PromGauge, Registry } from 'prom-client';
import type { Context } from './context.ts';

/** The server's measurements, in Prometheus' format. */
export interface Metrics {
  registry: Registry;
  /** Seconds per request, by method, route pattern and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'pasar_http_request_seconds',
    help: 'Seconds from the first byte of a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return { registry, requests };
};

/** A figure read from the data at each request for the metrics, so that all processes report the same. */
export interface Gauge {
  name: string;
  help: string;
  read(ctx: Context): Promise<number> | number;
}

/** Adds a figure; it is not a number while it cannot be read, so that the others are still there. */
export const addGauge = (
  { registry }: Metrics,
  { name, help, read }: Gauge,
  context: () => Context,
): PromGauge =>
  new PromGauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = (async () => await read(context()))();
      this.set(await value.catch(() => Number.NaN));
    },
  });
