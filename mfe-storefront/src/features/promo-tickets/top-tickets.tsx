import { type PromoOffer, paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { Section, TextLink } from '@pasar/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClaims } from '../../shared/promo-claims/index.ts';
import { TicketList } from './ticket-list.tsx';

/** The tickets of the home page, and the way to all of them. */
export const TopTickets = ({ offers }: { offers: readonly PromoOffer[] }) => {
  const { t } = useTranslation('storefront');
  const claims = useClaims();
  if (offers.length === 0) return null;
  return (
    <Section
      title={t('tickets.title')}
      action={
        <TextLink as={LocalLink} standalone to={paths.promos()} aria-label={t('tickets.allNamed')}>
          {t('tickets.all')}
          <ChevronRight size={16} strokeWidth={1.9} aria-hidden="true" />
        </TextLink>
      }
    >
      <TicketList offers={offers} claims={claims} row />
    </Section>
  );
};
