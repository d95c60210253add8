import type { PromoOffer } from '@pasar/contract';
import type { Claims } from '../../shared/promo-claims/index.ts';
import { PromoTicket } from './promo-ticket.tsx';
import * as style from './ticket-list.styles.ts';

/** Tickets beside and below each other; `row` keeps them in one row that phones scroll sideways. */
export const TicketList = ({
  offers,
  claims,
  row = false,
}: {
  offers: readonly PromoOffer[];
  claims: Claims;
  row?: boolean;
}) => (
  <ul css={row ? style.row : style.list}>
    {offers.map((offer) => (
      <li key={offer.promo_id}>
        <PromoTicket offer={offer} claims={claims} />
      </li>
    ))}
  </ul>
);
