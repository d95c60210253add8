import { adminPaymentEndpoints } from '@pasar/contract';
import { TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookFile } from '../../shared/book-file/book-file.tsx';

/** Books what a provider paid out to the bank. */
export const BookSettlement = () => {
  const { t } = useTranslation('back-office');
  const [provider, setProvider] = useState('');
  return (
    <BookFile
      title={t('settlement.title')}
      text={t('settlement.text')}
      label={t('settlement.file')}
      bookedText={(count) => t('settlement.booked', { count })}
      send={async (api, { csv }, options) => {
        const body = { provider: provider.trim().toLowerCase(), csv };
        const { message, data } = await api.call(adminPaymentEndpoints.settle, { body }, options);
        const failed = data.failed.map(({ reference: code, ...line }) => ({ code, ...line }));
        return { message, data: { done: data.done, failed } };
      }}
    >
      {(errors) => (
        <TextField
          label={t('settlement.provider')}
          hint={t('settlement.providerHint')}
          value={provider}
          error={errors.provider}
          onChange={(event) => setProvider(event.target.value)}
        />
      )}
    </BookFile>
  );
};
