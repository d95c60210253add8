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
        <ul css={imagesStyle} aria-label={t('pictures.chosen')}>
          {pictures.map((picture, index) => (
            <li key={picture.mediaId} css={imageStyle}>
              <img src={picture.preview} alt={t('pictures.picture', { n: index + 1 })} />
              <IconButton
                tone="onPicture"
                label={t('pictures.remove', { n: index + 1 })}
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
          hint={t('pictures.hint', { max: maxImages })}
          accept={imageTypes.join(',')}
          preview={arriving?.preview}
          busy={arriving !== undefined}
          progress={arriving?.progress ?? 0}
          error={error}
          onChoose={add}
          texts={{
            choose: t('pictures.choose'),
            change: t('pictures.choose'),
            remove: t('pictures.choose'),
            uploading: (percent) => t('pictures.uploading', { percent }),
            previewAlt: t('pictures.picture', { n: pictures.length + 1 }),
          }}
        />
      ) : (
        error && <FieldError>{error}</FieldError>
      )}
    </div>
  );
};
