import type { AdminStoreDetail } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** What happened to the store and who did it, newest first. */
export const StoreHistory = ({ events }: Pick<AdminStoreDetail, 'events'>) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  if (events.length === 0) return null;
  return (
    <Section title={t('file.history')}>
      <ul>
        {events.map(({ action, actor, reason, at }) => (
          <li key={`${at}-${action}`}>
            {dateTime(at)} · {t(`file.event.${action}`, { defaultValue: action })} ·{' '}
            {actor ?? t('file.byItself')}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ul>
    </Section>
  );
};
