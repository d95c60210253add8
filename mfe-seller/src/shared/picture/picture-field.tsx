import { imageTypes } from '@pasar/contract';
import { ImageField } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { usePicture } from './use-picture.ts';

interface PictureFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  picture: ReturnType<typeof usePicture>;
}

export const PictureField = ({ name, label, hint, picture }: PictureFieldProps) => {
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
      error={error}
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
