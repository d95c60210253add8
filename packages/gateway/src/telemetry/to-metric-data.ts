import { type HrTime, ValueType } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';

interface Value {
  value: number;
  labels: Readonly<Record<string, string | number | undefined>>;
  /** Of the lines of a histogram. */
  metricName?: string;
}

/** A figure of prom-client, as `getMetricsAsJSON` has it. */
export interface Figure {
  name: string;
  help: string;
  type: string;
  values: readonly Value[];
}

interface Period {
  startTime: HrTime;
  endTime: HrTime;
}

const toAttributes = (labels: Value['labels']): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

/** Prometheus counts each bucket with those below it, OpenTelemetry each by itself. */
const toHistogram = (name: string, values: readonly Value[]) => {
  const lineOf = (end: string) => values.find(({ metricName }) => metricName === name + end)?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  return {
    buckets: {
      boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
      counts: buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0)),
    },
    sum: lineOf('_sum'),
    count: lineOf('_count'),
  };
};

const toHistogramPoints = ({ name, values }: Figure, period: Period) => {
  const rows = Map.groupBy(values, ({ labels: { le: _, ...labels } }) =>
    JSON.stringify(Object.entries(toAttributes(labels)).toSorted()),
  );
  return [...rows].map(([key, lines]) => ({
    ...period,
    attributes: Object.fromEntries(JSON.parse(key)),
    value: toHistogram(name, lines),
  }));
};

/** A figure of prom-client in OpenTelemetry's form, under the same name and labels. */
export const toMetricData = (figure: Figure, period: Period): MetricData => {
  const base = {
    descriptor: { name: figure.name, description: figure.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (figure.type === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistogramPoints(figure, period) };
  const dataPoints = figure.values
    // What could not be read now is not a number.
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...period, attributes: toAttributes(labels), value }));
  if (figure.type === 'counter')
    return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
};
