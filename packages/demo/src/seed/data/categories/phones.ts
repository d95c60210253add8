import type { Root } from './root.ts';

export const phones = {
  slug: 'ponsel-tablet',
  id: 'Ponsel & Tablet',
  en: 'Smartphones & Tablets',
  icon: 'smartphone',
  banner: {
    id: 'Ponsel baru, garansi resmi',
    en: 'New phones, full warranty',
    pictures: [
      ['tws', 'putih'],
      ['ponsel', 'ungu'],
      ['power-bank', 'hitam', 0.8],
    ],
  },
  groups: [
    {
      slug: 'gawai',
      id: 'Ponsel & Gawai',
      en: 'Phones & Devices',
      picture: ['ponsel', 'ungu'],
      leaves: [
        ['ponsel', 'Ponsel', 'Phones'],
        ['tablet', 'Tablet', 'Tablets'],
        ['jam-pintar', 'Jam Pintar', 'Smart Watches'],
      ],
    },
    {
      slug: 'audio',
      id: 'Audio',
      en: 'Audio',
      picture: ['headphone', 'hitam'],
      leaves: [
        ['earbud', 'Earbud', 'Earbuds'],
        ['headphone', 'Headphone', 'Headphones'],
      ],
    },
    {
      slug: 'daya-dan-kabel',
      id: 'Daya & Kabel',
      en: 'Power & Cables',
      picture: ['power-bank', 'tosca'],
      leaves: [
        ['power-bank', 'Power Bank', 'Power Banks'],
        ['charger-kabel', 'Charger & Kabel', 'Chargers & Cables'],
      ],
    },
    {
      slug: 'aksesori-ponsel',
      id: 'Aksesori Ponsel',
      en: 'Phone Accessories',
      picture: ['casing', 'pink'],
      leaves: [
        ['casing-pelindung', 'Casing & Pelindung', 'Cases & Protectors'],
        ['tripod-memori', 'Tripod & Memori', 'Tripods & Memory'],
      ],
    },
  ],
} as const satisfies Root;
