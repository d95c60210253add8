import type { PromoHighlight } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { HeroPromo } from './hero-promo.tsx';
import * as style from './promo-highlights.styles.ts';
import { SidePromo } from './side-promo.tsx';

/** One large promo and two beside it; nothing turns by itself. Further promos follow in a row of their own. */
export const PromoHighlights = ({ promos }: { promos: readonly PromoHighlight[] }) => {
  const { t } = useTranslation('storefront');
  const [hero, ...others] = promos;
  if (!hero) return null;
  return (
    <section css={style.frame} aria-label={t('promos.title')}>
      <HeroPromo promo={hero} />
      {others.length > 0 && (
        <ul css={style.side}>
          {others.slice(0, 2).map((promo) => (
            <li key={promo.id}>
              <SidePromo promo={promo} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
