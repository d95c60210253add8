import { imageTypes } from '@pasar/contract';
import { FieldError, IconButton, ImageField } from '@pasar/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { imageStyle, imagesStyle, placeStyle } from './images-field.styles.ts';
import { maxImages, type useImages } from './use-images.ts';

/** Up to five images; the field for the next one stays until they are there. */
export const ImagesField = ({ kept, label }: { kept: ReturnType<typeof useImages>; label: string }) => {
  const { t } = useTranslation('buyer');
  const { pictures, arriving, error, add, remove } = kept;
  return (
    <div css={placeStyle}>
      {pictures.length > 0 && (
        <ul css={imagesStyle} aria-label={t('images.selected')}>
          {pictures.map((picture, index) => (
            <li key={picture.mediaId} css={imageStyle}>
              <img src={picture.preview} alt={t('images.image', { n: index + 1 })} />
              <IconButton
                tone="onPicture"
                label={t('images.remove', { n: index + 1 })}
                icon={<X size={16} strokeWidth={1.9} aria-hidden="true" />}
                onClick={() => remove(picture)}
              />
            </li>
          ))}
        </ul>
      )}
      {pictures.length < maxImages ? (
        <ImageField
          name="media_ids"
          label={label}
          hint={t('images.hint', { max: maxImages })}
          accept={imageTypes.join(',')}
          preview={arriving?.preview}
          busy={arriving !== undefined}
          progress={arriving?.progress ?? 0}
          error={error}
          onChoose={add}
          texts={{
            choose: t('images.choose'),
            change: t('images.choose'),
            remove: t('images.choose'),
            uploading: (percent) => t('images.uploading', { percent }),
            previewAlt: t('images.image', { n: pictures.length + 1 }),
          }}
        />
      ) : (
        error && <FieldError>{error}</FieldError>
      )}
    </div>
  );
};
