import { imageTypes, maxReportImages as max } from '@pasar/contract';
import type { useImageList } from '@pasar/slice-kit/fields';
import { ImageListField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** Photos that show what is wrong. */
export const ReportImages = ({ saved }: { saved: ReturnType<typeof useImageList> }) => {
  const { t } = useTranslation('storefront');
  const { images, arriving, error, add, remove } = saved;
  return (
    <ImageListField
      name="media_ids"
      label={t('report.images.label')}
      hint={t('report.images.hint', { max })}
      accept={imageTypes.join(',')}
      {...{ images, max, arriving, error }}
      onAdd={add}
      onRemove={remove}
      texts={{
        choose: t('report.images.choose'),
        selected: t('report.images.selected'),
        image: (n) => t('report.images.image', { n }),
        remove: (n) => t('report.images.remove', { n }),
        uploading: (percent) => t('report.images.uploading', { percent }),
      }}
    />
  );
};
