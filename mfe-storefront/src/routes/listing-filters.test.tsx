import { productEndpoints } from '@pasar/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { sampleCard } from '../testing/sample-products.ts';
import { type Responses, sampleFacets, sampleMeta } from '../testing/sample-responses.ts';

afterEach(cleanup);

const open = (path: string, answers: Responses = {}, locale: 'id' | 'en' = 'id') =>
  openStorefront(path, { answers, locale });
const filters = () => screen.getByRole('complementary', { name: 'Saring' });
/** Calls back with every image until it is stopped. */
const onFrames = (look: () => void) => {
  let frame = requestAnimationFrame(function next() {
    look();
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
};
const chips = () => screen.queryByRole('group', { name: 'Saringan yang dipakai' });

test('there is a filter for everything that a card shows, with counts [SEARCH-01] [A40]', {
  tags: 'slow',
}, async () => {
  await open('/search');
  const panel = within(filters());
  for (const name of [
    'Kategori',
    'Lokasi',
    'Merek',
    'Jenis toko',
    'Harga',
    'Penawaran',
    'Penilaian',
    'Kondisi',
  ])
    expect(panel.getByRole('group', { name })).toBeTruthy();
  expect(panel.getByRole('checkbox', { name: 'Kota Pekalongan 214' })).toBeTruthy();
  expect(panel.getByRole('checkbox', { name: 'Gratis ongkir 120' })).toBeTruthy();
  expect(panel.getByRole('radio', { name: 'Bintang 4 ke atas 311' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Urutkan' })).toHaveProperty('value', 'lates');
});

test('quick filters are switches that add up, and one press each on a phone [A40]', async () => {
  const { callsOf, address } = await open('/search');
  await userEvent.click(within(filters()).getByRole('checkbox', { name: /Gratis ongkir/ }));
  await waitFor(() => expect(address()).toBe('/search?offer=free_shipping'));
  // Only a phone shows it.
  await userEvent.click(screen.getByText('Sedang diskon', { selector: 'a' }));
  await waitFor(() => expect(address()).toBe('/search?offer=free_shipping&offer=discount'));
  const asked = callsOf(productEndpoints.list.path).at(-1)?.query;
  expect([asked?.get('free_shipping'), asked?.get('discount'), asked?.get('in_stock')]).toEqual([
    '1',
    '1',
    null,
  ]);
  expect(await screen.findByRole('link', { name: 'Hapus saringan Sedang diskon' })).toBeTruthy();
});

test('presses while a list is on its way add up, of links and of fields [R16]', async () => {
  const { address } = await open('/search');
  fireEvent.click(screen.getByText('Gratis ongkir', { selector: 'a' }));
  fireEvent.click(screen.getByText('Sedang diskon', { selector: 'a' }));
  fireEvent.click(within(filters()).getByRole('checkbox', { name: /Bandung/ }));
  fireEvent.click(screen.getByRole('link', { name: 'Hapus saringan Gratis ongkir' }));
  await waitFor(() => expect(address()).toBe('/search?city=32.73&offer=discount'));
});

test('two quick presses of fields count both, and each shows at once [R16]', async () => {
  const { address, callsOf } = await open('/search');
  const box = (name: RegExp) => within(filters()).getByRole('checkbox', { name });
  fireEvent.click(box(/Pekalongan/));
  fireEvent.click(box(/Bandung/));
  expect([box(/Pekalongan/), box(/Bandung/)].map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    true,
  ]);
  await waitFor(() => expect(address()).toBe('/search?city=33.75&city=32.73'));
  // The address is first by a moment that no frame shows, which the next test watches.
  await waitFor(() => expect(box(/Pekalongan/)).toHaveProperty('checked', true));
  expect(callsOf(productEndpoints.list.path).at(-1)?.query.getAll('city[]')).toEqual(['33.75', '32.73']);
});

test('a press while the list before it arrives is neither lost nor hidden [R16]', async () => {
  const { address } = await open('/search');
  const box = (name: RegExp) => within(filters()).getByRole('checkbox', { name });
  const seen: boolean[] = [];
  fireEvent.click(box(/Pekalongan/));
  const stop = onFrames(() => seen.push((box(/Bandung/) as HTMLInputElement).checked));
  await waitFor(() => expect(address()).toBe('/search?city=33.75'));
  seen.length = 0;
  fireEvent.click(box(/Bandung/));
  await waitFor(() => expect(address()).toBe('/search?city=33.75&city=32.73'));
  await screen.findByRole('link', { name: 'Hapus saringan Kota Bandung' });
  stop();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
});

test('who goes back before the way to the new list began has taken the press back [R16]', async () => {
  const { address, callsOf, router } = await open('/search');
  const box = (name: RegExp) => within(filters()).getByRole('checkbox', { name });
  fireEvent.click(box(/Pekalongan/));
  await screen.findByRole('link', { name: 'Hapus saringan Kota Pekalongan' });
  await waitFor(() => expect(address()).toBe('/search?city=33.75'));
  fireEvent.click(box(/Bandung/));
  // The event of a browser whose history has moved.
  fireEvent.popState(window);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(chips()).toBeNull());
  expect(address()).toBe('/search');
  expect(box(/Bandung/)).toHaveProperty('checked', false);
  const asked = callsOf(productEndpoints.list.path).flatMap(({ query }) => query.getAll('city[]'));
  expect(asked).not.toContain('32.73');
});

test('a link pressed right after a field leads to its own target [R16]', { tags: 'slow' }, async () => {
  const { address } = await open('/search');
  fireEvent.click(within(filters()).getByRole('checkbox', { name: /Pekalongan/ }));
  const [card] = screen.getAllByRole('article');
  const link = within(card ?? document.body).getAllByRole('link')[0];
  if (!link) throw new Error('no product to press');
  fireEvent.click(link);
  await waitFor(() => expect(address()).toMatch(/^\/p\//));
});

test('a long list of options can be searched', async () => {
  const [city] = sampleFacets.cities;
  const cities = Array.from({ length: 14 }, (_, n) => ({
    ...city,
    id: `31.${n}`,
    name: `Kota ${n}`,
    total: 9,
  }));
  await open('/search', {
    [productEndpoints.list.path]: {
      data: [sampleCard(1)],
      meta: sampleMeta(),
      facets: { ...sampleFacets, cities },
      suggestion: null,
    },
  });
  const places = within(within(filters()).getByRole('group', { name: 'Lokasi' }));
  await userEvent.type(places.getByLabelText('Cari Lokasi'), 'kota 12');
  expect(places.queryByRole('checkbox', { name: /Kota 11/ })).toBeNull();
  expect(places.getByRole('checkbox', { name: /Kota 12/ })).toBeTruthy();
  await userEvent.type(places.getByLabelText('Cari Lokasi'), 'x');
  expect(places.getByText('Tidak ada yang bernama “kota 12x”.')).toBeTruthy();
});

test('options add up in the address and in the call, and start again at page 1 [SEARCH-01]', async () => {
  const { callsOf, address } = await open('/search?page=3');
  const user = userEvent.setup();
  await user.click(within(filters()).getByRole('checkbox', { name: /Pekalongan/ }));
  await user.click(within(filters()).getByRole('checkbox', { name: /Bandung/ }));
  await waitFor(() => expect(address()).toBe('/search?city=33.75&city=32.73'));
  expect(callsOf(productEndpoints.list.path).at(-1)?.query.getAll('city[]')).toEqual(['33.75', '32.73']);
});

test('a selection shows at once, before its response has come', async () => {
  await open('/search');
  await userEvent.click(within(filters()).getByRole('checkbox', { name: /Pekalongan/ }));
  expect(within(filters()).getByRole('checkbox', { name: /Pekalongan/ })).toHaveProperty('checked', true);
});

test('each applied filter has a chip that removes it alone; one link removes all [A40]', async () => {
  const { address } = await open('/search?search=batik&city=33.75&rating=4&price_min=100000');
  const names = within(chips() ?? document.body)
    .getAllByRole('link', { name: /^Hapus saringan/ })
    .map((link) => link.textContent);
  expect(names).toEqual(['Kota Pekalongan', 'Mulai Rp100.000', 'Bintang 4 ke atas']);
  await userEvent.click(screen.getByRole('link', { name: 'Hapus saringan Kota Pekalongan' }));
  await waitFor(() => expect(address()).toBe('/search?search=batik&price_min=100000&rating=4'));
  await userEvent.click(within(filters()).getByRole('link', { name: 'Hapus semua' }));
  await waitFor(() => expect(address()).toBe('/search?search=batik'));
  await waitFor(() => expect(chips()).toBeNull());
});

test('Back brings the former filters [R16]', async () => {
  const { address, router } = await open('/search');
  await userEvent.click(within(filters()).getByRole('checkbox', { name: /Pekalongan/ }));
  await screen.findByRole('link', { name: 'Hapus saringan Kota Pekalongan' });
  // The chip appears before its list is here; before that there is no way back.
  await waitFor(() => expect(address()).not.toBe('/search'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(chips()).toBeNull());
  expect(within(filters()).getByRole('checkbox', { name: /Pekalongan/ })).toHaveProperty('checked', false);
});

test('the price applies when its two fields are left, not with each digit', async () => {
  const { callsOf, address } = await open('/search');
  const user = userEvent.setup();
  await user.type(within(filters()).getByLabelText('Terendah'), '100000');
  await user.tab();
  expect(callsOf(productEndpoints.list.path)).toHaveLength(1);
  await user.type(within(filters()).getByLabelText('Tertinggi'), '300000');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(address()).toBe('/search?price_min=100000&price_max=300000'));
});

test('another order is requested, and the default one is left out of the address', async () => {
  const { address } = await open('/search?search=batik');
  const sort = screen.getByRole('combobox', { name: 'Urutkan' });
  expect(sort).toHaveProperty('value', 'relevance');
  await userEvent.selectOptions(sort, 'price_asc');
  await waitFor(() => expect(address()).toBe('/search?search=batik&sort=price_asc'));
});

test('without scripts the filters are one GET form', async () => {
  await open('/search?search=batik&sort=rating');
  const form = filters().querySelector('form');
  if (!form) throw new Error('no form');
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/search']);
  const sent = new FormData(form);
  expect([sent.get('search'), sent.get('rating'), sent.get('price_min')]).toEqual(['batik', '', '']);
  expect(screen.getByRole('combobox', { name: 'Urutkan' }).getAttribute('form')).toBe(form.id);
});

test('on a phone the filters are selected first and applied together, with the number of hits', async () => {
  const { address } = await open('/search', {
    [productEndpoints.list.path]: (query) => ({
      data: [sampleCard(1)],
      meta: sampleMeta({ total: query.has('city[]') ? 86 : 214 }),
      facets: sampleFacets,
      suggestion: null,
    }),
  });
  const user = userEvent.setup();
  // Only a phone shows the button.
  await user.click(screen.getByText('Saring', { selector: 'a' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('checkbox', { name: /Pekalongan/ }));
  await user.click(await sheet.findByRole('button', { name: 'Tampilkan 86 produk' }));
  await waitFor(() => expect(address()).toBe('/search?city=33.75'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const ofAttributes = {
  [productEndpoints.list.path]: (query: URLSearchParams) => ({
    data: [sampleCard(1)],
    meta: sampleMeta({ total: query.has('attribute[]') ? 86 : 214, last_page: 2 }),
    facets: {
      ...sampleFacets,
      attributes: [
        { id: 7, name: 'RAM', values: [{ id: '7:8', name: '8 GB', total: 86 }] },
        {
          ...{ id: 8, name: 'Mendukung 5G' },
          values: [
            { id: '8:Ya', name: 'Ya', total: 40 },
            { id: '8:Tidak', name: 'Tidak', total: 46 },
          ],
        },
      ],
    },
    suggestion: null,
  }),
};

test('attributes of the category are filters; what is selected has its name, stays in the address and goes with another category [B28]', async () => {
  const { address, callsOf, container } = await open('/c/batik', ofAttributes);
  const memory = within(within(filters()).getByRole('group', { name: 'RAM' }));
  await userEvent.click(memory.getByRole('checkbox', { name: '8 GB 86' }));
  await waitFor(() => expect(address()).toBe('/c/batik?attribute=7%3A8'));
  await userEvent.click(within(filters()).getByRole('checkbox', { name: 'Ya 40' }));
  await waitFor(() => expect(address()).toBe('/c/batik?attribute=7%3A8&attribute=8%3AYa'));
  expect(callsOf(productEndpoints.list.path).at(-1)?.query.getAll('attribute[]')).toEqual(['7:8', '8:Ya']);
  expect(await screen.findByRole('link', { name: 'Hapus saringan Mendukung 5G: Ya' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Halaman berikutnya' }).getAttribute('href')).toBe(
    '/c/batik?attribute=7%3A8&attribute=8%3AYa&page=2',
  );
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('link', { name: 'Hapus saringan RAM: 8 GB' }));
  await waitFor(() => expect(address()).toBe('/c/batik?attribute=8%3AYa'));
});

test('on a phone attributes are in the sheet; one that is gone can be removed [B28] [Q4]', async () => {
  const { address } = await open('/c/batik?attribute=9%3AKatun', ofAttributes);
  const user = userEvent.setup();
  await user.click(screen.getByText('Saring · 1', { selector: 'a' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('checkbox', { name: /^8 GB/ }));
  await user.click(await sheet.findByRole('button', { name: 'Tampilkan 86 produk' }));
  await waitFor(() => expect(address()).toBe('/c/batik?attribute=9%3AKatun&attribute=7%3A8'));
  await user.click(await screen.findByRole('link', { name: 'Hapus saringan Katun' }));
  await waitFor(() => expect(address()).toBe('/c/batik?attribute=7%3A8'));
});
