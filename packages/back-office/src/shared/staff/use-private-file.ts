import { adminFileEndpoints, type PrivateView } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';

/** Opens a private image on request: the server records the look, then gives an address for a minute. */
export const usePrivateFile = (mediaId: number, purpose: PrivateView['purpose']) => {
  const api = useApi();
  const report = useReportError();
  const [opened, setOpened] = useState<{ mediaId: number; url: string }>();
  const { submit, busy } = useSubmit(async () => {
    try {
      const { data } = await api.call(adminFileEndpoints.open, { body: { media_id: mediaId, purpose } });
      setOpened({ mediaId, url: data.url });
    } catch (failure) {
      report(failure);
    }
  });
  return {
    // Another document never shows the image of the one before.
    url: opened?.mediaId === mediaId ? opened.url : undefined,
    busy,
    open: () => void submit(),
    lose: () => setOpened(undefined),
  };
};
