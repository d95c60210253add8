import type { Locale } from '@pasar/contract';
import { color } from '@pasar/design-tokens';
import { useEffect, useEffectEvent, useRef } from 'react';
import UPlot from 'uplot';
import { type Bucket, type ChartScale, type Metric, type Series, shortDay } from './chart-days.ts';
import { plotStyle } from './plot.styles.ts';
import { renderCuts } from './render-cuts.ts';

export interface PlotProps {
  series: Series;
  metric: Metric;
  bucket: Bucket;
  locale: Locale;
  tone: 1 | 3 | 4;
  scale: ChartScale;
  /** How an amount is written beside the chart. */
  write: (value: number) => string;
  /** The bar under the pointer; null when it has left. All charts of the page point at the same day. */
  onPoint: (place: number | null) => void;
  onDrawn: () => void;
}

/** Reads a value of the theme at the canvas: a canvas knows no variables. */
const inkOf = (place: HTMLElement) => {
  const style = getComputedStyle(place);
  return (decision: string) => style.getPropertyValue(decision.replace(/^var\((.*)\)$/, '$1')).trim();
};

/**
 * Bars by day on a canvas, the days before as a line over them. Without animation; the table below has its
 * figures for everybody.
 */
export const Plot = ({ series, metric, bucket, locale, tone, scale, write, onPoint, onDrawn }: PlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  const point = useEffectEvent(onPoint);
  const drawn = useEffectEvent(onDrawn);
  const amount = useEffectEvent(write);
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    const ink = () => inkOf(node);
    const font = () => `500 12px ${getComputedStyle(node).fontFamily}`;
    const plot = new UPlot(
      {
        width: node.clientWidth,
        height: node.clientHeight,
        // Space for half a label at the end, none where the card has padding.
        padding: [8, 18, 0, 0],
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, sync: { key: 'summary' }, points: { show: false } },
        scales: {
          x: { time: false, range: () => [-0.5, series.length - 0.5] },
          // Above bars that are cut there is space for their amounts.
          y: { range: () => [0, scale.top * (scale.cut.length > 0 ? 1.16 : 1.05)] },
        },
        axes: [
          {
            stroke: () => ink()(color.text.muted),
            font: font(),
            size: 28,
            gap: 4,
            grid: { show: false },
            ticks: { show: false },
            splits: () => everyNth(series.length, node.clientWidth),
            values: (_, places) => places.map((at) => shortDay(series[at]?.date ?? '', bucket, locale)),
          },
          {
            stroke: () => ink()(color.text.muted),
            font: font(),
            size: 44,
            gap: 6,
            space: 44,
            incrs: metric === 'gmv' ? undefined : wholeSteps,
            ticks: { show: false },
            grid: { stroke: () => ink()(color.chart.grid), width: 1 },
            // Above the cut an amount of the axis would be wrong.
            values: (_, values) => values.map((value) => (value > scale.top ? '' : amount(value))),
          },
        ],
        series: [
          {},
          {
            fill: () => ink()(color.chart[tone]),
            width: 0,
            paths: UPlot.paths.bars?.({ size: [0.62, 36], radius: 0.25 }),
            points: { show: false },
          },
          { stroke: () => ink()(color.chart[2]), width: 2, points: { show: series.length < 3, size: 8 } },
        ],
        hooks: {
          setCursor: [({ cursor }) => point(cursor.idx ?? null)],
          draw: [
            (plot) =>
              renderCuts(plot, {
                places: scale.cut.map((at) => ({ at, text: amount(series[at]?.[metric] ?? 0) })),
                top: scale.top,
                font: font(),
                text: ink()(color.text.default),
                ground: ink()(color.surface.card),
              }),
          ],
          ready: [() => drawn()],
        },
      },
      [
        series.map((_, at) => at),
        series.map((one) => Math.min(one[metric], scale.top)),
        series.map((one) => Math.min(one.previous[metric], scale.top)),
      ],
      node,
    );
    const watched = new ResizeObserver(() =>
      plot.setSize({ width: node.clientWidth, height: node.clientHeight }),
    );
    watched.observe(node);
    const theme = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => plot.redraw(false, true);
    theme.addEventListener('change', redraw);
    return () => {
      theme.removeEventListener('change', redraw);
      watched.disconnect();
      plot.destroy();
    };
  }, [series, metric, bucket, locale, tone, scale]);
  return <div ref={place} css={plotStyle} aria-hidden="true" />;
};

/** Orders and users are integers. */
const wholeSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000];

/** Places of the labels: as many as fit, the last day always among them. */
const everyNth = (count: number, width: number): number[] => {
  const step = Math.max(1, Math.ceil(count / Math.max(2, Math.floor((width - 48) / 64))));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0);
};
