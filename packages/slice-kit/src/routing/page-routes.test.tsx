import { ApiError } from '@pasar/api-client';
import { buyerEndpoints, type StoredUser } from '@pasar/contract';
import { cleanup, screen } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { expect, test, vi } from 'vitest';
import { definePage, type PageDefinition } from '../slice/define-page.ts';
import { defineSlice } from '../slice/define-slice.ts';
import { lazySkeleton } from '../slice/lazy-skeleton.tsx';
import type { LoaderArgs } from '../slice/loader.ts';
import { notFound } from '../slice/not-found.ts';
import { redirectTo } from '../slice/redirect-to.ts';
import { removed } from '../slice/removed.ts';
import { usePageData } from '../slice/use-page-data.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { routeErrorText } from './route-error.ts';

const texts = {
  id: { title: 'Profil', sections: { bio: 'Data diri' } },
  en: { title: 'Profile', sections: { bio: 'Bio' } },
};

const Fault = () => {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 'broken';
  return <p>{`${status}: ${routeErrorText(error) ?? ''}`}</p>;
};

/** A slice with one page at `/account/bio`, and the targets of redirects. */
const sliceWith = (page: Partial<PageDefinition>) =>
  defineSlice({
    name: 'buyer',
    pages: [
      definePage({
        id: 'buyer.bio',
        path: 'account/bio',
        component: async () => () => <h1>bio</h1>,
        ...page,
      }),
      definePage({ id: 'buyer.anywhere', path: '*', component: async () => () => <h1>elsewhere</h1> }),
    ],
    locales: {
      id: async () => ({ messages: texts.id }),
      en: async () => ({ messages: texts.en }),
    },
  });

const visit = (page: Partial<PageDefinition>, stage: Partial<Parameters<typeof renderPage>[2]> = {}) =>
  renderPage(sliceWith(page), '/account/bio?tab=2', {
    api: fakeApi({}).api,
    ErrorBoundary: Fault,
    ...stage,
  });

const user: StoredUser = {
  email: 'dewi@pasar.example',
  username: null,
  fullname: null,
  phone: null,
  gender: null,
  birthday: null,
  is_company: null,
  registered_as: 'buyer',
  merchant: null,
};
const placeOf = ({ router }: Awaited<ReturnType<typeof renderPage>>) =>
  router.state.location.pathname + router.state.location.search;

test('a loader gets the client, the language and the parts of the address; the page gets its result', async () => {
  const loader = async ({ locale, url }: { locale: string; url: URL }) =>
    `${locale} ${url.searchParams.get('tab')}`;
  const Shown = () => <h1>{usePageData<typeof loader>()}</h1>;
  await visit({ loader: async () => loader, component: async () => Shown }, { locale: 'en' });
  expect(await screen.findByRole('heading', { name: 'en 2' })).toBeInstanceOf(HTMLElement);
});

test('a page for users sends visitors to the login, which leads back', async () => {
  const shown = await visit({ access: 'user' }, { locale: 'en' });
  await screen.findByText('elsewhere');
  expect(placeOf(shown)).toBe('/en/login?next=%2Faccount%2Fbio%3Ftab%3D2');
});

test('a page for merchants sends everybody else to become one', async () => {
  const shown = await visit({ access: 'merchant' }, { user });
  await screen.findByText('elsewhere');
  expect(placeOf(shown)).toBe('/become-seller');
});

test('a page for users admits a signed-in user', async () => {
  await visit({ access: 'user' }, { user });
  expect(await screen.findByRole('heading', { name: 'bio' })).toBeInstanceOf(HTMLElement);
});

test('a token that ran out in the middle sends to the login', async () => {
  const { api } = fakeApi({ 'GET /buyer/dashboard/bio': { code: 401 } });
  const loader = ({ api: client }: LoaderArgs) => client.call(buyerEndpoints.bio);
  const shown = await visit({ access: 'user', loader: async () => loader }, { user, api });
  await screen.findByText('elsewhere');
  expect(placeOf(shown)).toMatch(/^\/login\?next=/);
});

test('a loader may send the visitor elsewhere, in the language of the page', async () => {
  const shown = await visit(
    { loader: async () => async () => redirectTo('/search?search=beras') },
    { locale: 'en' },
  );
  await screen.findByText('elsewhere');
  expect(placeOf(shown)).toBe('/en/search?search=beras');
});

test.each([
  ['the loader says so', async () => notFound()],
  [
    'a call is answered 404',
    async () => {
      throw new ApiError('Tidak ada', { kind: 'refused', code: 404 });
    },
  ],
])('a page does not exist when %s', async (_, loader) => {
  await visit({ loader: async () => loader });
  expect(await screen.findByText(/^404:/)).toBeInstanceOf(HTMLElement);
});

test('a load without network names the section, in the words of the catalog [ERR-01]', async () => {
  const loader = async () => {
    throw new ApiError('', { kind: 'network' });
  };
  await visit({ loader: async () => loader, errorSection: 'sections.bio' }, { locale: 'en' });
  expect(await screen.findByText('502: Bio Error Connection To Server')).toBeInstanceOf(HTMLElement);
});

const noFile = () => Promise.reject(Object.assign(new Error('no file'), { name: 'ChunkLoadError' }));

test.each([
  ['loader', { loader: noFile }],
  ['component', { component: noFile, skeleton: () => <p>waiting</p> }],
])(
  'without a connection a %s that does not come is no fault of the page: the section is named [ERR-01] [R17]',
  async (_, page) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit({ ...page, errorSection: 'sections.bio' });
    expect(await screen.findByText('502: Data diri gagal terhubung ke server')).toBeInstanceOf(HTMLElement);
    online.mockReturnValue(true);
    cleanup();
    await visit({ ...page, errorSection: 'sections.bio' });
    expect(await screen.findByText('broken:')).toBeInstanceOf(HTMLElement);
    online.mockRestore();
  },
);

test('a loading page shows its skeleton, and what the layout shows until the skeleton loads or when it never does', async () => {
  const Pending = () => <p>bones</p>;
  const Shape = () => <p>shape</p>;
  const held = Promise.withResolvers<null>();
  const arriving = Promise.withResolvers<typeof Shape>();
  const loader = async () => () => held.promise;
  await visit({ loader, skeleton: lazySkeleton(() => arriving.promise) }, { Pending });
  expect(screen.getByText('bones')).toBeInstanceOf(HTMLElement);
  arriving.resolve(Shape);
  expect(await screen.findByText('shape')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('bones')).toBeNull();
  cleanup();

  await visit({ loader, skeleton: lazySkeleton(noFile) }, { Pending });
  expect(await screen.findByText('bones')).toBeInstanceOf(HTMLElement);
  held.resolve(null);
  expect(await screen.findByRole('heading', { name: 'bio' })).toBeInstanceOf(HTMLElement);
});

test('a component whose file failed to load is requested once more', async () => {
  let asked = 0;
  const component = async () => {
    asked += 1;
    if (asked === 1) throw new Error('ChunkLoadError');
    return () => <h1>here</h1>;
  };
  await visit({ component });
  expect(await screen.findByRole('heading', { name: 'here' })).toBeInstanceOf(HTMLElement);
});

test('a removed page is still shown when its loader returns one, and otherwise reported as removed', async () => {
  const loader = async () => removed('Kaos polos');
  const Shown = () => <h1>{usePageData<typeof loader>()}</h1>;
  await visit({ loader: async () => loader, component: async () => Shown });
  expect(await screen.findByRole('heading', { name: 'Kaos polos' })).toBeInstanceOf(HTMLElement);

  const refused = new ApiError('gone', { kind: 'refused', code: 410 });
  await visit({ loader: async () => () => Promise.reject(refused) });
  expect(await screen.findByText('410:')).toBeInstanceOf(HTMLElement);
});
