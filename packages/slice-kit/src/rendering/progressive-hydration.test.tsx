import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ProgressiveHydration } from './progressive-hydration.tsx';

const told: string[] = [];
afterEach(() => {
  told.length = 0;
  document.body.textContent = '';
});

const Counter = ({ name }: { name: string }) => {
  const [presses, setPresses] = useState(0);
  useLayoutEffect(() => void told.push(`${name} drawn`), [name]);
  useEffect(() => void told.push(`${name} alive`), [name]);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {name} {presses}
    </button>
  );
};
const page = (
  <ProgressiveHydration>
    <Counter name="one" />
    {null}
    <Counter name="two" />
    <Counter name="three" />
  </ProgressiveHydration>
);

test('the markup of a server is taken over part by part, from the top [P4]', async () => {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const place = document.body.firstElementChild as HTMLElement; // written the line before
  const before = place.innerHTML;
  const broken: unknown[] = [];
  await act(() => hydrateRoot(place, page, { onRecoverableError: (error) => broken.push(error) }));
  expect(told).toEqual(['one drawn', 'one alive', 'two drawn', 'two alive', 'three drawn', 'three alive']);
  expect([place.innerHTML, broken]).toEqual([before, []]);
  fireEvent.click(screen.getByRole('button', { name: 'three 0' }));
  expect(screen.getByRole('button', { name: 'three 1' })).toBeInstanceOf(HTMLElement);
});
