import { type LogRecord, SeverityNumber } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { type DestinationStream, pino } from 'pino';
import { readPositiveNumber } from './signals.ts';

const severities: Readonly<Record<number, SeverityNumber>> = {
  10: SeverityNumber.TRACE,
  20: SeverityNumber.DEBUG,
  30: SeverityNumber.INFO,
  40: SeverityNumber.WARN,
  50: SeverityNumber.ERROR,
  60: SeverityNumber.FATAL,
};

/** What was thrown, as OpenTelemetry names it, with its code and the like beside. */
const toException = ({ stack, ...err }: Readonly<Record<string, string>>) => ({
  'exception.stacktrace': stack,
  ...Object.fromEntries(Object.entries(err).map(([name, value]) => [`exception.${name}`, value])),
});

/** A line of pino, in which secrets are redacted already. */
const toLogRecord = (line: string): LogRecord => {
  const { level, time, msg, err, pid: _, hostname: _host, ...attributes } = JSON.parse(line);
  const severityText = pino.levels.labels[level];
  return {
    timestamp: new Date(time),
    severityNumber: severities[level] ?? SeverityNumber.UNSPECIFIED,
    ...(severityText && { severityText }),
    body: msg,
    attributes: { ...attributes, ...(err?.stack ? toException(err) : err && { err }) },
  };
};

interface Logs {
  /** Takes lines of pino: to standard output, and on to the collector with the trace that they belong to. */
  stream: DestinationStream;
  provider: LoggerProvider;
}

export const openLogs = (resource: Resource, output: DestinationStream = pino.destination(1)): Logs => {
  const batch = {
    maxQueueSize: readPositiveNumber('OTEL_BLRP_MAX_QUEUE_SIZE'),
    maxExportBatchSize: readPositiveNumber('OTEL_BLRP_MAX_EXPORT_BATCH_SIZE'),
    scheduledDelayMillis: readPositiveNumber('OTEL_BLRP_SCHEDULE_DELAY'),
    exportTimeoutMillis: readPositiveNumber('OTEL_BLRP_EXPORT_TIMEOUT'),
  };
  const given = Object.fromEntries(Object.entries(batch).filter(([, value]) => value !== undefined));
  const provider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(), ...given })],
  });
  const logger = provider.getLogger('pasar');
  const collector: DestinationStream = {
    // Pino writes at once, so the span of now is the one that the line belongs to.
    write: (line) => logger.emit(toLogRecord(line)),
  };
  const stream = pino.multistream([output, collector].map((one) => ({ level: 'trace', stream: one })));
  return { stream, provider };
};
