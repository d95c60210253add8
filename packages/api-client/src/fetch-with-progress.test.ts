import { afterEach, describe, expect, test } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { openServer, sendEnvelope, type TestServer } from './testing/open-server.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

const open = async (answer: Parameters<typeof openServer>[0]) => {
  server = await openServer(answer);
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${server.url}/`);
  return server;
};

describe('a fetch that reports', () => {
  test('sends the request as it is and returns the response', async () => {
    const { url, arrived } = await open((response) => {
      response.setHeader('retry-after', '7');
      sendEnvelope(response, { code: 429, message: 'Terlalu banyak' });
    });
    const fractions: number[] = [];
    const response = await fetchWithProgress((fraction) => fractions.push(fraction))(
      `${url}/api/upload/helper`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer t' },
        body: 'isi',
      },
    );
    expect(arrived[0]).toMatchObject({ method: 'POST', body: 'isi', headers: { authorization: 'Bearer t' } });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toMatchObject({ code: 429, message: 'Terlalu banyak' });
    expect(fractions.at(-1)).toBe(1);
  });

  test('fails like fetch when the connection is lost', async () => {
    const { url } = await open((response) => response.destroy());
    await expect(
      fetchWithProgress(() => undefined)(`${url}/api`, { method: 'POST', body: 'x' }),
    ).rejects.toThrow(TypeError);
  });

  test('is aborted like fetch', async () => {
    const leaving = new AbortController();
    const { url } = await open(() => leaving.abort());
    const sending = fetchWithProgress(() => undefined)(`${url}/api`, {
      method: 'POST',
      body: 'x',
      signal: leaving.signal,
    });
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
