import type { PromoHighlight } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { Picture } from '@pasar/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './promo-highlights.styles.ts';
import { promoTones } from './promo-tones.ts';

/** A promo beside the large one; the whole tile leads there. */
export const SidePromo = ({ promo }: { promo: PromoHighlight }) => {
  const { t } = useTranslation('storefront');
  const tone = promoTones[promo.tone];
  return (
    <article css={[style.tile, style.ground(tone)]}>
      <Picture css={style.tileArt} alt="" src={promo.image} width={600} height={600} />
      <h2 css={style.tileTitle}>
        <LocalLink to={promo.target_url} css={style.tileLink}>
          {promo.title}
        </LocalLink>
      </h2>
      <p css={style.tileText}>{promo.subtitle}</p>
      <p css={[style.tileAction, style.inkOf(tone)]} aria-hidden="true">
        {t('promos.openShort')}
        <ArrowRight size={16} strokeWidth={1.9} />
      </p>
    </article>
  );
};
