import type { Review } from '@pasar/contract';
import { Picture } from '@pasar/ui';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureViewer, prepareViewer } from '../../shared/picture-viewer/index.ts';
import * as style from './review-entry.styles.ts';

/** A buyer's pictures; a press shows them over the whole screen. */
export const ReviewPictures = ({ review: { author, pictures } }: { review: Review }) => {
  const { t } = useTranslation('storefront');
  const [large, setLarge] = useState<number>();
  const named = (index: number) => t('reviews.picture', { author, n: index + 1, total: pictures.length });
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setLarge(index);
  };
  return (
    <>
      <ul css={style.pictures} onPointerEnter={prepareViewer}>
        {pictures.map(({ w150, w1200 }, index) => (
          <li key={w150}>
            <a
              css={style.picture}
              href={w1200}
              aria-haspopup="dialog"
              aria-label={named(index)}
              onClick={(event) => enlarge(event, index)}
            >
              <Picture alt="" src={w150} width={150} height={150} />
            </a>
          </li>
        ))}
      </ul>
      {large !== undefined && (
        <PictureViewer
          pictures={pictures.map((picture, index) => ({ ...picture, alt: named(index) }))}
          start={large}
          title={t('reviews.picturesOf', { author })}
          onClose={() => setLarge(undefined)}
        />
      )}
    </>
  );
};
