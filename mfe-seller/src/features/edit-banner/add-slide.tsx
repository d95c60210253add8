import { imageTypes, type MediaId } from '@pasar/contract';
import { useUpload } from '@pasar/slice-kit/fields';
import { ImageField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** The place of the next slide: an image that has arrived becomes one, and the place is free again. */
export const AddSlide = ({ onStored }: { onStored: (id: MediaId, preview: string) => void }) => {
  const { t } = useTranslation('seller');
  const { way, busy, choose } = useUpload({ onStored });
  return (
    <ImageField
      name="slider_banner"
      label={t('banner.add')}
      hint={t('banner.mainHint')}
      accept={imageTypes.join(',')}
      preview={way.preview}
      busy={busy}
      progress={way.progress ?? 0}
      error={way.error}
      onChoose={(file) => void choose(file)}
      texts={{
        choose: t('banner.addButton'),
        change: t('image.change'),
        remove: t('image.remove'),
        uploading: (percent) => t('image.uploading', { percent }),
        previewAlt: t('image.preview', { name: t('banner.add') }),
      }}
    />
  );
};
