import type { PromoOffer } from '@pasar/contract';
import type { Claims } from '../../shared/promo-claims/index.ts';
import { PromoTicket } from './promo-ticket.tsx';
import * as style from './ticket-list.styles.ts';

/** Tickets beside and below each other. */
export const TicketList = ({ offers, claims }: { offers: readonly PromoOffer[]; claims: Claims }) => (
  <ul css={style.list}>
    {offers.map((offer) => (
      <li key={offer.promo_id}>
        <PromoTicket offer={offer} claims={claims} />
      </li>
    ))}
  </ul>
);
