import type { ProductDetail } from '@pasar/contract';
import { Picture } from '@pasar/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { picturesOf } from '../../shared/picture-sources.ts';
import * as style from './gallery.styles.ts';

interface GalleryProps {
  name: string;
  images: ProductDetail['images'];
  /** Address of the picture of what is chosen; it comes into sight when the choice changes. */
  chosen?: string | undefined;
}

const sizes = '(max-width: 922px) 100vw, 420px';
const slideId = (index: number) => `picture-${index + 1}`;

/** All pictures in a row that snaps from one to the next: by finger, by arrow keys, by the small ones below. */
export const Gallery = ({ name, images, chosen }: GalleryProps) => {
  const { t } = useTranslation('storefront');
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const chosenIndex = images.findIndex(({ pictures }) => Object.values(pictures).includes(chosen ?? ''));

  const show = (index: number) => {
    const row = strip.current;
    row?.scrollTo({ left: index * row.clientWidth });
  };
  // The strip is scrolled from outside React: only the browser knows where it stands.
  useEffect(() => {
    if (chosenIndex >= 0) show(chosenIndex);
  }, [chosenIndex]);

  const follow = () => {
    const row = strip.current;
    if (row?.clientWidth) setShown(Math.round(row.scrollLeft / row.clientWidth));
  };
  const press = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };
  return (
    <div css={style.gallery}>
      <section
        ref={strip}
        css={style.strip}
        aria-label={t('gallery.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
      >
        {images.map((image, index) => (
          <div key={image.id} id={slideId(index)} css={style.slide}>
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
                href={`#${slideId(index)}`}
                css={[style.thumb, index === shown && style.shown]}
                aria-label={t('gallery.picture', { n: index + 1, total: images.length })}
                aria-current={index === shown || undefined}
                onClick={(event) => press(event, index)}
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
