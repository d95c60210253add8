import { usePageData } from '@pasar/slice-kit';
import { Container, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CodeForm, TicketTabs } from '../features/promo-list/index.ts';
import { useClaims } from '../shared/promo-claims/index.ts';
import { SectionFailure } from '../shared/section-failure/index.ts';
import { Campaigns } from './promo-campaigns.tsx';
import type { promosLoader } from './promos.loader.ts';
import * as style from './promos-page.styles.ts';
import { Tickets } from './promos-tickets.tsx';

/** Every promo: a code that one was given, the tickets, and the campaigns that run. */
export const PromosPage = () => {
  const { t } = useTranslation('storefront');
  const { show, campaigns, tickets } = usePageData<typeof promosLoader>();
  const claims = useClaims();
  return (
    <Container css={style.page}>
      <div>
        <h1 css={style.title}>{t('promoList.heading')}</h1>
        <p css={style.text}>{t('promoList.text')}</p>
      </div>
      <CodeForm claims={claims} />
      <Section title={t('tickets.title')} css={style.tickets}>
        <TicketTabs show={show} />
        {tickets.ok ? (
          <Tickets shown={tickets.value} show={show} claims={claims} />
        ) : (
          <SectionFailure section={t('tickets.title')} />
        )}
      </Section>
      <Campaigns campaigns={campaigns} />
    </Container>
  );
};
