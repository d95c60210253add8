import type { MarketFigures as Figures } from '@pasar/contract';
import { FilterChips } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { FigureCards } from './figure-cards.tsx';
import { GmvPlot } from './gmv-plot.tsx';

const day = 86_400_000;
const ranges = [7, 30, 90] as const;

interface MarketFiguresProps {
  figures: Figures;
  /** The same page with the figures of other days. */
  toPath: (days: { date_start: string; date_end: string }) => string;
}

/** How the market does in the last days, beside as many days before. */
export const MarketFigures = ({
  figures: { period, compare, cards, series },
  toPath,
}: MarketFiguresProps) => {
  const { t } = useTranslation('back-office');
  const { date } = useFormat();
  const startOf = (days: number) =>
    new Date(Date.parse(period.date_end) - (days - 1) * day).toISOString().slice(0, 10);
  const between = (range: { date_start: string; date_end: string }) =>
    t('figures.between', { from: date(range.date_start), until: date(range.date_end) });
  return (
    <Section title={t('figures.title')}>
      <Stack gap={12}>
        <FilterChips
          label={t('figures.days')}
          chips={ranges.map((days) => ({
            key: String(days),
            label: t('figures.last', { count: days }),
            to: toPath({ date_start: startOf(days), date_end: period.date_end }),
            chosen: period.days === days,
          }))}
        />
        <p>{t('figures.compared', { days: between(period), before: between(compare) })}</p>
        <FigureCards cards={cards} />
        <GmvPlot series={series} />
      </Stack>
    </Section>
  );
};
