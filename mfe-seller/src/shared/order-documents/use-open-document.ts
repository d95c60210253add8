import type { ApiClient } from '@pasar/api-client';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { openTab } from './open-tab.ts';

/** Requests a document; null when it would be empty. */
export type DocumentRequest = (api: ApiClient) => Promise<{ url: string | null }>;

/**
 * A press that opens a document beside the page: its address is valid for a minute only, so each press
 * requests a new one.
 */
export const useOpenDocument = () => {
  const api = useApi();
  const report = useReportError();
  return useSubmit(async (ask: DocumentRequest) => {
    const tab = openTab();
    try {
      const { url } = await ask(api);
      if (url) tab.show(url);
      else tab.close();
    } catch (failure) {
      tab.close();
      report(failure);
    }
  });
};
