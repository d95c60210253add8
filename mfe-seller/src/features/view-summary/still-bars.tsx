import { css } from '@emotion/react';
import { color } from '@pasar/design-tokens';
import type { ChartScale, Metric, Series } from './chart-days.ts';

const wide = 100;
const high = 40;
const still = css({ display: 'block', inlineSize: '100%', blockSize: '100%', opacity: 0.55 });

interface StillBarsProps {
  series: Series;
  metric: Metric;
  tone: 1 | 3 | 4;
  scale: ChartScale;
}

/** The shape of a chart as the server renders it; the interactive one replaces it. */
export const StillBars = ({ series, metric, tone, scale: { top } }: StillBarsProps) => {
  const heightOf = (amount: number) => (Math.min(amount, top) / top) * high;
  const step = wide / series.length;
  return (
    <svg css={still} viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
      {series.map((one, place) => {
        const height = heightOf(one[metric]);
        return (
          <rect
            key={one.date}
            x={(place + 0.2) * step}
            y={high - height}
            width={step * 0.6}
            height={height}
            fill={color.chart[tone]}
          />
        );
      })}
      <polyline
        points={series
          .map(({ previous }, place) => `${(place + 0.5) * step},${high - heightOf(previous[metric])}`)
          .join(' ')}
        fill="none"
        stroke={color.chart[2]}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
};
