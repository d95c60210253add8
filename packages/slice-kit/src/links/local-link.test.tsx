import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { KitContext } from '../kit/kit.ts';
import { createCountsStore } from '../layout/counts.store.ts';
import { createSessionStore } from '../session/session.store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { linkTo } from './link-to.ts';
import { LocalLink } from './local-link.tsx';
import { LocalNavLink } from './local-nav-link.tsx';
import { useLocalNavigate } from './use-local-navigate.ts';

const Go = () => {
  const navigate = useLocalNavigate();
  return (
    <button type="button" onClick={() => void navigate(linkTo('storefront.cart'))}>
      go
    </button>
  );
};

const show = (at: string) => {
  const fetched: string[] = [];
  const element = (
    <>
      <LocalLink to={linkTo('storefront.search', { search: 'batik' })}>search</LocalLink>
      <LocalLink to={linkTo('auth.terms')} prefetch="none">
        terms
      </LocalLink>
      <LocalNavLink to={linkTo('storefront.home')} end>
        home
      </LocalNavLink>
      <Go />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const kit = {
    api: fakeApi({}).api,
    session: createSessionStore(),
    counts: createCountsStore(),
    prefetch: (path: string) => void fetched.push(path),
  };
  render(
    <KitContext value={kit}>
      <RouterProvider router={router} />
    </KitContext>,
  );
  return { router, fetched };
};

test('links of an English page carry the prefix, those of an Indonesian page none [HEAD-03]', () => {
  show('/en/p/beras');
  expect(screen.getByRole('link', { name: 'search' }).getAttribute('href')).toBe('/en/search?search=batik');
  expect(screen.getByRole('link', { name: 'home' }).getAttribute('href')).toBe('/en');
});

test('any first segment but en is Indonesian [HEAD-03]', () => {
  show('/english');
  expect(screen.getByRole('link', { name: 'search' }).getAttribute('href')).toBe('/search?search=batik');
});

test('the link of the page itself is marked as current', () => {
  show('/en');
  expect(screen.getByRole('link', { name: 'home' }).getAttribute('aria-current')).toBe('page');
});

test('navigation preserves the language [HEAD-03]', async () => {
  const { router } = show('/en');
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  expect(router.state.location.pathname).toBe('/en/cart');
});

test('reaching for a link starts loading the page behind it, unless that is disabled', async () => {
  const { fetched } = show('/en');
  await userEvent.hover(screen.getByRole('link', { name: 'terms' }));
  expect(fetched).toEqual([]);
  await userEvent.hover(screen.getByRole('link', { name: 'search' }));
  expect(fetched).toContain('/en/search?search=batik');
});
