import type { Locale } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { budi } from '../testing/budi.ts';
import { importResponse, productImport } from '../testing/products.ts';

const path = '/merchant/dashboard/products/import';
const history = `GET ${path}`;
const show = `GET ${path}/5`;
const start = `POST ${path}`;
const none = { code: 200, data: [], meta: importResponse(productImport(), []).meta };
const wrong = {
  row: 3,
  column: 'harga',
  value: 'mahal',
  code: 'not_number',
  message: 'Harga harus angka',
};

const open = (replies: FakeResponses, { locale = 'id' as Locale, query = '' } = {}) =>
  openPage(slice, `/seller/products/import${query}`, { [history]: none, ...replies }, { locale, user: budi });
const sheet = (name: string) => new File(['nama_produk'], name, { type: 'text/csv' });
const field = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=file]');

describe('[SELL-02] an import', () => {
  test.each(['id', 'en'] as const)(
    'has no known accessibility fault, before and after (%s)',
    { tags: 'slow' },
    async (locale) => {
      const first = await open({}, { locale });
      await expectAccessible(first.container);
      const shown = importResponse(productImport(), [wrong]);
      const { container } = await open({ [show]: shown }, { locale, query: '?id=5' });
      await expectAccessible(container);
    },
  );

  test('takes a sheet and nothing else', async () => {
    const { container, arrived, person } = await open({});
    const input = field(container);
    input?.removeAttribute('accept');
    if (input) await person.upload(input, sheet('foto.png'));
    // The limits of the file are shown, and then again as the error.
    await expect.poll(() => screen.getAllByText(/XLSX.*CSV/)).toHaveLength(2);
    expect(arrived.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  test('reports errors by row and column, and imports only the good rows', { tags: 'slow' }, async () => {
    let asked = 0;
    const { person, arrived } = await open(
      {
        [start]: { code: 200, data: { import_id: 5, status: 'uploaded' } },
        [show]: () =>
          asked++ === 0
            ? importResponse(productImport({ status: 'validating', processed: 1 }), [])
            : importResponse(productImport(), [wrong]),
      },
      { query: '?id=5' },
    );
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 dari 3 baris');
    const row = await screen.findByRole('row', { name: /mahal/ });
    expect([...row.children].map(({ textContent }) => textContent)).toEqual([
      '3',
      'harga',
      'mahal',
      'Harga harus angka',
    ]);
    await person.click(screen.getByRole('button', { name: 'Impor 2 baris' }));
    await expect
      .poll(() => arrived.find(({ call }) => call === start)?.body)
      .toEqual({
        file_id: 77,
        mode: 'create',
        dry_run: '0',
        on_error: 'skip',
      });
  });

  test('with no good row has nothing to import', async () => {
    const bad = productImport({ ok: 0, failed: 3, created: 0 });
    await open({ [show]: importResponse(bad, [wrong]) }, { query: '?id=5' });
    expect(screen.getByText(/Belum ada baris yang bisa diimpor/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Impor \d/ })).toBeNull();
  });

  test('[ERR-01] whose history did not come still takes a sheet', async () => {
    const { container } = await open({ [history]: undefined }, { locale: 'en' });
    expect(screen.getByText(/Error Connection To Server/)).toBeTruthy();
    expect(field(container)).toBeTruthy();
  });
});
