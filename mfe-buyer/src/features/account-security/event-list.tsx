import type { AccountEvent } from '@pasar/contract';
import { entryFactStyle, entryNameStyle, entryStyle, entryTextStyle } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** What happened to the account, when and from where. */
export const EventList = ({ events }: { events: readonly AccountEvent[] }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  if (events.length === 0) return <p>{t('security.events.none')}</p>;
  return (
    <Card padding="none">
      <ul>
        {events.map(({ id, event, at, count, network }) => (
          <li key={id} css={entryStyle}>
            <div css={entryTextStyle}>
              <p css={entryNameStyle}>{t(`security.events.name.${event}`)}</p>
              <p css={entryFactStyle}>
                <time dateTime={at}>{dateTime(at)}</time>
                {network !== '*' && ` · ${t('security.events.from')} ${network}`}
                {count > 1 && ` · ${t('security.events.times', { count })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};
