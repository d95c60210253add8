import { adapt, type Kind, line, single } from '../kind.ts';

const storage = {
  name: 'Kapasitas',
  values: [
    ['8/128 GB', 0],
    ['8/256 GB', 400_000],
    ['12/512 GB', 1_200_000],
  ],
} as const;

export const gadgets: readonly Kind[] = [
  {
    leaf: 'ponsel',
    motif: 'ponsel',
    name: 'Ponsel {brand} {line}',
    brands: ['Nara', 'Sembrani'],
    lines: [
      line('12', 'ungu'),
      adapt(line('12 Lite', 'langit', 0.7), {
        facts: { Layar: 'IPS 6,5 inci, 90 Hz', Kamera: '50 + 2 MP', Baterai: '5.000 mAh, 33 W' },
      }),
      adapt(line('14 Pro', 'hijau', 1.6), {
        facts: { Layar: 'AMOLED 6,7 inci, 120 Hz', Kamera: '200 + 12 + 10 MP' },
      }),
      adapt(line('9s', 'hitam', 0.55), {
        facts: { Layar: 'IPS 6,5 inci', Kamera: '48 MP', Baterai: '4.500 mAh, 18 W' },
      }),
    ],
    packs: single(480),
    price: [2_899_000, 3_499_000],
    colours: ['ungu', 'hijau', 'hitam', 'langit'],
    choice: storage,
    used: true,
    about:
      'Layarnya mulus digeser, kameranya tajam siang dan malam, baterainya kuat seharian. Dua kartu SIM, tombol sidik jari di samping.',
    facts: [
      ['Layar', 'AMOLED 6,6 inci, 120 Hz'],
      ['Kamera', '108 + 8 MP'],
      ['Baterai', '5.000 mAh, 67 W'],
      ['Garansi', 'Resmi 1 tahun'],
    ],
  },
  {
    leaf: 'ponsel',
    motif: 'ponsel-bulat',
    name: 'Ponsel {brand} {line} 5G',
    brands: ['Garuda Cell', 'Nara', 'Sembrani'],
    lines: [line('Bulan', 'botol'), line('Bulan Max', 'hitam', 1.35), line('Zoom 3', 'biru', 1.1)],
    packs: single(500),
    price: [3_799_000, 4_699_000],
    colours: ['botol', 'hitam', 'biru', 'krem'],
    choice: storage,
    used: true,
    about: 'Kamera bulat tiga lensa dengan zoom optik 3×. Bodinya kaca matte, tahan percikan air.',
    facts: [
      ['Layar', 'OLED 6,7 inci, 120 Hz'],
      ['Kamera', '50 + 12 + 13 MP'],
      ['Baterai', '5.100 mAh'],
      ['Garansi', 'Resmi 1 tahun'],
    ],
  },
  {
    leaf: 'tablet',
    motif: 'tablet',
    name: 'Tablet {brand} {line}',
    brands: ['Nara', 'Lentera'],
    lines: [
      adapt(line('Tab 11 dengan pena', 'navy'), {
        about:
          'Untuk menggambar, mencatat, dan menonton. Pena ikut di dalam kotak, baterainya tahan seharian.',
      }),
      adapt(line('Tab Lite 10', 'abu', 0.6), {
        facts: { Layar: '10,4 inci, 2K', Pena: 'Tidak termasuk', Baterai: '7.000 mAh' },
      }),
      adapt(line('Tab Pro 12', 'ungu', 1.7), {
        facts: { Layar: '12,1 inci, 3K', Pena: 'Tidak termasuk', Baterai: '10.000 mAh' },
      }),
      adapt(line('Tab Belajar', 'tosca', 0.5), {
        facts: { Layar: '10,1 inci, HD', Pena: 'Tidak termasuk', Baterai: '6.000 mAh' },
      }),
    ],
    packs: single(980),
    price: [3_199_000, 3_999_000],
    choice: {
      name: 'Tipe',
      values: [
        ['Wi-Fi 128 GB', 0],
        ['LTE 128 GB', 600_000],
        ['LTE 256 GB', 1_100_000],
      ],
    },
    used: true,
    about: 'Untuk membaca, mencatat, dan menonton. Bodinya tipis, baterainya tahan seharian.',
    facts: [
      ['Layar', '11 inci, 2K'],
      ['Pena', 'Termasuk'],
      ['Baterai', '8.000 mAh'],
      ['Garansi', 'Resmi 1 tahun'],
    ],
  },
  {
    leaf: 'jam-pintar',
    motif: 'jam-pintar',
    name: 'Jam pintar {line} {brand}',
    brands: ['Detik', 'Nara', 'Gelora'],
    lines: [line('Fit GPS', 'tosca'), line('Fit 2', 'hitam', 0.7), line('Pro telepon', 'navy', 1.4)],
    packs: single(190),
    price: [449_000, 629_000],
    colours: ['tosca', 'hitam', 'navy', 'pink'],
    about: 'Layar AMOLED, detak jantung, dan 100 jenis olahraga. Baterainya tahan sepuluh hari.',
    facts: [
      ['Layar', 'AMOLED 1,9 inci'],
      ['Tahan air', '5 ATM'],
      ['Baterai', '10 hari'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'earbud',
    motif: 'tws',
    name: 'TWS {line} {brand}',
    brands: ['Suara', 'Gema', 'Gelora'],
    lines: [line('Buds peredam bising', 'putih', 1.5), line('Air Lite', 'hitam', 0.7), line('Bass', 'navy')],
    packs: single(120),
    price: [189_000, 279_000],
    colours: ['putih', 'hitam', 'pink', 'tosca'],
    about: 'Mikrofon ganda dan latensi rendah. Sekali isi enam jam, total tiga puluh jam dengan kotaknya.',
    facts: [
      ['Bluetooth', '5.3'],
      ['Baterai', '30 jam dengan kotak'],
      ['Tahan air', 'IPX5'],
      ['Garansi', '6 bulan'],
    ],
  },
  {
    leaf: 'headphone',
    motif: 'headphone',
    name: 'Headphone nirkabel {line} {brand}',
    brands: ['Suara', 'Gema'],
    lines: [line('Hening ANC', 'hitam', 1.6), line('Studio', 'putih', 1.3), line('Ringan', 'merah', 0.8)],
    packs: single(420),
    price: [249_000, 349_000],
    colours: ['hitam', 'putih', 'merah', 'navy'],
    about: 'Bantalannya lembut, suaranya seimbang. Bisa dilipat, bisa juga memakai kabel.',
    facts: [
      ['Baterai', '40 jam'],
      ['Driver', '40 mm'],
      ['Kabel', '3,5 mm, disertakan'],
      ['Garansi', '1 tahun'],
    ],
  },
];
