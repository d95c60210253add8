import { accountEndpoints } from '@pasar/contract';
import {
  definePage,
  defineSlice,
  type Loader,
  LocalLink,
  linkTo,
  useApi,
  useLocale,
  usePageData,
} from '@pasar/slice-kit';
import { waitFor } from '@testing-library/dom';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMount, type MountedPage, type MountOptions, PageUnknown } from './index.ts';

const Article = () => {
  const { t } = useTranslation('auth');
  const data = usePageData<Loader<string>>();
  const locale = useLocale();
  return (
    <>
      <h1>
        {t('title' as never)} {data} {locale}
      </h1>
      <LocalLink to="/terms/next">next</LocalLink>
      <LocalLink to={linkTo('storefront.product', { slug: 'batik', view: 'big' } as never)}>
        product
      </LocalLink>
    </>
  );
};
const Whoever = () => <h1>{String(Boolean(useApi()))}</h1>;

const slice = defineSlice({
  name: 'auth',
  locales: {
    id: async () => ({ messages: { title: 'Judul' } }),
    en: async () => ({ messages: { title: 'Title' } }),
  },
  pages: [
    definePage({
      id: 'auth.article',
      path: 'terms/:slug',
      component: async () => Article,
      loader:
        async () =>
        async ({ params, url }) =>
          `${params.slug}${url.search}`,
    }),
    definePage({ id: 'auth.own', path: 'own', component: async () => Whoever, access: 'user' }),
  ],
});
const mount = createMount(slice);
const apiBase = 'https://pasar.example/api';
const element = () => document.body.appendChild(document.createElement('div'));
const heading = (place: Element) => waitFor(() => place.querySelector('h1')?.textContent ?? fail());
const fail = (): never => {
  throw new Error('no heading yet');
};

const answer = (body: object, status = 200) => Response.json(body, { status });
/** The market's addresses of pages, and no other call. */
const market = async (...[input]: Parameters<typeof fetch>) =>
  String(input).endsWith('/r/links')
    ? answer({ 'storefront.product': '/p/:slug', 'auth.login': '/login' })
    : answer({}, 404);

const opened: MountedPage[] = [];
const open = async (place: Element, options: Omit<MountOptions, 'apiBase'>) => {
  const page = await mount(place, { apiBase, ...options });
  opened.push(page);
  return page;
};
// The page renders when it likes, as it does in a host.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => void vi.stubGlobal('fetch', market));
afterEach(() => {
  for (const page of opened.splice(0)) page.unmount();
  vi.unstubAllGlobals();
});

test('a page shows in its element, in the language and with the values of the host [F19]', async () => {
  const place = element();
  const page = await open(place, { page: 'auth.article', params: { slug: 'a', part: '2' }, locale: 'en' });
  expect(await heading(place)).toBe('Title a?part=2 en');
  await page.update({ params: { slug: 'b' }, locale: 'id' });
  await waitFor(() => expect(place.querySelector('h1')?.textContent).toBe('Judul b id'));
});

test('an unknown page rejects, and so does one without the values of its path [F19]', async () => {
  const place = element();
  await expect(open(place, { page: 'auth.none' })).rejects.toThrow(PageUnknown);
  await expect(open(place, { page: 'auth.article' })).rejects.toThrow(PageUnknown);
  expect(place.childElementCount).toBe(0);
  const page = await open(place, { page: 'auth.article', params: { slug: 'a' } });
  await expect(page.update({ page: 'auth.none' })).rejects.toThrow(PageUnknown);
  expect(await heading(place)).toBe('Judul a id');
});

test('a market that does not say where links lead mounts nothing [F19]', async () => {
  vi.stubGlobal('fetch', async () => answer({}, 503));
  const place = element();
  await expect(open(place, { page: 'auth.article', params: { slug: 'a' } })).rejects.toThrow('503');
  expect(place.childElementCount).toBe(0);
});

test('links lead to the market; a press stays in the slice, or asks the host [F19]', async () => {
  const place = element();
  const navigate = vi.fn();
  await open(place, { page: 'auth.article', params: { slug: 'a' }, locale: 'en', navigate });
  await heading(place);
  const link = (name: string) =>
    [...place.querySelectorAll('a')].find(({ textContent }) => textContent === name) ?? fail();
  expect(link('product').href).toBe('https://pasar.example/en/p/batik?view=big');
  link('product').click();
  expect(navigate.mock.calls).toEqual([['/en/p/batik?view=big']]);
  expect(await heading(place)).toBe('Title a en');
  const before = location.href;
  link('next').click();
  await waitFor(() => expect(place.querySelector('h1')?.textContent).toBe('Title next en'));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(location.href).toBe(before);
});

test('a page that sends the visitor elsewhere asks the host [F19]', async () => {
  const navigate = vi.fn();
  await open(element(), { page: 'auth.own', navigate });
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/login?next=%2Fown']]));
});

test("the visitor's token goes with calls to the market, whose images come from there [F19]", async () => {
  const send = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) =>
    Response.json({ code: 401, message: 'no', data: { photo: '/media/1.webp' } }, { status: 401 }),
  );
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    String(asked[0]).endsWith('/r/links') ? market(...asked) : send(...asked),
  );
  const onError = vi.fn();
  await open(element(), { page: 'auth.own', getToken: () => 'a.b.c', navigate: () => {}, onError });
  await waitFor(() => expect(send).toHaveBeenCalled());
  const [input, init] = send.mock.calls[0] ?? [];
  const request = new Request(input as RequestInfo, init);
  expect(request.url).toBe(`${apiBase}${accountEndpoints.session.path}`);
  expect(request.headers.get('authorization')).toBe('Bearer a.b.c');
});

/** Selectors of a style sheet, without those of fonts and movements. */
const selectorsOf = (css: string): string[] =>
  [
    ...css
      .replace(/@font-face\{[^}]*\}|@keyframes [\w-]+\{(?:[^{}]*\{[^}]*\})*\}/g, '')
      .matchAll(/([^{}]+)\{/g),
  ]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/));

test('the base style is about the element alone, and every rule of a component wins over it [F19]', async () => {
  const place = element();
  await open(place, { page: 'auth.article', params: { slug: 'a' } });
  await heading(place);
  const base = [...place.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(base).toContain('@font-face');
  expect(base).toContain('@keyframes');
  const selectors = selectorsOf(base);
  expect(selectors.length).toBeGreaterThan(20);
  // A component's own rules are about its class, wherever that is.
  for (const selector of selectors) expect(selector).toMatch(/^:where\(\.pasar-embed\)|\.pasar-(?!embed)/);
});

test('styles stay in the element, and nothing stays after the page [F19]', async () => {
  const place = element();
  const before = document.querySelectorAll('style').length;
  const page = await open(place, { page: 'auth.article', params: { slug: 'a' } });
  await heading(place);
  const styles = [...document.querySelectorAll('style')].slice(before);
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(place.contains(style)).toBe(true);
  page.unmount();
  expect(place.childElementCount).toBe(0);
  expect(document.querySelectorAll('style').length).toBe(before);
});
