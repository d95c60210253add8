import type { AdminOrderDetail } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Section, Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** Everything that happened to the order and who did it, newest first. */
export const OrderEvents = ({ events }: Pick<AdminOrderDetail, 'events'>) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <Section title={t('order.history')}>
      <Timeline
        label={t('order.history')}
        moments={events
          .map(({ status_label, actor, name, note, at }, place) => ({
            id: String(place),
            title: status_label,
            text: [[t(`order.actor.${actor}`), name].filter(Boolean).join(' '), note]
              .filter(Boolean)
              .join(' · '),
            at,
            time: dateTime(at),
          }))
          .toReversed()}
      />
    </Section>
  );
};
