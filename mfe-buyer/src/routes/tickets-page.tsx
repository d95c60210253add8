import { ListPages, SectionError } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { TicketCard } from '../features/tickets/ticket-card.tsx';
import { ticketsPath } from '../features/tickets/tickets-query.ts';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { ticketsLoader } from './tickets.loader.ts';

/** One's questions to the market, and the way to a new one. */
export const TicketsPage = () => {
  const { t } = useTranslation('buyer');
  const { query, list } = usePageData<typeof ticketsLoader>();
  const ask = (
    <ButtonLink as={LocalLink} variant="secondary" to={linkTo('help.contact')}>
      {t('tickets.ask')}
    </ButtonLink>
  );
  return (
    <DashboardLayout title={t('titles.tickets')} lead={t('tickets.lead')}>
      {!list.ok ? (
        <SectionError section={t('titles.tickets')} />
      ) : list.value.items.length === 0 ? (
        <Card>
          <EmptyState title={t('tickets.none')} text={t('tickets.noneText')} action={ask} />
        </Card>
      ) : (
        <Stack gap={16}>
          <div>{ask}</div>
          {list.value.items.map((ticket) => (
            <TicketCard key={ticket.code} ticket={ticket} />
          ))}
          <ListPages
            label={t('tickets.pages')}
            page={list.value.page}
            lastPage={list.value.lastPage}
            pathFor={(page) => ticketsPath({ ...query, page })}
          />
        </Stack>
      )}
    </DashboardLayout>
  );
};
