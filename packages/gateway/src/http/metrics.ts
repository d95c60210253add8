import { Counter, Histogram, Registry } from 'prom-client';

/** What the gateway measures about itself, in the format of Prometheus. */
export interface GatewayMetrics {
  registry: Registry;
  /** Seconds per document, by how it was made and its status. */
  documents: Histogram<'mode' | 'status'>;
  /** What browsers report of the releases that they run. */
  reports: Counter<'app' | 'version' | 'phase' | 'outcome'>;
  /** Blocked by the content security policy in a browser. */
  violations: Counter<'directive'>;
  /** Exceptions by where they were thrown and what became of them. */
  exceptions: Counter<'side' | 'kind' | 'result'>;
}

export const createGatewayMetrics = (): GatewayMetrics => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    documents: new Histogram({
      name: 'pasar_document_seconds',
      help: 'Seconds until a document was ready to be sent',
      labelNames: ['mode', 'status'],
      buckets: [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2],
      registers,
    }),
    reports: new Counter({
      name: 'pasar_slice_reports_total',
      help: 'First mounts and first errors of releases in browsers',
      labelNames: ['app', 'version', 'phase', 'outcome'],
      registers,
    }),
    violations: new Counter({
      name: 'pasar_csp_violations_total',
      help: 'Violations of the content security policy that browsers reported',
      labelNames: ['directive'],
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
