import type { ApiClient } from '@pasar/api-client';
import { useApi, useReportFailure, useSubmit } from '@pasar/slice-kit';

/** Asks for a paper; null when there is nothing on it. */
export type AskForPaper = (api: ApiClient) => Promise<{ url: string | null }>;

/** A tab that a browser lets open because a press asks for it; the paper's address comes a moment later. */
export const openTab = () => {
  const tab = window.open('', '_blank');
  return {
    /** Without a tab of its own a paper takes this one; Back leads to the page again. */
    show: (url: string) => (tab ? tab.location.replace(url) : window.location.assign(url)),
    close: () => tab?.close(),
  };
};

/** A press that opens a paper beside the page: its address is good for a minute only, so each press asks for a new one. */
export const useOpenPaper = () => {
  const api = useApi();
  const report = useReportFailure();
  return useSubmit(async (ask: AskForPaper) => {
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

/** A press that saves a table; the page stays where it is. */
export const useSaveTable = () => {
  const api = useApi();
  const report = useReportFailure();
  return useSubmit(async (ask: (client: ApiClient) => Promise<{ url: string }>) => {
    try {
      window.location.assign((await ask(api)).url);
    } catch (failure) {
      report(failure);
    }
  });
};
