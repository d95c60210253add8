import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { specimens } from './testing/specimens.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(Object.entries(specimens))('%s hydrates without a difference', async (_name, specimen) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(specimen);
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, specimen, { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(differences).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
