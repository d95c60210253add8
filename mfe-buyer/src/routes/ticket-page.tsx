import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Notice, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { TicketState } from '../features/tickets/ticket-state.tsx';
import { TicketThread } from '../features/tickets/ticket-thread.tsx';
import { lineStyle } from '../features/tickets/tickets.styles.ts';
import { WriteMore } from '../features/tickets/write-more.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { ticketLoader } from './ticket.loader.ts';

/** One question to the market with all answers, and a field for more. */
export const TicketPage = () => {
  const { t } = useTranslation('buyer');
  const { code, topic, order_code, state, messages, can_write } = usePageData<typeof ticketLoader>();
  return (
    <DashboardLayout
      title={t('tickets.title', { code })}
      above={
        <TextLink as={LocalLink} standalone to={linkTo('buyer.tickets')}>
          {t('tickets.all')}
        </TextLink>
      }
    >
      <p css={lineStyle}>
        <TicketState state={state} />
        {t(`tickets.topic.${topic}`)}
        {order_code && ` · ${order_code}`}
      </p>
      <TicketThread messages={messages} />
      {can_write ? (
        <WriteMore code={code} />
      ) : (
        <Notice
          action={
            <ButtonLink as={LocalLink} variant="secondary" size="s" to={linkTo('help.contact')}>
              {t('tickets.ask')}
            </ButtonLink>
          }
        >
          {t('tickets.closed')}
        </Notice>
      )}
    </DashboardLayout>
  );
};
