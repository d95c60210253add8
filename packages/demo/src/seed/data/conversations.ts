import type { Chance } from '../chance.ts';
import { capitalize } from '../plan/fill-template.ts';
import type { SeedProduct } from '../plan/seed-data.ts';

type Line = readonly ['buyer' | 'seller', string];

const greetings = ['Halo kak, ', 'Permisi, ', 'Siang kak, ', 'Mau tanya, '];
const thanks = ['Baik kak, terima kasih.', 'Oke, saya pesan sekarang.', 'Siap, makasih infonya!'];

const number = (value: number) => new Intl.NumberFormat('id-ID').format(value);

/** About a variant: only what the product has. */
const aboutVariant = ({ options, variants }: SeedProduct, chance: Chance): Line[][] => {
  const [option] = options;
  const variant = variants[chance.between(0, Math.max(0, variants.length - 1))];
  if (!option || !variant) return [];
  const value = variant.values[0] ?? '';
  const reply =
    variant.stock > 0
      ? `Masih kak, sisa ${number(variant.stock)}.`
      : 'Sedang kosong kak, belum tahu kapan ada lagi.';
  return [
    [
      ['buyer', `${option.name} ${value} masih ada?`],
      ['seller', reply],
    ],
  ];
};

const aboutParcel = ({ weight, size: [length, width, height] }: SeedProduct): Line[][] => [
  [
    ['buyer', 'berat paketnya berapa ya?'],
    ['seller', `Dengan kemasan ${number(weight)} gram kak.`],
  ],
  [
    ['buyer', 'ukuran paketnya berapa?'],
    ['seller', `${length} x ${width} x ${height} cm kak.`],
  ],
];

const aboutShipping = ({ preorderDays }: SeedProduct): Line[][] => [
  [
    ['buyer', preorderDays > 0 ? 'ini dibuat dulu ya?' : 'kalau pesan hari ini kapan dikirim?'],
    [
      'seller',
      preorderDays > 0
        ? `Dibuat dulu paling lama ${preorderDays} hari kak, lalu kami kirim.`
        : 'Kami kemas begitu pesanan masuk kak, batas kirimnya tertulis di pesanan.',
    ],
  ],
];

const aboutQuantity = ({ variants }: SeedProduct): Line[][] => {
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return stock < 12
    ? []
    : [
        [
          ['buyer', 'bisa pesan 10 sekaligus?'],
          ['seller', 'Bisa kak, stoknya cukup.'],
        ],
      ];
};

/** A short conversation about a product, made of what is true of it; some still wait for the store. */
export const getConversationLines = (product: SeedProduct, chance: Chance): Line[] => {
  const topics = [
    ...aboutVariant(product, chance),
    ...aboutParcel(product),
    ...aboutShipping(product),
    ...aboutQuantity(product),
  ];
  const [first = [], second = []] = chance.shuffle(topics);
  const greeting = chance.pick(greetings);
  const opened = first.map(([side, text], place): Line => [side, place === 0 ? greeting + text : text]);
  const lines = chance.happens(0.4)
    ? [...opened, ...second.map(([side, text]): Line => [side, capitalize(text)])]
    : opened;
  if (chance.happens(0.12)) return lines.slice(0, -1);
  return chance.happens(0.6) ? [...lines, ['buyer', chance.pick(thanks)]] : lines;
};
