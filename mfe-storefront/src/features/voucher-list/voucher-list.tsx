import type { ListedPromo } from '@pasar/contract';
import type { Claims } from '../../shared/promo-claims/index.ts';
import { ClaimableVoucherCard } from './claimable-voucher-card.tsx';
import * as style from './voucher-list.styles.ts';

/** Voucher cards in a grid. */
export const VoucherList = ({ offers, claims }: { offers: readonly ListedPromo[]; claims: Claims }) => (
  <ul css={style.list}>
    {offers.map((offer) => (
      <li key={offer.promo_id}>
        <ClaimableVoucherCard offer={offer} claims={claims} />
      </li>
    ))}
  </ul>
);
