import { type AdminTicketDetail, adminTicketEndpoints } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Stack, TextLink, Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { writtenTextStyle } from '../../shared/facts/written-text.styles.ts';
import { ReplyToTicket } from './reply-to-ticket.tsx';

interface TicketDetailProps {
  ticket: AdminTicketDetail;
  closeTo: string;
}

/** One question beside the list: who asks, what was written, and the answer. */
export const TicketDetail = ({ ticket, closeTo }: TicketDetailProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const { id, version, code, state, topic, order_code, user, email, messages } = ticket;
  return (
    <DetailPane title={code} subject={String(id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        <Facts
          facts={[
            [t('tickets.topicOf'), t(`tickets.topic.${topic}`)],
            [t('tickets.stateOf'), t(`tickets.state.${state}`)],
            [
              t('tickets.person'),
              user ? (
                <TextLink
                  key="user"
                  as={LocalLink}
                  to={linkTo('back-office.users', { open: String(user.id) })}
                >
                  {user.name || t('tickets.nameless')}
                </TextLink>
              ) : (
                t('tickets.visitor')
              ),
            ],
            [t('tickets.email'), email],
            [
              t('tickets.order'),
              order_code && (
                <TextLink
                  key="order"
                  as={LocalLink}
                  to={linkTo('back-office.orders', { search: order_code })}
                >
                  {order_code}
                </TextLink>
              ),
            ],
          ]}
        />
        <Timeline
          label={t('tickets.messages')}
          moments={messages.toReversed().map((one) => ({
            id: String(one.id),
            title: one.side === 'staff' ? (one.author ?? t('tickets.team')) : t('tickets.person'),
            text: <span css={writtenTextStyle}>{one.text}</span>,
            at: one.at,
            time: dateTime(one.at),
          }))}
        />
        {state !== 'closed' && (
          <>
            <ReplyToTicket ticket={ticket} />
            <ReasonAction
              button={t('tickets.close.button')}
              title={t('tickets.close.title', { code })}
              text={t('tickets.close.text')}
              yes={t('tickets.close.button')}
              hotkey="r"
              reason={null}
              send={(api, _, options) =>
                api.call(adminTicketEndpoints.close, { body: { ticket_id: id, version } }, options)
              }
            />
          </>
        )}
      </Stack>
    </DetailPane>
  );
};
