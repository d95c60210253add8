import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test.each([
  ['Beras Pandan Wangi 5 kg', ['beras', 'pandan', 'wangi', '#g5000']],
  ['beras 5kg', ['beras', '#g5000']],
  ['5.000 gram', ['#g5000']],
  ['minyak 1,8 L', ['minyak', '#ml1800']],
  ['madu 0,35 kg', ['madu', '#g350']],
  ['Power bank 20.000 mAh', ['power', 'bank', '#mah20000']],
  ['SSD 1TB', ['ssd', '#gb1000']],
  ['monitor 24 inch', ['monitor', '#in24']],
  ['Mi Juara, isi 5 bungkus', ['mi', 'juara', 'isi', '#n5']],
  ['Busi isi 4', ['busi', '#n4']],
  ['kaos L', ['kaos', 'l']],
  ['ban 90/80-14', ['ban', '90', '80', '14']],
  ['dompet laki-laki', ['dompet', 'laki']],
  ['sepatu laki2', ['sepatu', 'laki']],
  ['kaos laki laki', ['kaos', 'laki']],
  ['power bank 20k mAh', ['power', 'bank', '#mah20000']],
  ['powerbank 10rb mah', ['powerbank', '#mah10000']],
  ['gelas 1 lusin', ['gelas', '#n12']],
  ['monitor 27 inc', ['monitor', '#in27']],
  ['Sepatu UNTUK anak & ibu', ['sepatu', 'anak', 'ibu']],
  ['café 𝕊𝕖𝕡𝕒𝕥𝕦', ['cafe', 'sepatu']],
  ["women's shoes", ['women', 'shoes']],
  ['sprei 180x200', ['sprei', '180', '200']],
  ['Sprei 180 × 200', ['sprei', '180', '200']],
  ['Mouse 8.000 DPI', ['mouse', '8000', 'dpi']],
  ['harga laptop 8 jutaan', ['laptop', '#rp8000000']],
  ['5 kgx', ['5', 'kgx']],
  ['%% 🥭 -- ', []],
])('%s', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});
