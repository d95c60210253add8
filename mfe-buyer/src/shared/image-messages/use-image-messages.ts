import { useTranslation } from 'react-i18next';

/** The labels of the buttons of one image; `name` is what it shows. */
export const useImageMessages = (name: string) => {
  const { t } = useTranslation('buyer');
  return {
    choose: t('image.choose'),
    change: t('image.change'),
    remove: t('image.remove'),
    uploading: (percent: number) => t('images.uploading', { percent }),
    previewAlt: t('image.preview', { name }),
  };
};
