import { openTestServer, type TestServer } from '@pasar/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [createDemo()] });
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const page = async (query = '', headers: Record<string, string> = {}) => {
  const answer = await market.fetch(new Request(`http://pasar.test/dev/mailbox${query}`, { headers }));
  return { answer, html: await answer.text() };
};
const register = (email: string) =>
  market.call('/auth/register', {
    body: { email, password: 'kopi tubruk', password_confirmation: 'kopi tubruk' },
  });

describe('the mailbox of demo mode', () => {
  test('is a page that shows the newest email first, with its code', async () => {
    await register('budi@example.test');
    await register('sari@example.test');
    const code = await market.newestCode('sari@example.test');
    const { answer, html } = await page();
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('<html lang="id">');
    expect(html).toContain(`>${code}</p>`);
    expect(html.indexOf('sari@example.test')).toBeLessThan(html.indexOf('budi@example.test'));
    expect((await page('?to=budi@example.test')).html).not.toContain('sari@example.test');
  });

  test('shows that it is empty, in the language of the browser', async () => {
    expect((await page()).html).toContain('Belum ada surat');
    expect((await page('', { 'accept-language': 'en' })).html).toContain('No letters yet');
  });

  test('runs no script: its style is allowed by hash, and user input is text [S31]', async () => {
    await register('<script>alert(1)</script>@example.test');
    await market.settle();
    const { answer, html } = await page();
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'/,
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  test('can be read by programs', async () => {
    await register('budi@example.test');
    const code = await market.newestCode('budi@example.test');
    const { data } = await market.call('/dev/mailbox.json?to=budi@example.test');
    expect(data).toEqual([
      {
        id: 1,
        to: 'budi@example.test',
        subject: 'Kode verifikasi Pasar',
        text: expect.stringContaining(`\n\n${code}\n\n`),
        at: '2026-03-02T03:00:00.000Z',
      },
    ]);
  });
});
