import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '../notices/toast.ts';
import { lazyComponent } from './lazy-component.tsx';

beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => vi.useRealTimers());

const missing = () => Object.assign(new Error('no file'), { name: 'ChunkLoadError' });
const Letter = ({ to }: { to: string }) => <p>Dear {to}</p>;

const openers = (load: () => Promise<typeof Letter>) => {
  const Part = lazyComponent(load);
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <MemoryRouter>
        <p>the page</p>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {open && <Part to="Dewi" onMissing={() => setOpen(false)} />}
      </MemoryRouter>
    );
  };
  return Page;
};

test('a component that fails to load leaves the page usable, reports it, and the next press tries anew [R17]', async () => {
  let connected = false;
  const Page = openers(() => (connected ? Promise.resolve(Letter) : Promise.reject(missing())));
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await vi.waitFor(() =>
    expect(toastStore.getState().toasts.map(({ text }) => text)).toEqual(['Jaringan terputus']),
  );
  expect(screen.getByText('the page')).toBeInstanceOf(HTMLElement);
  connected = true;
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByText('Dear Dewi')).toBeInstanceOf(HTMLElement);
});

test('a part that nobody opens comes by itself when the connection is back [R17]', async () => {
  vi.useFakeTimers();
  let connected = false;
  const Part = lazyComponent(() => (connected ? Promise.resolve(Letter) : Promise.reject(missing())), {
    waiting: <p>waiting</p>,
  });
  render(<Part to="Dewi" />, { wrapper: MemoryRouter });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('waiting')).toBeInstanceOf(HTMLElement);
  connected = true;
  act(() => void dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Dear Dewi')).toBeInstanceOf(HTMLElement);
});

test('a part that another place has loaded is hydrated as the server rendered it, and shows then', async () => {
  const Part = lazyComponent(() => Promise.resolve(Letter), { waiting: <p>waiting</p> });
  const page = (
    <MemoryRouter>
      <Part to="Dewi" />
    </MemoryRouter>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const place = document.body.firstElementChild as HTMLElement; // written the line before
  expect(place.textContent).toBe('waiting');
  render(page);
  await vi.waitFor(() => expect(document.body.lastElementChild?.textContent).toBe('Dear Dewi'));
  const broken: unknown[] = [];
  await act(() => hydrateRoot(place, page, { onRecoverableError: (error) => broken.push(error) }));
  expect([place.textContent, broken]).toEqual(['Dear Dewi', []]);
});
