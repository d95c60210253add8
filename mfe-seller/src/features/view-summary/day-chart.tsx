import type { StoreSummary } from '@pasar/contract';
import { lazyPart, useFormat, useLocale } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Metric } from './chart-days.ts';
import * as style from './day-chart.styles.ts';
import { StillBars } from './still-bars.tsx';

const Plot = lazyPart(() => import(/* webpackChunkName: "plot" */ './plot.tsx').then((m) => m.Plot));

interface DayChartProps {
  summary: Pick<StoreSummary, 'series' | 'period' | 'cards'>;
  metric: Metric;
  tone: 1 | 3 | 4;
  /** The page's first chart, beside what waits. */
  tall?: boolean;
}

/** One figure day by day. Pointing at a day names it and its amount above; the whole range stands there otherwise. */
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
  return (
    <Card as="section" aria-labelledby={heading} css={style.card}>
      <div css={style.head}>
        <h2 id={heading} css={style.title}>
          <span css={style.swatch(tone)} />
          {t(`overview.chart.${metric}.${period.bucket}`)}
        </h2>
        <p css={style.readout}>
          <span>{pointed ? date(pointed.date) : t('overview.chart.whole')}</span>
          <strong>{write(pointed ? pointed[metric] : cards[metric].value)}</strong>
        </p>
      </div>
      <div css={[style.place, tall && style.tallPlace]}>
        {!drawn && <StillBars series={series} metric={metric} tone={tone} />}
        <Plot
          series={series}
          metric={metric}
          bucket={period.bucket}
          locale={locale}
          tone={tone}
          write={count}
          onPoint={setPlace}
          onDrawn={() => setDrawn(true)}
        />
      </div>
    </Card>
  );
};
