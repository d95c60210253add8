import { expect, test } from 'vitest';
import { readSignals } from './read-signals.ts';
import { StartError } from './start-error.ts';

test('the variables of OpenTelemetry say what is sent where [F41]', () => {
  const all = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  const sent = (environment: Record<string, string>) => [...readSignals(environment)];
  expect(sent({})).toEqual([]);
  expect(sent({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual([]);
  expect(sent(all)).toEqual(['traces', 'metrics', 'logs']);
  expect(sent({ ...all, OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'otlp' })).toEqual([
    'traces',
    'logs',
  ]);
  expect(sent({ ...all, OTEL_TRACES_EXPORTER: 'none' })).toEqual(['metrics', 'logs']);
  expect(sent({ ...all, OTEL_SDK_DISABLED: 'true' })).toEqual([]);
  expect(sent({ OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'https://logs.example/v1/logs' })).toEqual(['logs']);
  const refused = (environment: Record<string, string>) => () => readSignals({ ...all, ...environment });
  expect(refused({ OTEL_METRICS_EXPORTER: 'prometheus' })).toThrow(
    new StartError("OTEL_METRICS_EXPORTER must be otlp or none, not 'prometheus'."),
  );
  expect(refused({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(/OTLP over HTTP.*'grpc'/);
  expect(refused({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector:4318' })).toThrow(
    /OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be an address/,
  );
});
