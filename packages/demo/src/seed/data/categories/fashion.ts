import type { Root } from './root.ts';

export const fashion = {
  slug: 'fashion',
  id: 'Fashion',
  en: 'Fashion',
  icon: 'shirt',
  banner: {
    id: 'Batik dari perajinnya',
    en: 'Batik from its makers',
    pictures: [
      ['batik-parang', 'hitam'],
      ['batik-kawung', 'navy'],
      ['kain', 'cokelat'],
    ],
  },
  groups: [
    {
      slug: 'busana-pria',
      id: 'Busana Pria',
      en: "Men's Wear",
      picture: ['kemeja', 'langit'],
      leaves: [
        ['kaos', 'Kaos', 'T-shirts'],
        ['kemeja', 'Kemeja', 'Shirts'],
        ['celana', 'Celana & Jeans', 'Trousers & Jeans'],
        ['jaket', 'Jaket & Hoodie', 'Jackets & Hoodies'],
      ],
    },
    {
      slug: 'batik-dan-tenun',
      id: 'Batik & Tenun',
      en: 'Batik & Weaving',
      picture: ['batik-kawung', 'navy'],
      leaves: [
        ['batik', 'Kemeja Batik', 'Batik Shirts'],
        ['kain-sarung', 'Kain & Sarung', 'Cloth & Sarongs'],
      ],
    },
    {
      slug: 'busana-muslim',
      id: 'Busana Muslim',
      en: 'Modest Wear',
      picture: ['hijab', 'pink'],
      leaves: [
        ['gamis', 'Gamis', 'Modest Dresses'],
        ['hijab', 'Hijab', 'Hijabs'],
        ['mukena-peci', 'Mukena & Peci', 'Prayer Wear'],
      ],
    },
    {
      slug: 'sepatu-dan-sandal',
      id: 'Sepatu & Sandal',
      en: 'Shoes & Sandals',
      picture: ['sneaker', 'merah'],
      leaves: [
        ['sepatu', 'Sepatu', 'Shoes'],
        ['sandal', 'Sandal', 'Sandals'],
      ],
    },
    {
      slug: 'tas-dan-aksesori',
      id: 'Tas & Aksesori',
      en: 'Bags & Accessories',
      picture: ['tas', 'cokelat'],
      leaves: [
        ['tas', 'Tas Wanita', 'Handbags'],
        ['ransel', 'Ransel', 'Backpacks'],
        ['dompet-sabuk', 'Dompet & Sabuk', 'Wallets & Belts'],
        ['jam-aksesori', 'Jam & Aksesori', 'Watches & Accessories'],
      ],
    },
  ],
} as const satisfies Root;
