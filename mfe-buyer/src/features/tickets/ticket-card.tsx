import type { Ticket } from '@pasar/contract';
import { entryFactStyle, entryNameStyle } from '@pasar/dashboard';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Card, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { TicketState } from './ticket-state.tsx';
import { lineStyle } from './tickets.styles.ts';

/** A question in the list: its first words, whose turn it is, and the way to it. */
export const TicketCard = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  const { code, topic, excerpt, state, changed_at } = ticket;
  return (
    <Card as="article" aria-label={code}>
      <Stack gap={8}>
        <div css={lineStyle}>
          <TicketState state={state} />
          <span css={entryFactStyle}>
            {t(`tickets.topic.${topic}`)} · {dateTime(changed_at)}
          </span>
        </div>
        <p css={entryNameStyle}>{excerpt}</p>
        <div>
          <TextLink as={LocalLink} to={linkTo('buyer.ticket', { code })} standalone>
            {t('tickets.show', { code })}
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
};
