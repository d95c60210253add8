import type { StoreSummary } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Card, Price, TextLink } from '@pasar/ui';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './figure-cards.styles.ts';

type Name = keyof StoreSummary['cards'];

/** The most looked at first; `cancel_rate` is better the lower it is. */
const order: readonly Name[] = [
  'gmv',
  'orders',
  'visitors',
  'conversion',
  'avg_order',
  'products_sold',
  'cancel_rate',
];
const isMoney = (name: Name) => name === 'gmv' || name === 'avg_order';
const isShare = (name: Name) => name === 'conversion' || name === 'cancel_rate';

/** The change against the days before: an arrow, a color, and text for users who see neither. */
const Delta = ({ name, card }: { name: Name; card: StoreSummary['cards'][Name] }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { delta_percent: delta, value } = card;
  if (delta === null || delta === 0) {
    const words = delta === 0 ? 'same' : value === 0 ? 'same' : 'new';
    return (
      <p css={style.delta}>
        <Minus size={16} strokeWidth={1.9} aria-hidden="true" />
        {t(`overview.delta.${words}`)}
      </p>
    );
  }
  const rises = delta > 0;
  const good = rises !== (name === 'cancel_rate');
  const Icon = rises ? TrendingUp : TrendingDown;
  return (
    <p css={[style.delta, good ? style.good : style.bad]}>
      <Icon size={16} strokeWidth={1.9} aria-hidden="true" />
      {t(rises ? 'overview.delta.up' : 'overview.delta.down', { percent: number(Math.abs(delta)) })}
    </p>
  );
};

/** What the days come to, each figure beside the days before; what is in the wallet now and what they brought in. */
export const FigureCards = ({
  cards,
  money,
}: {
  cards: StoreSummary['cards'];
  /** Null for those whose role does not cover it. */
  money: Pick<StoreSummary, 'balance' | 'income'> | null;
}) => {
  const { t } = useTranslation('seller');
  const { rupiah, number } = useFormat();
  const write = (name: Name, value: number) =>
    isMoney(name) ? rupiah(value) : isShare(name) ? `${number(value)}%` : number(value);
  return (
    <dl css={style.cards}>
      {order.map((name) => (
        <Card key={name} padding="m" css={style.card}>
          <dt css={style.name}>{t(`overview.cards.${name}`)}</dt>
          <dd css={style.figure}>
            {isMoney(name) ? (
              <Price value={write(name, cards[name].value)} size="l" />
            ) : (
              write(name, cards[name].value)
            )}
          </dd>
          <dd>
            <Delta name={name} card={cards[name]} />
            <p css={style.before}>
              {t('overview.delta.before', { value: write(name, cards[name].previous) })}
            </p>
          </dd>
        </Card>
      ))}
      {money && (
        <Card padding="m" css={style.card}>
          <dt css={style.name}>{t('overview.balance')}</dt>
          <dd css={style.figure}>
            <Price value={rupiah(money.balance)} size="l" />
          </dd>
          <dd>
            <p css={style.before}>{t('overview.income', { amount: rupiah(money.income) })}</p>
            <TextLink as={LocalLink} standalone to={linkTo('seller.wallet')}>
              {t('overview.toWallet')}
            </TextLink>
          </dd>
        </Card>
      )}
    </dl>
  );
};
