import type { ProductDetail } from '@pasar/contract';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ServerCountdown } from '../../shared/countdown/index.ts';
import * as style from './flash-banner.styles.ts';

interface FlashBannerProps {
  product: Pick<ProductDetail, 'server_time'>;
  endsAt: string;
  heardAt: number | null;
}

/** Explains that the price below holds for the running session only, and until when. */
export const FlashBanner = ({ product, endsAt, heardAt }: FlashBannerProps) => {
  const { t } = useTranslation('storefront');
  return (
    <div css={style.banner} data-surface="brand">
      <p css={style.name}>
        <Zap size={20} fill="currentColor" strokeWidth={1.9} aria-hidden="true" />
        {t('flash.title')}
      </p>
      <span css={style.label} aria-hidden="true">
        {t('flash.endsIn')}
      </span>
      <ServerCountdown
        until={endsAt}
        time={{ serverTime: product.server_time, heardAt }}
        label={t('flash.endsIn')}
      />
    </div>
  );
};
