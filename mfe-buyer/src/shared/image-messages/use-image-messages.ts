import { useTranslation } from 'react-i18next';

/** What the buttons of one image say; `name` is what it shows. */
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
