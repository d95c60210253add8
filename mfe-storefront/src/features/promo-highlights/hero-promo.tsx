import type { PromoHighlight } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { Petals, Picture } from '@pasar/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './promo-highlights.styles.ts';
import { petalTones, promoTones } from './promo-tones.ts';

/** A promo over the whole width; the first one's art is the largest picture in sight. */
export const HeroPromo = ({ promo, first }: { promo: PromoHighlight; first: boolean }) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  const tone = promoTones[promo.tone];
  return (
    <article css={[style.hero, style.ground(tone)]}>
      <Petals css={style.heroPetals} tone={petalTones[promo.tone]} size={620} />
      <Picture css={style.heroArt} alt="" src={promo.image} width={600} height={600} priority={first} />
      <div css={style.heroWords}>
        <p css={[style.tag, style.ground(tone.action)]}>
          {t('promos.until', { date: date(promo.period_end) })}
        </p>
        <h2 css={style.heroTitle}>{promo.title}</h2>
        <p css={style.heroText}>{promo.subtitle}</p>
        <LocalLink
          to={promo.target_url}
          css={[style.heroAction, style.ground(tone.action)]}
          aria-label={t('promos.openNamed', { title: promo.title })}
        >
          {t('promos.open')}
          <ArrowRight size={20} strokeWidth={1.9} aria-hidden="true" />
        </LocalLink>
      </div>
    </article>
  );
};
