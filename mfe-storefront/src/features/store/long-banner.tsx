import type { StorePage } from '@pasar/contract';
import { ResponsiveImage } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BannerTarget } from './banner-target.tsx';
import * as style from './store-banner.styles.ts';
import { wideSources } from './wide-sources.ts';

const sizes = '(max-width: 922px) 100vw, 1200px';

/** The store's second banner, in its own proportions. */
export const LongBanner = ({
  secondary_long_banner: banner,
  secondary_target_url: to,
}: Pick<StorePage, 'secondary_long_banner' | 'secondary_target_url'>) => {
  const { t } = useTranslation('storefront');
  if (!banner) return null;
  return (
    <div css={style.long}>
      <BannerTarget to={to} label={t('store.mainBannerLink')}>
        <ResponsiveImage
          alt={t('store.banner')}
          {...wideSources(banner.url)}
          sizes={sizes}
          width={banner.width || 1200}
          height={banner.height || 300}
        />
      </BannerTarget>
    </div>
  );
};
