import type { TestMarket } from '../../../testing/open-test-market.ts';
import { pdfText } from './pdf-text.ts';

/** Opens the address of a paper as a browser does: without a header. */
export const openPaper = async (market: TestMarket, url: string, init?: RequestInit) => {
  const answer = await market.fetch(new Request(`http://pasar.test${url}`, init));
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};

/** What a PDF at an address says, page by page. */
export const readPaper = async (market: TestMarket, url: string): Promise<string[]> => {
  const { status, headers, bytes } = await openPaper(market, url);
  if (status !== 200 || headers.get('content-type') !== 'application/pdf') {
    throw new Error(`${status} ${headers.get('content-type')}`);
  }
  return pdfText(bytes);
};
