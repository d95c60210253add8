import { expect, test } from 'vitest';
import { readPrices } from './prices.ts';
import { normalize } from './tokenize.ts';

const read = (text: string) =>
  readPrices(normalize(text)).prices.map(({ min, max, typed }) => [min, max, typed]);

test.each([
  ['hp 2 jutaan', 2_000_000, 2_999_999, '2 jutaan'],
  ['kaos 150 ribuan', 150_000, 159_999, '150 ribuan'],
  ['jam tangan 100rb-an', 100_000, 199_999, '100rb-an'],
  ['keyboard harga 200an ribu', 200_000, 299_999, 'harga 200an ribu'],
  ['sepatu di bawah 100rb', null, 100_000, 'di bawah 100rb'],
  ['kemeja dibawah 50000', null, 50_000, 'dibawah 50000'],
  ['laptop 5jt ke bawah', null, 5_000_000, '5jt ke bawah'],
  ['hp budget 3 juta', null, 3_000_000, 'budget 3 juta'],
  ['shoes under 100k', null, 100_000, 'under 100k'],
  ['bag under 100,000', null, 100_000, 'under 100,000'],
  ['dress <100k', null, 100_000, '<100k'],
  ['laptop 5jt ke atas', 5_000_000, null, '5jt ke atas'],
  ['watch over 1.5 million', 1_500_000, null, 'over 1.5 million'],
  ['tas 50 ribu', 40_000, 60_000, '50 ribu'],
  ['tas Rp50.000', 40_000, 60_000, 'rp50.000'],
  ['laptop 5-7 juta', 5_000_000, 7_000_000, '5-7 juta'],
  ['500-1jt hp', 500_000, 1_000_000, '500-1jt'],
  ['500 ribu s/d 1 juta', 500_000, 1_000_000, '500 ribu s/d 1 juta'],
  ['kaos antara 50 dan 100 ribu', 50_000, 100_000, 'antara 50 dan 100 ribu'],
  ['bag between 50k and 100k', 50_000, 100_000, 'between 50k and 100k'],
  ['laptop di bawah dua juta', null, 2_000_000, 'di bawah dua juta'],
  ['hp dua jutaan', 2_000_000, 2_999_999, 'dua jutaan'],
  ['hp sejutaan', 1_000_000, 1_999_999, 'sejutaan'],
  ['sepatu seratus ribu', 80_000, 120_000, 'seratus ribu'],
  ['kaos dua ratus lima puluh ribu ke bawah', null, 250_000, 'dua ratus lima puluh ribu ke bawah'],
  ['maksimal lima belas ribu', null, 15_000, 'maksimal lima belas ribu'],
  ['hp max setengah juta', null, 500_000, 'max setengah juta'],
  ['laptop dua sampai tiga juta', 2_000_000, 3_000_000, 'dua sampai tiga juta'],
  ['laptop satu setengah juta ke bawah', null, 1_500_000, 'satu setengah juta ke bawah'],
  ['laptop di atas satu koma lima juta', 1_500_000, null, 'di atas satu koma lima juta'],
  ['hp di bawah satu juta lima ratus ribu', null, 1_500_000, 'di bawah satu juta lima ratus ribu'],
  ['phone under two million', null, 2_000_000, 'under two million'],
  ['bag under a hundred and twenty-five thousand', null, 125_000, 'under a hundred and twenty-five thousand'],
  ['phone under half a million', null, 500_000, 'under half a million'],
  ['laptop under two and a half million', null, 2_500_000, 'under two and a half million'],
])('%s is a price', (text, ...price) => {
  expect(read(text)).toEqual([price]);
});

test('two ends of a price may stand apart', () => {
  expect(read('hp di atas 1jt di bawah 2jt')).toEqual([
    [1_000_000, null, 'di atas 1jt'],
    [null, 2_000_000, 'di bawah 2jt'],
  ]);
});

test.each([
  'iphone 15',
  'beras 5 kg',
  'batik 2 m',
  'kabel 1-2 m',
  'power bank 10rb mah',
  'power bank min 20000 mah',
  'monitor 4k',
  'emas 24k',
  'ponsel 15 pro max 256',
  'celana 28-30',
  'agenda mulai 2025',
  'kaos dan 2 celana',
  'kemeja satu set',
  'lima lima ribu',
  'kaos one size',
  'air dua liter',
  'mainan ak 47',
])('%s is none', (text) => {
  expect(readPrices(text)).toEqual({ prices: [], rest: text });
});
