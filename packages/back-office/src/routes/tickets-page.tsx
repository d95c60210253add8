import type { AdminTicket } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable, SectionError } from '@pasar/dashboard';
import { usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { LazyTicketDetail } from '../features/tickets/lazy-ticket.ts';
import { type TicketsQuery, ticketsPath, ticketTabs, topicTabs } from '../features/tickets/tickets-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { ticketsLoader } from './tickets.loader.ts';

const Rows = ({ tickets, query }: { tickets: readonly AdminTicket[]; query: TicketsQuery }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.tickets')}
      columns={[
        { id: 'code', label: t('tickets.code') },
        { id: 'excerpt', label: t('tickets.question') },
        { id: 'topic', label: t('tickets.topicOf') },
        { id: 'state', label: t('tickets.stateOf') },
        { id: 'at', label: t('tickets.changedAt') },
      ]}
      rows={tickets.map(({ id, code, excerpt, topic, state, changed_at }) => ({
        id: String(id),
        to: ticketsPath({ ...query, open: String(id) }),
        open: query.open === String(id),
        cells: {
          code,
          excerpt,
          topic: t(`tickets.topic.${topic}`),
          state: t(`tickets.state.${state}`),
          at: dateTime(changed_at),
        },
      }))}
    />
  );
};

/** What people ask the market, those that wait for an answer first, and one question beside the list. */
export const TicketsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof ticketsLoader>();
  return (
    <OfficePage title={t('nav.tickets')} data={data}>
      {({ query, list, ticket }) => {
        const start = { ...query, page: 1, open: '' };
        const closeTo = ticketsPath({ ...query, open: '' });
        const { state, topic, search } = query;
        const isFiltered = state !== 'open' || topic !== 'all' || search !== '';
        return (
          <ListWithDetail>
            <ListSection
              title={t('nav.tickets')}
              chips={[
                ...ticketTabs.map((one) => ({
                  key: one,
                  label: t(`tickets.tab.${one}`),
                  to: ticketsPath({ ...start, state: one }),
                  chosen: state === one,
                })),
                ...topicTabs.flatMap((one) =>
                  one === 'all'
                    ? []
                    : {
                        key: one,
                        label: t(`tickets.topic.${one}`),
                        to: ticketsPath({ ...start, topic: topic === one ? 'all' : one }),
                        chosen: topic === one,
                      },
                ),
              ]}
              search={{
                value: search,
                label: t('tickets.search'),
                pathFor: (typed) => ticketsPath({ ...start, state: 'all', search: typed }),
              }}
              list={list}
              pathFor={(page) => ticketsPath({ ...query, page, open: '' })}
              cleared={isFiltered ? ticketsPath({}) : undefined}
            >
              {(tickets) => <Rows tickets={tickets} query={query} />}
            </ListSection>
            {ticket &&
              (ticket.ok ? (
                <LazyTicketDetail key={ticket.value.data.id} ticket={ticket.value.data} closeTo={closeTo} />
              ) : (
                <DetailPane
                  title={t('nav.tickets')}
                  subject={query.open}
                  close={{ to: closeTo, label: t('close') }}
                >
                  <SectionError section={t('nav.tickets')} />
                </DetailPane>
              ))}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
