import type { StorePage } from '@pasar/contract';
import { ResponsiveImage } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCarousel } from '../../shared/carousel/index.ts';
import { BannerTarget } from './banner-target.tsx';
import * as style from './store-banner.styles.ts';
import { wideSources } from './wide-sources.ts';

const sizes = '(max-width: 922px) 100vw, 1200px';

/** What the store puts forward, one in sight at a time; the marks below lead to each. Nothing moves by itself. */
export const StoreSlides = ({ slides }: { slides: StorePage['slider_banner'] }) => {
  const { t } = useTranslation('storefront');
  const { strip, linkTo } = useCarousel<HTMLUListElement>();
  const id = useId();
  if (slides.length === 0) return null;
  return (
    <section css={style.slides} aria-label={t('store.slides')}>
      <ul {...strip} css={style.strip}>
        {slides.map(({ media_id, url, target_url }, index) => (
          <li key={media_id} id={`${id}-${index}`}>
            <BannerTarget to={target_url} label={t('store.bannerLink', { n: index + 1 })}>
              <ResponsiveImage
                css={style.slide}
                alt={t('store.slideOf', { n: index + 1, total: slides.length })}
                {...wideSources(url)}
                sizes={sizes}
                width={1200}
                height={300}
              />
            </BannerTarget>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <ul css={style.marks}>
          {slides.map(({ media_id }, index) => (
            <li key={media_id}>
              <a
                {...linkTo(index)}
                css={style.mark}
                href={`#${id}-${index}`}
                aria-label={t('store.slideOf', { n: index + 1, total: slides.length })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
