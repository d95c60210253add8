import { type Locale, monthNames, type StoreSummary } from '@pasar/contract';

export type Series = StoreSummary['series'];
export type Metric = 'gmv' | 'orders' | 'visitors';
export type Bucket = StoreSummary['period']['bucket'];

/** `21 Nov`, or `Nov 2026` for a full month: what fits below a bar. */
export const shortDay = (date: string, bucket: Bucket, locale: Locale): string => {
  const [year, month, day] = date.split('-');
  const name = monthNames[locale][Number(month) - 1]?.slice(0, 3) ?? '';
  return bucket === 'month' ? `${name} ${year}` : `${Number(day)} ${name}`;
};

/** So much higher than all others is a spike: drawn to scale, it would flatten them. */
const spikeFactor = 2.5;
/** At most one bar of twelve; more high ones are what is usual here. */
const spikeShare = 12;

export interface ChartScale {
  /** The highest amount that fits. */
  top: number;
  /** Places of the bars that are cut there, at most one of twelve. */
  cut: readonly number[];
}

/** The scale of a chart that a single spike does not flatten. */
export const getChartScale = (series: Series, metric: Metric): ChartScale => {
  const amounts = series.flatMap((one) => [one[metric], one.previous[metric]]).toSorted((a, b) => b - a);
  const highest = Math.max(1, amounts[0] ?? 0);
  for (let spikes = 1; spikes <= Math.max(1, Math.floor(series.length / spikeShare)); spikes++) {
    const rest = amounts[spikes] ?? 0;
    if (rest === 0 || (amounts[spikes - 1] ?? 0) < rest * spikeFactor) continue;
    const top = rest * 1.25;
    return { top, cut: series.flatMap((one, place) => (one[metric] > top ? [place] : [])) };
  }
  return { top: highest, cut: [] };
};
