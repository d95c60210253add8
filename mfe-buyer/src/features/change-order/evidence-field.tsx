import { imageTypes } from '@pasar/contract';
import { FieldError, IconButton, ImageField } from '@pasar/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pictureStyle, picturesStyle, placeStyle } from './evidence-field.styles.ts';
import { maxPictures, type useEvidence } from './use-evidence.ts';

/** Up to five pictures; the field for the next one stays until they are there. */
export const EvidenceField = ({ evidence }: { evidence: ReturnType<typeof useEvidence> }) => {
  const { t } = useTranslation('buyer');
  const { pictures, arriving, error, add, remove } = evidence;
  return (
    <div css={placeStyle}>
      {pictures.length > 0 && (
        <ul css={picturesStyle} aria-label={t('evidence.chosen')}>
          {pictures.map((picture, index) => (
            <li key={picture.mediaId} css={pictureStyle}>
              <img src={picture.preview} alt={t('evidence.picture', { n: index + 1 })} />
              <IconButton
                tone="onPicture"
                label={t('evidence.remove', { n: index + 1 })}
                icon={<X size={16} strokeWidth={1.9} aria-hidden="true" />}
                onClick={() => remove(picture)}
              />
            </li>
          ))}
        </ul>
      )}
      {pictures.length < maxPictures ? (
        <ImageField
          name="media_ids"
          label={t('evidence.label')}
          hint={t('evidence.hint', { max: maxPictures })}
          accept={imageTypes.join(',')}
          preview={arriving?.preview}
          busy={arriving !== undefined}
          progress={arriving?.progress ?? 0}
          error={error}
          onChoose={add}
          texts={{
            choose: t('evidence.choose'),
            change: t('evidence.choose'),
            remove: t('evidence.choose'),
            uploading: (percent) => t('evidence.uploading', { percent }),
            previewAlt: t('evidence.picture', { n: pictures.length + 1 }),
          }}
        />
      ) : (
        error && <FieldError>{error}</FieldError>
      )}
    </div>
  );
};
