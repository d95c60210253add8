import { type HrTime, ValueType } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';

interface PromValue {
  value: number;
  labels: Readonly<Record<string, string | number | undefined>>;
  /** Of the lines of a histogram. */
  metricName?: string;
}

/** What `getMetricsAsJSON` resolves with: the types of prom-client say that `type` is a number, and leave `metricName` out. */
export interface PromMetric {
  name: string;
  help: string;
  type: string;
  values: readonly PromValue[];
}

interface Period {
  startTime: HrTime;
  endTime: HrTime;
}

const toAttributes = (labels: PromValue['labels']): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

/** Prometheus counts each bucket with those below it, OpenTelemetry each by itself. */
const toHistogram = (name: string, values: readonly PromValue[]) => {
  const readLine = (end: string) => values.find(({ metricName }) => metricName === name + end)?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  return {
    buckets: {
      boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
      counts: buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0)),
    },
    sum: readLine('_sum'),
    count: readLine('_count'),
  };
};

const toHistogramPoints = ({ name, values }: PromMetric, period: Period) => {
  const rows = Map.groupBy(values, ({ labels: { le: _, ...labels } }) =>
    JSON.stringify(Object.entries(toAttributes(labels)).toSorted()),
  );
  return [...rows].map(([key, lines]) => ({
    ...period,
    attributes: Object.fromEntries(JSON.parse(key)),
    value: toHistogram(name, lines),
  }));
};

/** A metric of prom-client in OpenTelemetry's form, under the same name and labels. */
export const toMetricData = (metric: PromMetric, period: Period): MetricData => {
  const base = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (metric.type === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistogramPoints(metric, period) };
  const dataPoints = metric.values
    // What could not be read now is not a number.
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...period, attributes: toAttributes(labels), value }));
  if (metric.type === 'counter')
    return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
};
