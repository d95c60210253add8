import type { PromoHighlight } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { FlowerIllustration, ResponsiveImage } from '@pasar/ui';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { toneBackground } from './campaign.styles.ts';
import * as style from './hero-promo.styles.ts';
import { promoPath } from './promo-path.ts';
import { petalTones, promoTones } from './promo-tones.ts';

/**
 * A promo over the full width; the first one's art is the largest image in sight. Memoized while the row
 * rotates.
 */
export const HeroPromo = memo(({ promo, first }: { promo: PromoHighlight; first: boolean }) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  const tone = promoTones[promo.tone];
  return (
    <article css={[style.hero, toneBackground(tone)]}>
      <FlowerIllustration css={style.petals} tone={petalTones[promo.tone]} size={620} />
      <ResponsiveImage css={style.image} alt="" src={promo.image} width={600} height={600} priority={first} />
      <div css={style.content}>
        <p css={[style.tag, toneBackground(tone.action)]}>
          {t('promos.until', { date: date(promo.period_end) })}
        </p>
        <h2 css={style.title}>{promo.title}</h2>
        <p css={style.text}>{promo.subtitle}</p>
        <LocalLink
          to={promoPath(promo)}
          css={[style.action, toneBackground(tone.action)]}
          aria-label={t('promos.openNamed', { title: promo.title })}
        >
          {t('promos.open')}
          <ArrowRight size={20} strokeWidth={1.9} aria-hidden="true" />
        </LocalLink>
      </div>
    </article>
  );
});
