import type { PromoHighlight } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { HeroPromos } from './hero-promos.tsx';
import * as style from './promo-highlights.styles.ts';
import { SidePromo } from './side-promo.tsx';

/** How many are beside the large one. */
const beside = 2;

/** The first promo large, the next two beside it; the others wait behind the first. */
export const PromoHighlights = ({ promos }: { promos: readonly PromoHighlight[] }) => {
  const { t } = useTranslation('storefront');
  const [first, ...others] = promos;
  if (!first) return null;
  const side = others.slice(0, beside);
  return (
    <section css={[style.grid, side.length === 0 && style.alone]} aria-label={t('promos.title')}>
      <HeroPromos promos={[first, ...others.slice(beside)]} />
      {side.length > 0 && (
        <ul css={style.side}>
          {side.map((promo) => (
            <li key={promo.id}>
              <SidePromo promo={promo} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
