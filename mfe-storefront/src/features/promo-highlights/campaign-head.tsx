import type { PromoPage } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { FlowerIllustration, ResponsiveImage } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { DayCountdown } from '../../shared/day-countdown/index.ts';
import { toneBackground } from './campaign.styles.ts';
import * as own from './campaign-head.styles.ts';
import * as style from './hero-promo.styles.ts';
import { petalTones, promoTones } from './promo-tones.ts';

interface CampaignHeadProps {
  promo: PromoPage;
  heardAt: number | null;
}

/** The head of a campaign's page, in its own colors: what it is about and until when. */
export const CampaignHead = ({ promo, heardAt }: CampaignHeadProps) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  const name = promo.tone ?? 'manggis';
  const tone = promoTones[name];
  return (
    <section css={[style.hero, own.hero, toneBackground(tone)]}>
      <FlowerIllustration css={style.petals} tone={petalTones[name]} size={620} />
      {promo.image && (
        <ResponsiveImage
          css={[style.image, own.image]}
          alt=""
          src={promo.image}
          width={600}
          height={600}
          priority
        />
      )}
      <div css={style.content}>
        <p css={[style.tag, toneBackground(tone.action)]}>
          {t('promos.until', { date: date(promo.period_end) })}
        </p>
        <h1 css={style.title}>{promo.title}</h1>
        <p css={style.text}>{promo.subtitle}</p>
        <p css={own.left}>
          <DayCountdown
            until={promo.period_end}
            time={{ serverTime: promo.server_time, heardAt }}
            label={t('flash.endsIn')}
          />
        </p>
      </div>
    </section>
  );
};
