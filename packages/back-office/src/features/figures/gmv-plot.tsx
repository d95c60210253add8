import type { MarketFigures } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Card, Disclosure } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './figures.styles.ts';

const [wide, high] = [100, 40];

/** The sales day by day as bars, the days before as a line; the table below has the same for everybody. */
export const GmvPlot = ({ series }: Pick<MarketFigures, 'series'>) => {
  const { t } = useTranslation('back-office');
  const { rupiah, number, date } = useFormat();
  const top = Math.max(1, ...series.flatMap(({ gmv, previous }) => [gmv, previous.gmv]));
  const step = wide / series.length;
  const line = series.map(
    ({ previous }, place) => `${(place + 0.5) * step},${high - (previous.gmv / top) * high}`,
  );
  return (
    <Card padding="m">
      <p css={style.captionStyle}>{t('figures.plot')}</p>
      <svg
        css={style.barsStyle}
        viewBox={`0 0 ${wide} ${high}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {series.map(({ date: day, gmv }, place) => {
          const height = (gmv / top) * high;
          return (
            <rect
              key={day}
              css={style.barStyle}
              x={(place + 0.2) * step}
              y={high - height}
              width={step * 0.6}
              height={height}
            />
          );
        })}
        <polyline css={style.lineStyle} points={line.join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      <Disclosure summary={t('figures.table')}>
        <table css={style.tableStyle}>
          <thead>
            <tr>
              <th scope="col">{t('figures.day')}</th>
              <th scope="col">{t('figures.name.gmv')}</th>
              <th scope="col">{t('figures.name.orders')}</th>
              <th scope="col">{t('figures.before')}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ date: day, gmv, orders, previous }) => (
              <tr key={day}>
                <th scope="row">{date(day)}</th>
                <td>{rupiah(gmv)}</td>
                <td>{number(orders)}</td>
                <td>{rupiah(previous.gmv)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Card>
  );
};
