import type { Root } from './root.ts';

export const groceries = {
  slug: 'sembako',
  id: 'Sembako',
  en: 'Groceries',
  icon: 'wheat',
  banner: {
    id: 'Isi dapur bulan ini',
    en: "This month's pantry",
    pictures: [
      ['minyak', 'merah'],
      ['beras', 'hijau'],
      ['mi-instan', 'kuning'],
    ],
  },
  groups: [
    {
      slug: 'beras-dan-tepung',
      id: 'Beras & Tepung',
      en: 'Rice & Flour',
      picture: ['beras', 'hijau'],
      leaves: [
        ['beras', 'Beras', 'Rice'],
        ['tepung-gula-garam', 'Tepung, Gula & Garam', 'Flour, Sugar & Salt'],
        ['mi-instan', 'Mi Instan', 'Instant Noodles'],
      ],
    },
    {
      slug: 'minyak-dan-bumbu',
      id: 'Minyak & Bumbu',
      en: 'Oil & Seasoning',
      picture: ['minyak', 'merah'],
      leaves: [
        ['minyak-goreng', 'Minyak Goreng', 'Cooking Oil'],
        ['kecap-sambal', 'Kecap & Sambal', 'Soy Sauce & Sambal'],
        ['makanan-kaleng', 'Makanan Kaleng', 'Canned Food'],
      ],
    },
    {
      slug: 'telur-dan-susu',
      id: 'Telur & Susu',
      en: 'Eggs & Milk',
      picture: ['telur', 'krem'],
      leaves: [
        ['telur', 'Telur', 'Eggs'],
        ['susu', 'Susu', 'Milk'],
        ['madu-selai', 'Madu & Selai', 'Honey & Jam'],
      ],
    },
    {
      slug: 'kopi-teh-sirup',
      id: 'Kopi, Teh & Sirup',
      en: 'Coffee, Tea & Syrup',
      picture: ['kopi', 'botol'],
      leaves: [
        ['kopi', 'Kopi', 'Coffee'],
        ['teh-sirup', 'Teh & Sirup', 'Tea & Syrup'],
      ],
    },
    {
      slug: 'camilan',
      id: 'Camilan',
      en: 'Snacks',
      picture: ['keripik', 'merah'],
      leaves: [
        ['biskuit-keripik', 'Biskuit & Keripik', 'Biscuits & Crisps'],
        ['kurma-kacang', 'Kurma & Kacang', 'Dates & Nuts'],
      ],
    },
  ],
} as const satisfies Root;
