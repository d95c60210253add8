import { useTranslation } from 'react-i18next';

/** What the buttons of one image say; `name` is what it shows. */
export const useImageMessages = (name: string) => {
  const { t } = useTranslation('buyer');
  return {
    choose: t('picture.choose'),
    change: t('picture.change'),
    remove: t('picture.remove'),
    uploading: (percent: number) => t('pictures.uploading', { percent }),
    previewAlt: t('picture.preview', { name }),
  };
};
