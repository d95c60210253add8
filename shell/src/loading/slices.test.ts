import { definePage, defineSlice } from '@pasar/slice-kit';
import { expect, test } from 'vitest';
import { createMessageLoader } from '../messages/message-loader.ts';
import { fixturePlan } from '../testing/fixture-plan.ts';
import { SliceError } from './load-slice.ts';
import { createSlices } from './slices.ts';

const Home = () => null;
const page = (name: string, path: string) =>
  definePage({ id: `storefront.${name}`, path, component: async () => Home });

const storefront = (fetched: string[] = []) =>
  defineSlice({
    name: 'storefront',
    pages: [
      page('home', ''),
      {
        ...page('product', 'p/:slug'),
        loader: async () => {
          fetched.push('loader');
          return async () => null as never;
        },
      },
    ],
    locales: {
      id: async () => ({ messages: { hello: 'Halo' } }),
      en: async () => ({ messages: { hello: 'Hello' } }),
    },
  });

const shop = async (load: () => Promise<ReturnType<typeof storefront>>) => {
  const texts = await createMessageLoader('id');
  const failures: string[] = [];
  const slices = createSlices({
    plan: fixturePlan,
    load,
    texts,
    onFailure: (name, { version }) => failures.push(`${name} ${version}`),
  });
  return { slices, texts, failures };
};

test('a loaded slice brings its texts in the page’s language and the code of its page', async () => {
  const { slices, texts } = await shop(async () => storefront());
  const { release } = await slices.load('storefront', '/p/beras');
  expect(release.version).toBe('1.0.0');
  expect(texts.i18n.t('hello', { ns: 'storefront' })).toBe('Halo');
  expect([...slices.components.keys()]).toEqual(['storefront.product']);
  expect(slices.running('storefront')?.version).toBe('1.0.0');
});

test('everybody who requests a slice shares its load', async () => {
  let loads = 0;
  const { slices } = await shop(async () => {
    loads += 1;
    return storefront();
  });
  await Promise.all([slices.load('storefront', '/'), slices.load('storefront', '/p/beras')]);
  expect(loads).toBe(1);
});

test('a slice that failed fails again until it is reset, then it is tried afresh', async () => {
  let broken = true;
  const { slices, failures } = await shop(async () => {
    if (broken) throw new Error('refused');
    return storefront();
  });
  await expect(slices.load('storefront', '/')).rejects.toBeInstanceOf(SliceError);
  // Planned version, once more, last good version.
  expect(failures).toEqual(['storefront 1.0.0', 'storefront 1.0.0', 'storefront 0.9.0']);
  broken = false;
  await expect(slices.load('storefront', '/')).rejects.toBeInstanceOf(SliceError);
  slices.forget('storefront');
  expect((await slices.load('storefront', '/')).slice.name).toBe('storefront');
});

test('a slice that is switched off is never requested', async () => {
  const { slices } = await shop(() => Promise.reject(new Error('must not be asked')));
  await expect(slices.load('seller', '/seller')).rejects.toMatchObject({ cause: 'switched off' });
});

test('an intent fetches slice, page and loader; a failed one is no error of the page', async () => {
  const fetched: string[] = [];
  const { slices } = await shop(async () => storefront(fetched));
  slices.prefetch('/en/p/beras?variant=2');
  await expect.poll(() => fetched).toEqual(['loader']);
  expect([...slices.components.keys()]).toEqual(['storefront.product']);
  slices.prefetch('/nowhere');
});
