import type { TestServer } from '../../../testing/open-test-server.ts';
import { pdfText } from './pdf-text.ts';

/** Opens the URL of a document as a browser does: without a header. */
export const openOrderDocument = async (market: TestServer, url: string, init?: RequestInit) => {
  const answer = await market.fetch(new Request(`http://pasar.test${url}`, init));
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};

/** The text of a PDF at a URL, page by page. */
export const readOrderDocument = async (market: TestServer, url: string): Promise<string[]> => {
  const { status, headers, bytes } = await openOrderDocument(market, url);
  if (status !== 200 || headers.get('content-type') !== 'application/pdf') {
    throw new Error(`${status} ${headers.get('content-type')}`);
  }
  return pdfText(bytes);
};
