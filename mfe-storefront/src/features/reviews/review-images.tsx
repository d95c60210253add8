import type { Review } from '@pasar/contract';
import { ResponsiveImage } from '@pasar/ui';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageViewer, prepareViewer } from '../../shared/image-viewer/index.ts';
import * as style from './review-entry.styles.ts';

/** A buyer's images; a press opens them on the full screen. */
export const ReviewImages = ({ review: { author, images } }: { review: Review }) => {
  const { t } = useTranslation('storefront');
  const [large, setLarge] = useState<number>();
  const named = (index: number) => t('reviews.image', { author, n: index + 1, total: images.length });
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setLarge(index);
  };
  return (
    <>
      <ul css={style.images} onPointerEnter={prepareViewer}>
        {images.map(({ w150, w1200 }, index) => (
          <li key={w150}>
            <a
              css={style.image}
              href={w1200}
              aria-haspopup="dialog"
              aria-label={named(index)}
              onClick={(event) => enlarge(event, index)}
            >
              <ResponsiveImage alt="" src={w150} width={150} height={150} />
            </a>
          </li>
        ))}
      </ul>
      {large !== undefined && (
        <ImageViewer
          pictures={images.map((picture, index) => ({ ...picture, alt: named(index) }))}
          start={large}
          title={t('reviews.imagesOf', { author })}
          onClose={() => setLarge(undefined)}
        />
      )}
    </>
  );
};
