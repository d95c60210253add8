import type { BuyerOrderDetail } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { newestFirst } from './parcel.tsx';
import { Part } from './part.tsx';

/** Every step of the order: who took it, and what was said. */
export const OrderHistory = ({ timeline }: Pick<BuyerOrderDetail, 'timeline'>) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useFormat();
  return (
    <Part title={t('order.history')}>
      <Timeline
        label={t('order.history')}
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
