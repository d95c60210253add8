export interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

export interface OtlpLogs {
  resourceLogs?: {
    scopeLogs?: {
      logRecords?: {
        traceId?: string;
        severityText?: string;
        body?: Record<string, unknown>;
        attributes?: Attribute[];
      }[];
    }[];
  }[];
}

interface Point {
  attributes?: Attribute[];
  asDouble?: number;
  count?: number;
  sum?: number;
}
type Points = { dataPoints?: Point[] };
export interface OtlpMetrics {
  resourceMetrics?: {
    scopeMetrics?: { metrics?: { name: string; sum?: Points; gauge?: Points; histogram?: Points }[] }[];
  }[];
}

/** The value of an attribute or body, of whatever type. */
export const formatValue = (value: Record<string, unknown> | undefined): string =>
  String(Object.values(value ?? {})[0] ?? '').slice(0, 200);

const formatAttributes = (attributes: readonly Attribute[] = []): string =>
  attributes
    .filter(({ key }) => key !== 'exception.stacktrace')
    .map(({ key, value }) => `${key}=${formatValue(value)}`)
    .join(' ');

/** Each line of a log that came by OTLP, with its trace where it has one. */
export const toLogLines = ({ resourceLogs = [] }: OtlpLogs): { traceId: string; line: string }[] =>
  resourceLogs
    .flatMap(({ scopeLogs = [] }) => scopeLogs)
    .flatMap(({ logRecords = [] }) => logRecords)
    .map(({ traceId = '', severityText = '', body, attributes }) => ({
      traceId,
      line: `${severityText} ${formatValue(body)} ${formatAttributes(attributes)}`.trim(),
    }));

/** Each figure that came by OTLP: its name, labels and value; of a histogram the count and the sum. */
export const toFigureLines = ({ resourceMetrics = [] }: OtlpMetrics): string[] =>
  resourceMetrics
    .flatMap(({ scopeMetrics = [] }) => scopeMetrics)
    .flatMap(({ metrics = [] }) => metrics)
    .flatMap(({ name, sum, gauge, histogram }) =>
      ((sum ?? gauge ?? histogram)?.dataPoints ?? []).map(({ attributes, asDouble, count, sum: total }) =>
        [name, formatAttributes(attributes), asDouble ?? `${count} × = ${total}`].filter(Boolean).join(' '),
      ),
    );
