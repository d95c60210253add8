import type { StoreSummary } from '@pasar/contract';
import { lazyComponent, useFormat, useLocale } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getChartScale, type Metric } from './chart-days.ts';
import * as style from './day-chart.styles.ts';
import { StillBars } from './still-bars.tsx';

const Plot = lazyComponent(() => import(/* webpackChunkName: "plot" */ './plot.tsx').then((m) => m.Plot));

interface DayChartProps {
  summary: Pick<StoreSummary, 'series' | 'period' | 'cards'>;
  metric: Metric;
  tone: 1 | 3 | 4;
  /** The page's first chart, beside what waits. */
  tall?: boolean;
}

/**
 * One figure day by day, and the days before as a line. Pointing at a day shows its name and amounts above;
 * otherwise the full range is shown there.
 */
export const DayChart = ({
  summary: { series, period, cards },
  metric,
  tone,
  tall = false,
}: DayChartProps) => {
  const { t } = useTranslation('seller');
  const { rupiah, number, count, date } = useFormat();
  const locale = useLocale();
  const heading = useId();
  const [drawn, setDrawn] = useState(false);
  const [place, setPlace] = useState<number | null>(null);
  const pointed = place === null ? undefined : series[place];
  const write = metric === 'gmv' ? rupiah : number;
  const { value, previous } = cards[metric];
  const scale = useMemo(() => getChartScale(series, metric), [series, metric]);
  const cut = scale.cut.flatMap((at) => series[at] ?? []);
  return (
    <Card as="section" aria-labelledby={heading} css={style.card}>
      <div css={style.head}>
        <h2 id={heading} css={style.title}>
          {t(`overview.chart.${metric}.${period.bucket}`)}
        </h2>
        <dl css={style.readout}>
          <div>
            <dt>
              <span css={style.swatch(tone)} />
              {pointed ? date(pointed.date) : t('overview.chart.full')}
            </dt>
            <dd>{write(pointed ? pointed[metric] : value)}</dd>
          </div>
          <div>
            <dt>
              <span css={style.line} />
              {t('overview.chart.before')}
            </dt>
            <dd>{write(pointed ? pointed.previous[metric] : previous)}</dd>
          </div>
        </dl>
      </div>
      {cut.length > 0 && (
        <p css={style.cut}>
          {t('overview.chart.cut', {
            days: cut.map((one) => `${date(one.date)} (${write(one[metric])})`).join(', '),
          })}
        </p>
      )}
      <div css={[style.place, tall && style.tallPlace]}>
        {!drawn && <StillBars series={series} metric={metric} tone={tone} scale={scale} />}
        <Plot
          series={series}
          metric={metric}
          bucket={period.bucket}
          locale={locale}
          tone={tone}
          scale={scale}
          write={count}
          onPoint={setPlace}
          onDrawn={() => setDrawn(true)}
        />
      </div>
    </Card>
  );
};
