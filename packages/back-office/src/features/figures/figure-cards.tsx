import type { MarketFigures } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './figures.styles.ts';

type Name = keyof MarketFigures['cards'];

const names: readonly Name[] = ['gmv', 'orders', 'take_rate', 'new_sellers', 'refunds'];
const isMoney = (name: Name) => name === 'gmv' || name === 'refunds';

/** What the days came to, each figure beside as many days before. */
export const FigureCards = ({ cards }: Pick<MarketFigures, 'cards'>) => {
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
      {names.map((name) => (
        <Card key={name} padding="m">
          <dt css={style.nameStyle}>{t(`figures.name.${name}`)}</dt>
          <dd css={style.valueStyle}>{write(name, cards[name].value)}</dd>
          <dd css={style.changeStyle}>{change(name)}</dd>
        </Card>
      ))}
    </dl>
  );
};
