import type { Locale } from '@pasar/contract';
import { color } from '@pasar/design-tokens';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { plotStyle } from './error-plot.styles.ts';
import type { PlotData } from './plot-data.ts';

export interface ErrorPlotProps {
  data: PlotData;
  locale: Locale;
}

/** Reads a value of the theme at the canvas: a canvas knows no variables. */
const inkOf = (place: HTMLElement) => {
  const style = getComputedStyle(place);
  return (decision: string) => style.getPropertyValue(decision.replace(/^var\((.*)\)$/, '$1')).trim();
};

/** One line per version, the live one in the brand's color, the canary dashed beside it. */
const inks = [color.chart[1], color.chart[3], color.chart[4]] as const;
const height = 120;
/** The minimum of the axis in percent: with less, every error would look like a storm. */
const tops = [5, 10, 20, 50, 100] as const;
const topFor = (most: number): number => tops.find((top) => top >= most) ?? 100;

/** Shares of failed sessions over time. Without animation; the figures stand beside it as text for everybody. */
export const ErrorPlot = ({ data, locale }: ErrorPlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<UPlot>(null);
  const versions = data.lines.map(({ version }) => version).join(' ');
  const rows = [data.times, ...data.lines.map(({ shares }) => shares)];
  const latest = useRef(rows);
  latest.current = rows;

  useEffect(() => {
    const node = place.current;
    if (!node) return;
    const ink = () => inkOf(node);
    const axis = { stroke: () => ink()(color.text.muted), ticks: { show: false } } as const;
    const font = `500 12px ${getComputedStyle(node).fontFamily}`;
    const clock = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Jakarta',
    });
    const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const plot = new UPlot(
      {
        width: node.clientWidth,
        height,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
        scales: { y: { range: (_, __, most) => [0, topFor(most ?? 0) * 1.1] } },
        axes: [
          {
            ...axis,
            font,
            size: 32,
            gap: 10,
            space: 72,
            grid: { show: false },
            values: (_, times) => times.map((time) => clock.format(time * 1_000)),
          },
          {
            ...axis,
            font,
            size: 48,
            gap: 6,
            splits: (_, __, ___, end) => [0, end / 2.2, end / 1.1],
            grid: { stroke: () => ink()(color.chart.grid), width: 1 },
            values: (_, shares) => shares.map((share) => `${percent.format(share)} %`),
          },
        ],
        series: [
          {},
          ...versions.split(' ').map((_, line) => ({
            stroke: () => ink()(inks[line % inks.length] ?? inks[0]),
            width: 2,
            spanGaps: true,
            points: { show: true, size: 5, fill: () => ink()(inks[line % inks.length] ?? inks[0]) },
            ...(line > 0 && { dash: [6, 3] }),
          })),
        ],
      },
      // One row of times and one per version: as many as there are series.
      latest.current as UPlot.AlignedData,
      node,
    );
    drawn.current = plot;
    const watched = new ResizeObserver(() => plot.setSize({ width: node.clientWidth, height }));
    watched.observe(node);
    const theme = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => plot.redraw(false, true);
    theme.addEventListener('change', redraw);
    return () => {
      theme.removeEventListener('change', redraw);
      watched.disconnect();
      plot.destroy();
      drawn.current = null;
    };
  }, [versions, locale]);
  useEffect(() => drawn.current?.setData(rows as UPlot.AlignedData));
  return <div ref={place} css={plotStyle} aria-hidden="true" />;
};
