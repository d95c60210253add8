import type { SellerOrderDetail } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { newestFirst } from './parcel.tsx';
import { Part } from './part.tsx';

/** Every step of the order: who took it, and what was said. */
export const SaleHistory = ({ timeline }: Pick<SellerOrderDetail, 'timeline'>) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useFormat();
  return (
    <Part title={t('sale.history')}>
      <Timeline
        label={t('sale.history')}
        moments={newestFirst(timeline).map(({ status, label, at, actor, note }, index) => ({
          id: `${status}-${at}-${index}`,
          title: label,
          text: [t(`actor.${actor}`), note].filter(Boolean).join(' · '),
          at,
          time: dateTime(at),
        }))}
      />
    </Part>
  );
};
