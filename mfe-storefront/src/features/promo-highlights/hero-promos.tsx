import type { PromoHighlight } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { useSnapStrip } from '../../shared/snap-strip/index.ts';
import { ink } from './campaign.styles.ts';
import { HeroPromo } from './hero-promo.tsx';
import * as style from './hero-promos.styles.ts';
import { promoTones } from './promo-tones.ts';

const slideId = (promo: PromoHighlight) => `promo-${promo.id}`;

/** The large promos, one in sight at a time; the marks below lead to each of them. */
export const HeroPromos = ({ promos }: { promos: readonly PromoHighlight[] }) => {
  const { t } = useTranslation('storefront');
  const { strip, shown, linkTo } = useSnapStrip<HTMLUListElement>();
  const inSight = promos[shown] ?? promos[0];
  return (
    <div css={style.place}>
      <ul {...strip} css={style.strip} aria-label={t('promos.all')}>
        {promos.map((promo, index) => (
          <li key={promo.id} id={slideId(promo)}>
            <HeroPromo promo={promo} first={index === 0} />
          </li>
        ))}
      </ul>
      {promos.length > 1 && inSight && (
        <ul css={[style.dots, ink(promoTones[inSight.tone])]}>
          {promos.map((promo, index) => (
            <li key={promo.id}>
              <a
                {...linkTo(index)}
                css={style.dot}
                href={`#${slideId(promo)}`}
                aria-label={t('promos.shownOf', { n: index + 1, total: promos.length })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
