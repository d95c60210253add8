import { adminMoneyEndpoints } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { BookFile } from '../../shared/book-file/book-file.tsx';

/** Books the bank's file of results. */
export const BookResults = () => {
  const { t } = useTranslation('back-office');
  return (
    <BookFile
      title={t('payouts.results')}
      text={t('payouts.resultsText')}
      label={t('payouts.file')}
      bookedText={(count) => t('payouts.booked', { count })}
      previewText={(count) => t('payouts.preview', { count })}
      send={async (api, { csv, isPreview: is_preview }, options) => {
        const body = { csv, is_preview };
        const { message, data } = await api.call(adminMoneyEndpoints.results, { body }, options);
        const failed = data.failed.map(({ withdraw_code: code, ...line }) => ({ code, ...line }));
        return { message, data: { done: data.done, failed } };
      }}
    />
  );
};
