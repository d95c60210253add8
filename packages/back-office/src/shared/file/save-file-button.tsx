import type { ApiClient } from '@pasar/api-client';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { saveFile } from './save-file.ts';

interface SaveFileButtonProps {
  text: string;
  /** The accessible name: which file it is. */
  label: string;
  load: (api: ApiClient) => Promise<{ name: string; csv: string; xlsx?: string | undefined }>;
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const toBytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Saves a CSV or XLSX file of the server, byte for byte. */
export const SaveFileButton = ({ text, label, load }: SaveFileButtonProps) => {
  const api = useApi();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { name, csv, xlsx } = await load(api);
      if (xlsx === undefined) saveFile(name, csv, 'text/csv;charset=utf-8');
      else saveFile(name, toBytes(xlsx), workbook);
    } catch (failure) {
      report(failure);
    }
  });
  return (
    <Button variant="quiet" size="s" busy={busy} aria-label={label} onClick={() => void submit()}>
      {text}
    </Button>
  );
};
