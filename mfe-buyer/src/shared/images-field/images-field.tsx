import { imageTypes } from '@pasar/contract';
import type { useImageList } from '@pasar/slice-kit/fields';
import { ImageListField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const max = 5;

/** Up to five images. */
export const ImagesField = ({ kept, label }: { kept: ReturnType<typeof useImageList>; label: string }) => {
  const { t } = useTranslation('buyer');
  const { images, arriving, error, add, remove } = kept;
  return (
    <ImageListField
      name="media_ids"
      label={label}
      hint={t('images.hint', { max })}
      accept={imageTypes.join(',')}
      {...{ images, max, arriving, error }}
      onAdd={add}
      onRemove={remove}
      texts={{
        choose: t('images.choose'),
        selected: t('images.selected'),
        image: (n) => t('images.image', { n }),
        remove: (n) => t('images.remove', { n }),
        uploading: (percent) => t('images.uploading', { percent }),
      }}
    />
  );
};
