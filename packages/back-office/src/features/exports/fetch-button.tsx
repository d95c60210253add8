import { adminExportEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { saveText } from '../../shared/file/save-text.ts';

/** Saves the file of an export. */
export const FetchButton = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation('back-office');
  const api = useApi();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { data } = await api.call(adminExportEndpoints.file, { body: { export_id: id } });
      saveText(data.name, data.csv);
    } catch (failure) {
      report(failure);
    }
  });
  return (
    <Button
      variant="quiet"
      size="s"
      busy={busy}
      aria-label={t('exports.fetchOf', { name })}
      onClick={() => void submit()}
    >
      {t('exports.fetch')}
    </Button>
  );
};
