import type { StorePage } from '@pasar/contract';
import { FlowerIllustration, ResponsiveImage } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BannerTarget } from './banner-target.tsx';
import * as style from './store-header.styles.ts';
import { wideSources } from './wide-sources.ts';

const sizes = '(max-width: 922px) 100vw, 1200px';
const tones = ['kunyit', 'pandan', 'nila', 'manggis'] as const;

/** The same store has the same color at every visit. */
const toneOf = (id: number) => tones[id % tones.length] ?? 'kunyit';

/** Above the store's name: its banner, or the flower on its own background color. */
export const StoreArt = ({ store }: { store: Pick<StorePage, 'id' | 'main_banner' | 'target_url'> }) => {
  const { t } = useTranslation('storefront');
  const { main_banner: banner } = store;
  if (banner)
    return (
      <BannerTarget to={store.target_url} label={t('store.mainBannerLink')}>
        <ResponsiveImage
          css={style.banner}
          alt={t('store.banner')}
          {...wideSources(banner.url)}
          sizes={sizes}
          width={1200}
          height={300}
          priority
        />
      </BannerTarget>
    );
  const tone = toneOf(store.id);
  return (
    <div css={[style.art, style.backgrounds[tone]]} aria-hidden="true">
      <FlowerIllustration css={style.petals} tone={tone} size={460} />
    </div>
  );
};
