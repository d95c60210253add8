import { type MarketFigures as Figures, inLocale, type StaffRole } from '@pasar/contract';
import { DayField, FilterChips } from '@pasar/dashboard';
import { linkTo, useFormat, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { Button, Section, Stack } from '@pasar/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureCards } from './figure-cards.tsx';
import { daysStyle } from './figures.styles.ts';
import { GmvPlot } from './gmv-plot.tsx';

const day = 86_400_000;
const ranges = [7, 30, 90] as const;

interface MarketFiguresProps {
  figures: Figures;
  roles: readonly StaffRole[];
  /** The same page with the figures of other days. */
  toPath: (days: { date_start: string; date_end: string }) => string;
}

/** Two days of one's own, at most a year apart. */
const OwnDays = ({ period, toPath }: Pick<Figures, 'period'> & Pick<MarketFiguresProps, 'toPath'>) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [date_start = '', date_end = ''] = [typed.get('date_start'), typed.get('date_end')]
      .map(String)
      .toSorted();
    void navigate(toPath({ date_start, date_end }), { preventScrollReset: true });
  };
  return (
    <form
      key={`${period.date_start} ${period.date_end}`}
      method="get"
      action={inLocale(linkTo('back-office.home'), locale)}
      css={daysStyle}
      aria-label={t('figures.ownDays')}
      onSubmit={show}
    >
      <DayField name="date_start" label={t('figures.from')} defaultValue={period.date_start} />
      <DayField name="date_end" label={t('figures.until')} defaultValue={period.date_end} />
      <Button type="submit" variant="secondary">
        {t('figures.show')}
      </Button>
    </form>
  );
};

/** How the market does in the last days, beside as many days before. */
export const MarketFigures = ({
  figures: { period, compare, cards, series },
  roles,
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
        <OwnDays period={period} toPath={toPath} />
        <FigureCards cards={cards} period={period} roles={roles} />
        <GmvPlot series={series} />
      </Stack>
    </Section>
  );
};
