import type { PromoHighlight } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ResponsiveImage } from '@pasar/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accent, toneBackground } from './campaign.styles.ts';
import { promoPath } from './promo-path.ts';
import { promoTones } from './promo-tones.ts';
import * as style from './side-promo.styles.ts';

/** A promo beside the large one; the full tile is a link. */
export const SidePromo = ({ promo, headingLevel = 2 }: { promo: PromoHighlight; headingLevel?: 2 | 3 }) => {
  const Title = `h${headingLevel}` as const;
  const { t } = useTranslation('storefront');
  const tone = promoTones[promo.tone];
  return (
    <article css={[style.tile, toneBackground(tone)]}>
      <ResponsiveImage css={style.image} alt="" src={promo.image} width={600} height={600} />
      <Title css={style.title}>
        <LocalLink to={promoPath(promo)} css={style.link}>
          {promo.title}
        </LocalLink>
      </Title>
      <p css={style.text}>{promo.subtitle}</p>
      <p css={[style.action, accent(tone)]} aria-hidden="true">
        {t('promos.openShort')}
        <ArrowRight size={16} strokeWidth={1.9} />
      </p>
    </article>
  );
};
