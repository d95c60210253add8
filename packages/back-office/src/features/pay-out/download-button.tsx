import { adminMoneyEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { saveText } from '../../shared/file/save-text.ts';

/** Saves the file of a batch again, byte for byte. */
export const DownloadButton = ({ code }: { code: string }) => {
  const { t } = useTranslation('back-office');
  const api = useApi();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { data } = await api.call(adminMoneyEndpoints.batchFile, { params: { code } });
      saveText(`${code}.csv`, data.csv);
    } catch (failure) {
      report(failure);
    }
  });
  return (
    <Button
      variant="quiet"
      size="s"
      busy={busy}
      aria-label={t('payouts.downloadOf', { code })}
      onClick={() => void submit()}
    >
      {t('payouts.download')}
    </Button>
  );
};
