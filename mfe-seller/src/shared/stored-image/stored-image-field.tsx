import { imageTypes } from '@pasar/contract';
import { ImageField, type ImageFieldProps } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useStoredImage } from './use-stored-image.ts';

interface PictureFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong apart from the upload. */
  error?: string | undefined;
  /** `wide` for banners. Default: a square. */
  shape?: ImageFieldProps['shape'];
  picture: ReturnType<typeof useStoredImage>;
}

export const StoredImageField = ({
  name,
  label,
  hint,
  error: wrong,
  shape = 'square',
  picture,
}: PictureFieldProps) => {
  const { t } = useTranslation('seller');
  const { preview, busy, progress, error, choose, remove } = picture;
  return (
    <ImageField
      name={name}
      label={label}
      hint={hint}
      accept={imageTypes.join(',')}
      preview={preview}
      busy={busy}
      progress={progress}
      error={error ?? wrong}
      shape={shape}
      onChoose={choose}
      onRemove={remove}
      texts={{
        choose: t('image.choose'),
        change: t('image.change'),
        remove: t('image.remove'),
        uploading: (percent) => t('image.uploading', { percent }),
        previewAlt: t('image.preview', { name: label }),
      }}
    />
  );
};
