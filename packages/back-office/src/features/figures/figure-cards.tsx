import type { MarketFigures, StaffRole } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { Card, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './figures.styles.ts';
import { getFigurePath } from './get-figure-path.ts';

type Name = keyof MarketFigures['cards'];

const names: readonly Name[] = ['gmv', 'orders', 'take_rate', 'new_sellers', 'refunds'];
const isMoney = (name: Name) => name === 'gmv' || name === 'refunds';

interface FigureCardsProps extends Pick<MarketFigures, 'cards' | 'period'> {
  roles: readonly StaffRole[];
}

/** What the days came to, each figure beside as many days before; it leads to the rows that it counts. */
export const FigureCards = ({ cards, period: { date_start, date_end }, roles }: FigureCardsProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah, number } = useFormat();
  const write = (name: Name, value: number) =>
    isMoney(name) ? rupiah(value) : name === 'take_rate' ? `${number(value)}%` : number(value);
  const change = (name: Name) => {
    const { delta_percent: delta, value, previous } = cards[name];
    const before = write(name, previous);
    if (delta === null) return t('figures.new', { before });
    if (delta === 0) return value === 0 ? t('figures.none') : t('figures.same', { before });
    return t(delta > 0 ? 'figures.up' : 'figures.down', { percent: number(Math.abs(delta)), before });
  };
  return (
    <dl css={style.cardsStyle}>
      {names.map((name) => {
        const to = getFigurePath(name, { date_start, date_end }, roles);
        const value = write(name, cards[name].value);
        return (
          <Card key={name} padding="m">
            <dt css={style.nameStyle}>{t(`figures.name.${name}`)}</dt>
            <dd css={style.valueStyle}>
              {to ? (
                <TextLink as={LocalLink} to={to}>
                  {value}
                </TextLink>
              ) : (
                value
              )}
            </dd>
            <dd css={style.changeStyle}>{change(name)}</dd>
          </Card>
        );
      })}
    </dl>
  );
};
