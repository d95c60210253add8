import type { ApiClient } from '@pasar/api-client';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { openTab } from './open-tab.ts';

/** Asks for a paper; null when there is nothing on it. */
export type DocumentRequest = (api: ApiClient) => Promise<{ url: string | null }>;

/** A press that opens a paper beside the page: its address is good for a minute only, so each press asks for a new one. */
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
