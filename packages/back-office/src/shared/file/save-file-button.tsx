import type { ApiClient } from '@pasar/api-client';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { saveText } from './save-text.ts';

interface SaveFileButtonProps {
  text: string;
  /** The accessible name: which file it is. */
  label: string;
  load: (api: ApiClient) => Promise<{ name: string; csv: string }>;
}

/** Saves a CSV file of the server, byte for byte. */
export const SaveFileButton = ({ text, label, load }: SaveFileButtonProps) => {
  const api = useApi();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { name, csv } = await load(api);
      saveText(name, csv);
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
