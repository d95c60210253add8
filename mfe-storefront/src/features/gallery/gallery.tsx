import type { ProductDetail } from '@pasar/contract';
import { Picture } from '@pasar/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { picturesOf } from '../../shared/picture-sources.ts';
import { useSnapStrip } from '../../shared/snap-strip/index.ts';
import * as style from './gallery.styles.ts';

interface GalleryProps {
  name: string;
  images: ProductDetail['images'];
  /** Address of the picture of what is chosen; it comes into sight when the choice changes. */
  chosen?: string | undefined;
}

const sizes = '(max-width: 922px) 100vw, 420px';
const slideId = (index: number) => `picture-${index + 1}`;

/** All pictures of a product in a row, and small ones below that lead to each. */
export const Gallery = ({ name, images, chosen }: GalleryProps) => {
  const { t } = useTranslation('storefront');
  const { strip, shown, show, linkTo } = useSnapStrip<HTMLElement>();
  const chosenIndex = images.findIndex(({ pictures }) => Object.values(pictures).includes(chosen ?? ''));
  const showChosen = useEffectEvent(() => {
    if (chosenIndex >= 0 && chosenIndex !== shown) show(chosenIndex);
  });
  // Where the row stands is the browser's business, not React's: a new choice has to be told to it.
  useEffect(showChosen, [chosenIndex]);
  return (
    <div css={style.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section {...strip} css={style.strip} aria-label={t('gallery.label')} tabIndex={0}>
        {images.map((image, index) => (
          <div key={image.id} id={slideId(index)}>
            <Picture
              alt={image.alt || name}
              {...picturesOf(image.pictures)}
              sizes={sizes}
              priority={index === 0}
            />
          </div>
        ))}
      </section>
      {images.length > 1 && (
        <ul css={style.thumbs}>
          {images.map((image, index) => (
            <li key={image.id}>
              <a
                {...linkTo(index)}
                href={`#${slideId(index)}`}
                css={[style.thumb, index === shown && style.shown]}
                aria-label={t('gallery.picture', { n: index + 1, total: images.length })}
              >
                <Picture alt="" src={image.pictures.w150} width={150} height={150} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
