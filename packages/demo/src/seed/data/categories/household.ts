import type { Root } from './root.ts';

export const household = {
  slug: 'perlengkapan-rumah',
  id: 'Perlengkapan Rumah',
  en: 'Household Equipment',
  icon: 'house',
  banner: {
    id: 'Dapur siap masak',
    en: 'A kitchen ready to cook',
    pictures: [
      ['wajan', 'hitam'],
      ['penanak-nasi', 'krem'],
      ['blender', 'merah'],
    ],
  },
  groups: [
    {
      slug: 'elektronik-dapur',
      id: 'Elektronik Dapur',
      en: 'Kitchen Electrics',
      picture: ['penanak-nasi', 'krem'],
      leaves: [
        ['penanak-nasi', 'Penanak Nasi', 'Rice Cookers'],
        ['blender-mixer', 'Blender & Mixer', 'Blenders & Mixers'],
        ['kompor-dispenser', 'Kompor & Dispenser', 'Stoves & Dispensers'],
      ],
    },
    {
      slug: 'alat-masak',
      id: 'Alat Masak',
      en: 'Cookware',
      picture: ['panci', 'merah'],
      leaves: [
        ['wajan-panci', 'Wajan & Panci', 'Woks & Pots'],
        ['pisau', 'Pisau & Talenan', 'Knives & Boards'],
      ],
    },
    {
      slug: 'meja-makan',
      id: 'Meja Makan',
      en: 'Tableware',
      picture: ['gelas', 'biru'],
      leaves: [
        ['gelas-piring', 'Gelas & Piring', 'Glasses & Plates'],
        ['wadah', 'Tumbler & Wadah', 'Bottles & Containers'],
      ],
    },
    {
      slug: 'elektronik-rumah',
      id: 'Elektronik Rumah',
      en: 'Home Electrics',
      picture: ['kipas', 'biru'],
      leaves: [
        ['kipas-setrika', 'Kipas & Setrika', 'Fans & Irons'],
        ['lampu', 'Lampu', 'Lighting'],
      ],
    },
    {
      slug: 'kamar-dan-kebersihan',
      id: 'Kamar & Kebersihan',
      en: 'Bedroom & Cleaning',
      picture: ['sprei', 'pink'],
      leaves: [
        ['sprei-bantal', 'Sprei & Bantal', 'Bedding'],
        ['handuk', 'Handuk', 'Towels'],
        ['kebersihan', 'Alat Kebersihan', 'Cleaning Tools'],
        ['rak-keranjang', 'Rak & Keranjang', 'Shelves & Baskets'],
      ],
    },
  ],
} as const satisfies Root;
