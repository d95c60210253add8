import type { BuyerTab } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { CreditCard, MessageSquareWarning, PackageCheck, PackageOpen, Star, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './todo-tiles.styles.ts';

interface TodoTilesProps {
  counts: Partial<Record<BuyerTab, number>>;
  /** Items that wait for a review; undefined when the count failed. */
  toReview: number | undefined;
}

const stage = (status: BuyerTab) => linkTo('buyer.orders', { status });

/** What waits for the buyer, and where the parcels are: each leads to its list. */
export const TodoTiles = ({ counts, toReview }: TodoTilesProps) => {
  const { t } = useTranslation('buyer');
  const { number } = useFormat();
  const tiles = [
    { key: 'unpaid', Icon: CreditCard, count: counts.unpaid ?? 0, to: stage('unpaid'), mine: true },
    { key: 'processed', Icon: PackageOpen, count: counts.processed ?? 0, to: stage('processed') },
    { key: 'shipped', Icon: Truck, count: counts.shipped ?? 0, to: stage('shipped') },
    { key: 'confirm', Icon: PackageCheck, count: counts.delivered ?? 0, to: stage('delivered'), mine: true },
    { key: 'review', Icon: Star, count: toReview, to: linkTo('buyer.reviews'), mine: true },
    { key: 'complained', Icon: MessageSquareWarning, count: counts.complained ?? 0, to: stage('complained') },
  ] as const;
  return (
    <ul css={style.tiles}>
      {tiles.map(({ key, Icon, count, to, ...tile }) => (
        <li key={key}>
          <LocalLink to={to} css={style.tile}>
            <span css={[style.mark, 'mine' in tile && Boolean(count) && style.mineMark]}>
              <Icon size={24} strokeWidth={1.9} aria-hidden="true" />
            </span>
            <span css={[style.count, count === 0 && style.none]}>
              {count === undefined ? '–' : number(count)}
            </span>
            <span css={style.name}>{t(`overview.todo.${key}`)}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
};
