import type { ApiClient } from '@pasar/api-client';
import type { DownloadLink } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button, type ButtonProps } from '@pasar/ui';
import { Download } from 'lucide-react';

interface SaveButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** Requests the file: its address is valid for a minute only, so each press requests it again. */
  ask: (api: ApiClient) => Promise<{ data: DownloadLink }>;
}

/** Saves a file that is created on request; the page stays where it is. */
export const SaveButton = ({ ask, ...look }: SaveButtonProps) => {
  const api = useApi();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { data } = await ask(api);
      location.assign(`${data.url}?save=1`);
    } catch (failure) {
      report(failure);
    }
  });
  return (
    <Button
      {...look}
      size="s"
      icon={<Download size={20} strokeWidth={1.9} aria-hidden="true" />}
      busy={busy}
      onClick={() => void submit()}
    />
  );
};
