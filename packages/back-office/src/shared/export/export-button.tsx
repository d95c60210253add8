import { adminExportEndpoints, type ExportList } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface ExportButtonProps {
  list: ExportList;
  /** The filters of the page now. */
  filters: Readonly<Record<string, string | number | undefined>>;
}

/** Has the list of a page, with its filters, written into a file that waits on the page of exports. */
export const ExportButton = ({ list, filters }: ExportButtonProps) => {
  const { t } = useTranslation('back-office');
  const api = useApi();
  const report = useReportError();
  const intent = useIntent();
  const { submit, busy } = useSubmit(async () => {
    const given = Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    );
    const body = { list, filters: Object.fromEntries(given) as Record<string, string> };
    try {
      const { message } = await intent({ body, at: Date.now() }, (idempotencyKey) =>
        api.call(adminExportEndpoints.create, { body }, { idempotencyKey }),
      );
      toast.success(message);
    } catch (failure) {
      report(failure);
    }
  });
  return (
    <div>
      <Button variant="neutral" size="s" busy={busy} onClick={() => void submit()}>
        {t('export')}
      </Button>
    </div>
  );
};
