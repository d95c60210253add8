import { ResponsiveImage } from '@pasar/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toImageSources } from '../../shared/image-sources.ts';
import * as style from './gallery.styles.ts';
import type { GalleryImage } from './gallery-images.ts';
import { useHoverZoom } from './use-hover-zoom.ts';

interface SlideProps {
  picture: GalleryImage;
  /** The one that is in sight when the page comes. */
  first: boolean;
  onEnlarge(event: MouseEvent): void;
}

const sizes = '(max-width: 922px) 100vw, 420px';

/** One image: hovering zooms, a press opens it. Without scripts it links to the large file. */
export const Slide = ({ picture: { image_urls, alt }, first, onEnlarge }: SlideProps) => {
  const { t } = useTranslation('storefront');
  const { near, lens, over } = useHoverZoom();
  return (
    <a
      {...over}
      href={image_urls.w1200}
      css={style.slide}
      aria-label={t('gallery.enlarge', { name: alt })}
      aria-haspopup="dialog"
      onClick={onEnlarge}
    >
      <ResponsiveImage alt={alt} {...toImageSources(image_urls)} sizes={sizes} priority={first} />
      {near && (
        <img
          ref={lens}
          css={style.zoom}
          src={image_urls.w1200}
          alt=""
          width={1200}
          height={1200}
          draggable={false}
        />
      )}
    </a>
  );
};
