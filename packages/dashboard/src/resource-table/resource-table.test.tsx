import { act, fireEvent } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ResourceTable } from './resource-table.tsx';

afterEach(() => {
  document.body.textContent = '';
});

/** Hears which row was current when a row came to life. */
const Order = ({ code, told }: { code: number; told: string[] }) => {
  useLayoutEffect(() => {
    const current = document.querySelector('tr[data-current]')?.textContent;
    told.push(`${code} beside ${current}`);
  }, [code, told]);
  return code;
};

/** Presses a key as soon as the page hears one. */
const Press = () => {
  useEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  }, []);
  return null;
};

test('the first row answers a key before the rows below the first screen are hydrated [B31]', async () => {
  const told: string[] = [];
  const rows = Array.from({ length: 50 }, (_, at) => ({
    id: String(at),
    cells: { code: <Order code={at} told={told} /> },
  }));
  const page = (
    <MemoryRouter>
      <ResourceTable caption="Orders" columns={[{ id: 'code', label: 'Code' }]} rows={rows} />
      <Press />
    </MemoryRouter>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const place = document.body.firstElementChild as HTMLElement; // written the line before
  const before = place.querySelectorAll('tbody tr');
  expect(before).toHaveLength(50);
  const broken: unknown[] = [];
  await act(() => hydrateRoot(place, page, { onRecoverableError: (error) => broken.push(error) }));
  expect(broken).toEqual([]);
  expect([...place.querySelectorAll('tbody tr')]).toEqual([...before]);
  expect(told).toHaveLength(50);
  expect(told[0]).toBe('0 beside undefined');
  expect(told.at(-1)).toBe('49 beside 0');

  for (let press = 0; press < 20; press += 1) fireEvent.keyDown(document.body, { key: 'j' });
  const current = [...place.querySelectorAll('tr[data-current]')].map(({ textContent }) => textContent);
  expect(current).toEqual(['20']);
});
