import type { Root } from './root.ts';

export const automotive = {
  slug: 'otomotif',
  id: 'Otomotif',
  en: 'Automotive',
  icon: 'car',
  banner: {
    id: 'Siap jalan musim hujan',
    en: 'Ready for the rains',
    pictures: [
      ['jas-hujan', 'biru'],
      ['helm', 'merah'],
      ['oli', 'hitam'],
    ],
  },
  groups: [
    {
      slug: 'oli-dan-perawatan',
      id: 'Oli & Perawatan',
      en: 'Oil & Care',
      picture: ['oli', 'hitam'],
      leaves: [
        ['oli', 'Oli Mesin', 'Engine Oil'],
        ['perawatan', 'Perawatan Kendaraan', 'Vehicle Care'],
      ],
    },
    {
      slug: 'ban-dan-aki',
      id: 'Ban & Aki',
      en: 'Tyres & Batteries',
      picture: ['ban', 'merah'],
      leaves: [
        ['ban', 'Ban', 'Tyres'],
        ['aki', 'Aki', 'Batteries'],
      ],
    },
    {
      slug: 'suku-cadang',
      id: 'Suku Cadang Motor',
      en: 'Motorcycle Parts',
      picture: ['rantai', 'kuning'],
      leaves: [
        ['busi-rem', 'Busi & Rem', 'Spark Plugs & Brakes'],
        ['rantai-suspensi', 'Rantai & Suspensi', 'Chains & Suspension'],
        ['lampu-spion', 'Lampu & Spion', 'Lights & Mirrors'],
      ],
    },
    {
      slug: 'berkendara',
      id: 'Perlengkapan Berkendara',
      en: 'Riding Gear',
      picture: ['helm', 'merah'],
      leaves: [
        ['helm', 'Helm', 'Helmets'],
        ['jas-hujan-sarung-tangan', 'Jas Hujan & Sarung Tangan', 'Rain Gear & Gloves'],
      ],
    },
    {
      slug: 'kabin-dan-perkakas',
      id: 'Kabin & Perkakas',
      en: 'Cabin & Tools',
      picture: ['karpet-mobil', 'abu'],
      leaves: [
        ['karpet-jok', 'Karpet & Jok', 'Mats & Seats'],
        ['perkakas', 'Perkakas', 'Tools'],
      ],
    },
  ],
} as const satisfies Root;
