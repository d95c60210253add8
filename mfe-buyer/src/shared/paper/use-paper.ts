import type { Paper } from '@pasar/contract';
import { useReportFailure, useSubmit } from '@pasar/slice-kit';

/** Asks for a file that is made when it is opened, and saves it: the page stays where it is. */
export const useSavePaper = (ask: () => Promise<{ data: Paper }>) => {
  const report = useReportFailure();
  return useSubmit(async () => {
    try {
      const { data } = await ask();
      location.assign(`${data.url}?save=1`);
    } catch (failure) {
      report(failure);
    }
  });
};
