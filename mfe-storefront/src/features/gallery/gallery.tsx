import type { ProductDetail } from '@pasar/contract';
import { ResponsiveImage } from '@pasar/ui';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCarousel } from '../../shared/carousel/index.ts';
import { ImageViewer, prepareViewer } from '../../shared/image-viewer/index.ts';
import { FilmTile } from './film-tile.tsx';
import * as style from './gallery.styles.ts';
import { findSelectedImageIndex, type GalleryImage, getGalleryImages } from './gallery-images.ts';
import { Slide } from './slide.tsx';

interface GalleryProps {
  product: Pick<ProductDetail, 'name' | 'images' | 'options' | 'video_url'>;
  /** The selected option values; their image scrolls into view when the selection changes. */
  valueIds: readonly number[];
}

const slideId = (index: number) => `picture-${index + 1}`;
const shownLarge = ({ image_urls, alt }: GalleryImage) => ({ ...image_urls, alt });

/** All images of a product in a row, thumbnails below as links, and a press for the full screen. */
export const Gallery = ({ product, valueIds }: GalleryProps) => {
  const { t } = useTranslation('storefront');
  const { strip, shown, show, linkTo } = useCarousel<HTMLElement>();
  const [large, setLarge] = useState<number>();
  const pictures = getGalleryImages(product);
  const chosen = findSelectedImageIndex(pictures, product, valueIds);
  const showChosen = useEffectEvent(() => {
    if (chosen >= 0 && chosen !== shown) show(chosen);
  });
  // The browser owns the row's scroll position, not React: a new selection has to scroll it.
  useEffect(showChosen, [chosen]);

  const enlarge = (event: MouseEvent, index: number) => {
    // With a key held down it is a link like any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setLarge(index);
  };
  return (
    <div css={style.gallery}>
      <section {...strip} css={style.strip} aria-label={t('gallery.label')} onPointerEnter={prepareViewer}>
        {pictures.map((picture, index) => (
          <div key={picture.id} id={slideId(index)}>
            <Slide picture={picture} first={index === 0} onEnlarge={(event) => enlarge(event, index)} />
          </div>
        ))}
      </section>
      {(pictures.length > 1 || product.video_url) && (
        <ul css={style.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a
                {...linkTo(index)}
                href={`#${slideId(index)}`}
                css={[style.thumb, index === shown && style.current]}
                aria-label={t('gallery.image', { n: index + 1, total: pictures.length })}
              >
                <ResponsiveImage alt="" src={picture.image_urls.w150} width={150} height={150} />
              </a>
            </li>
          ))}
          {product.video_url && (
            <li>
              <FilmTile address={product.video_url} cover={pictures[0]?.image_urls.w150} />
            </li>
          )}
        </ul>
      )}
      {large !== undefined && (
        <ImageViewer
          pictures={pictures.map(shownLarge)}
          start={large}
          title={product.name}
          onClose={(last) => {
            setLarge(undefined);
            show(last);
          }}
        />
      )}
    </div>
  );
};
