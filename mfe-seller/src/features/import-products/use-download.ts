import { importEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';

/** The address works for a minute and comes as an attachment: the page stays where it is. */
const save = ({ url, name }: { url: string; name: string }) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** Files of the import: the empty sheet, and the sheet with what is wrong in it. */
export const useDownload = () => {
  const api = useApi();
  const report = useReportError();
  const attempt = async (ask: () => Promise<{ data: { url: string; name: string } }>) => {
    try {
      save((await ask()).data);
    } catch (failure) {
      report(failure);
    }
  };
  const template = useSubmit((format: 'xlsx' | 'csv') =>
    attempt(() => api.call(importEndpoints.template, { query: { format } })),
  );
  const marked = useSubmit((import_id: number) =>
    attempt(() => api.call(importEndpoints.errorFile, { params: { import_id } })),
  );
  return { template, marked };
};
