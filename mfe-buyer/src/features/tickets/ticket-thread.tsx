import type { TicketThread as Thread } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Card, Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { writtenStyle } from './tickets.styles.ts';

/** What was asked and answered, the newest first. */
export const TicketThread = ({ messages }: Pick<Thread, 'messages'>) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  return (
    <Card padding="l">
      <Timeline
        label={t('tickets.messages')}
        moments={messages.toReversed().map(({ id, side, text, at }) => ({
          id: String(id),
          title: t(`tickets.side.${side}`),
          text: <span css={writtenStyle}>{text}</span>,
          at,
          time: dateTime(at),
        }))}
      />
    </Card>
  );
};
