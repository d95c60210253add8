import type { PromoHighlight } from '@pasar/contract';
import * as style from './campaign-tiles.styles.ts';
import { SidePromo } from './side-promo.tsx';

/** All campaigns that run, as tiles. */
export const CampaignTiles = ({ promos }: { promos: readonly PromoHighlight[] }) => (
  <ul css={style.tiles}>
    {promos.map((promo) => (
      <li key={promo.id}>
        <SidePromo promo={promo} headingLevel={3} />
      </li>
    ))}
  </ul>
);
