import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the gateway measures about itself, in the format of Prometheus. */
export interface GatewayMetrics {
  registry: Registry;
  /** Seconds per document, by how it was made and its status. */
  documents: Histogram<'mode' | 'status'>;
  /** Documents that were rendered for a page of an app, without those of the cache. */
  renders: Counter<'app' | 'version' | 'outcome'>;
  /** What browsers report of the releases that they run. */
  reports: Counter<'app' | 'version' | 'phase' | 'outcome'>;
  /** Seconds until the largest paint (`lcp`) and of the slowest interaction (`inp`) of pages. */
  vitals: Histogram<'app' | 'version' | 'name'>;
  /** Blocked by the content security policy in a browser. */
  violations: Counter<'directive'>;
  /** Exceptions by where they were thrown and what became of them. */
  exceptions: Counter<'side' | 'kind' | 'result'>;
  /** Requests that were told to come again, because too many ran. */
  rejections: Counter;
  /** Seconds that this server took for the others. */
  accepted: Histogram<'kind'>;
}

export const createGatewayMetrics = (): GatewayMetrics => {
  const registry = new Registry();
  const registers = [registry];
  // Event loop, garbage collection, memory and processor time, by the names that everybody knows.
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    documents: new Histogram({
      name: 'pasar_document_seconds',
      help: 'Seconds until a document was ready to be sent',
      labelNames: ['mode', 'status'],
      buckets: [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2],
      registers,
    }),
    renders: new Counter({
      name: 'pasar_renders_total',
      help: 'Documents rendered for a page of a release, by what became of them: ssr, frame or csr',
      labelNames: ['app', 'version', 'outcome'],
      registers,
    }),
    reports: new Counter({
      name: 'pasar_slice_reports_total',
      help: 'First mounts and first errors of releases in browsers',
      labelNames: ['app', 'version', 'phase', 'outcome'],
      registers,
    }),
    vitals: new Histogram({
      name: 'pasar_vitals_seconds',
      help: 'Largest contentful paint and interaction to next paint of pages in browsers',
      labelNames: ['app', 'version', 'name'],
      buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 1.8, 2.5, 4, 8],
      registers,
    }),
    violations: new Counter({
      name: 'pasar_csp_violations_total',
      help: 'Violations of the content security policy that browsers reported',
      labelNames: ['directive'],
      registers,
    }),
    rejections: new Counter({
      name: 'pasar_overload_rejections_total',
      help: 'Requests that were answered 503 at once, because they would have waited too long',
      registers,
    }),
    accepted: new Histogram({
      name: 'pasar_accepted_seconds',
      help: 'Seconds from taking a request to its answer, without files, uploads, streams and what was rejected',
      labelNames: ['kind'],
      buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    exceptions: new Counter({
      name: 'pasar_exceptions_total',
      help: 'Exceptions of pages that were recorded, or shed because too many came',
      labelNames: ['side', 'kind', 'result'],
      registers,
    }),
  };
};

/** What the pool of render processes comes to at a moment. */
export interface RenderUsage {
  /** The key begins with `app@version`. */
  processes: readonly { key: string; state: string; bytes: number }[];
}

/** Adds the figures of the render processes, read when somebody asks for the metrics. */
export const measureRenders = ({ registry }: GatewayMetrics, usage: () => RenderUsage): void => {
  const registers = [registry];
  new Gauge({
    name: 'pasar_render_processes',
    help: 'Render processes by their state',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      for (const { state } of usage().processes) this.inc({ state });
    },
  });
  new Gauge({
    name: 'pasar_render_memory_bytes',
    help: 'Memory of the render processes of an app, those that wait for a slice under shell',
    labelNames: ['app'],
    registers,
    collect() {
      this.reset();
      for (const { key, bytes } of usage().processes) this.inc({ app: key.split('@', 1)[0] ?? key }, bytes);
    },
  });
};
