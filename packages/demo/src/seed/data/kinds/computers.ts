import { adapt, type Kind, line, pack, single } from '../kind.ts';

const memory = {
  name: 'Tipe',
  values: [
    ['RAM 8 GB, SSD 256 GB', 0],
    ['RAM 16 GB, SSD 512 GB', 1_300_000],
  ],
} as const;

/** Laptops, screens and what they store. */
export const computers: readonly Kind[] = [
  {
    leaf: 'laptop',
    motif: 'laptop',
    name: 'Laptop {brand} {line}',
    brands: ['Lentera', 'Aksara'],
    lines: [
      adapt(line('14 inci tipis', 'ungu'), { facts: { Layar: '14 inci, Full HD' } }),
      line('15 kantor', 'biru', 0.9),
      adapt(line('13 layar sentuh', 'merah', 1.35), { facts: { Layar: '13,3 inci, sentuh' } }),
      adapt(line('Belajar 11', 'tosca', 0.5), {
        facts: { Layar: '11,6 inci, HD', Prosesor: '4 inti', Baterai: '8 jam' },
      }),
    ],
    packs: single(2400),
    price: [6_499_000, 8_250_000],
    choice: memory,
    used: true,
    about: 'Ringan untuk kuliah dan kerja. Papan ketiknya berlampu, layarnya tidak silau.',
    facts: [
      ['Layar', '15,6 inci, Full HD'],
      ['Prosesor', '8 inti'],
      ['Baterai', '10 jam'],
      ['Garansi', 'Resmi 2 tahun'],
    ],
  },
  {
    leaf: 'laptop',
    motif: 'laptop-gaming',
    name: 'Laptop gaming {brand} {line}',
    brands: ['Lentera', 'Aksara', 'Rajawali'],
    lines: [
      line('Badai 15', 'merah'),
      adapt(line('Badai 16 Pro', 'ungu', 1.4), { facts: { Layar: '16 inci, 165 Hz', Grafis: '8 GB' } }),
      line('Kobra', 'tosca', 0.85),
    ],
    packs: single(3400),
    price: [12_500_000, 15_900_000],
    choice: {
      name: 'Tipe',
      values: [
        ['RAM 16 GB, SSD 512 GB', 0],
        ['RAM 32 GB, SSD 1 TB', 2_600_000],
      ],
    },
    used: true,
    about:
      'Pendinginnya dua kipas, suhunya terjaga saat bermain lama. Sistemnya sudah terpasang, tinggal nyalakan.',
    facts: [
      ['Layar', '15,6 inci, 144 Hz'],
      ['Grafis', '6 GB'],
      ['Keyboard', 'RGB'],
      ['Garansi', 'Resmi 2 tahun'],
    ],
  },
  {
    leaf: 'pc-monitor',
    motif: 'monitor',
    name: 'Monitor {line} {brand}',
    brands: ['Pandang', 'Lentera', 'Rajawali'],
    lines: [
      line('24 inci IPS', 'biru'),
      line('27 inci 2K', 'ungu', 1.7),
      line('24 inci 165 Hz', 'merah', 1.25),
      line('22 inci kantor', 'tosca', 0.8),
    ],
    packs: single(5200),
    price: [1_399_000, 1_799_000],
    used: true,
    about: 'Bingkainya tipis dan warnanya akurat. Kaki bisa dinaikkan, lubang VESA tersedia.',
    facts: [
      ['Panel', 'IPS'],
      ['Colokan', 'HDMI dan DisplayPort'],
      ['Garansi', '3 tahun'],
    ],
  },
  {
    leaf: 'pc-monitor',
    motif: 'pc',
    name: 'PC rakitan {line} {brand}',
    brands: ['Rajawali', 'Aksara'],
    lines: [
      adapt(line('kantor hemat', 'biru', 0.55), {
        about: 'Dirakit dan diuji 24 jam sebelum dikirim. Kotaknya kecil dan senyap, kabelnya rapi.',
      }),
      line('gaming RGB', 'ungu'),
      line('editing video', 'merah', 1.5),
    ],
    packs: single(11_000),
    price: [7_900_000, 9_900_000],
    choice: memory,
    about: 'Dirakit dan diuji 24 jam sebelum dikirim. Kabelnya rapi, kaca samping, kipas tiga.',
    facts: [
      ['Uji', '24 jam'],
      ['Garansi', '1 tahun'],
      ['Kemasan', 'Rangka kayu'],
    ],
  },
  {
    leaf: 'ssd-harddisk',
    motif: 'ssd',
    name: 'SSD {line} {brand}',
    brands: ['Kilata', 'Simpana'],
    lines: [
      line('SATA 512 GB', 'merah', 1, 'SSD 512 GB'),
      adapt(line('NVMe 1 TB', 'biru', 1.7, 'NVMe 1 TB'), {
        facts: { Baca: 'Sampai 3.500 MB/s', Tulis: 'Sampai 3.000 MB/s' },
      }),
      line('SATA 256 GB', 'hijau', 0.6, 'SSD 256 GB'),
      adapt(line('NVMe 512 GB', 'ungu', 1.15, 'NVMe 512 GB'), {
        facts: { Baca: 'Sampai 3.500 MB/s', Tulis: 'Sampai 2.500 MB/s' },
      }),
    ],
    packs: single(140),
    price: [429_000, 519_000],
    label: ['{BRAND}', '{line}', ''],
    about: 'Laptop lama terasa baru: menyala dalam sepuluh detik. Ada obeng kecil dan panduan pasang.',
    facts: [
      ['Baca', 'Sampai 560 MB/s'],
      ['Tulis', 'Sampai 500 MB/s'],
      ['Garansi', '3 tahun'],
    ],
  },
  {
    leaf: 'ssd-harddisk',
    motif: 'harddisk-eksternal',
    name: 'Harddisk eksternal {line} {brand}',
    brands: ['Simpana', 'Kilata'],
    lines: [
      line('1 TB', 'navy', 1, '1 TB'),
      line('2 TB', 'hitam', 1.45, '2 TB'),
      line('4 TB', 'maroon', 2.3, '4 TB'),
    ],
    packs: single(320),
    price: [689_000, 799_000],
    label: ['{BRAND}', '{line}', ''],
    about: 'Seukuran saku, tanpa adaptor listrik. Bodinya tahan guncangan, kabel ada di dalam.',
    facts: [
      ['Kapasitas', '{line}'],
      ['Colokan', 'USB 3.0'],
      ['Garansi', '3 tahun'],
    ],
  },
  {
    leaf: 'flashdisk',
    motif: 'flashdisk',
    name: 'Flashdisk {line} {size} {brand}',
    brands: ['Simpana', 'Kilata', 'Mungil'],
    lines: [
      line('64 GB putar', 'biru', 1, '64 GB'),
      line('32 GB', 'merah', 0.7, '32 GB'),
      adapt(line('128 GB USB 3.2', 'hitam', 1.8, '128 GB'), { facts: { Colokan: 'USB 3.2' } }),
    ],
    packs: [pack('', 1, 50), pack('isi 2', 1.9, 80)],
    price: [69_000, 89_000],
    label: ['{BRAND}', '{line}', ''],
    about: 'Tutupnya berputar, jadi tidak hilang. Ada lubang gantungan kunci.',
    facts: [
      ['Colokan', 'USB 3.0'],
      ['Tutup', 'Logam putar'],
      ['Garansi', '5 tahun'],
    ],
  },
  {
    leaf: 'ram',
    motif: 'ram',
    name: 'RAM {line} {size} {brand}',
    brands: ['Kilata', 'Rajawali'],
    lines: [
      line('DDR4 8 GB', 'merah'),
      line('DDR4 16 GB', 'biru', 1.8),
      adapt(line('DDR5 16 GB', 'ungu', 2.3), { facts: { Kecepatan: '5.600 MHz', Voltase: '1,1 V' } }),
      adapt(line('laptop DDR4 8 GB', 'hijau', 0.95, 'SODIMM 8 GB'), {
        about:
          'Bentuk SODIMM untuk laptop, sudah diuji pada papan induk yang umum. Tinggal tekan sampai klik.',
        facts: { Voltase: '1,2 V' },
      }),
    ],
    packs: [pack('', 1, 110), pack('isi 2', 1.95, 160)],
    price: [289_000, 359_000],
    label: ['{BRAND}', '{line}', ''],
    about: 'Sudah diuji pada papan induk yang umum. Sirip pendinginnya tebal, stabil untuk kerja berat.',
    facts: [
      ['Kecepatan', '3.200 MHz'],
      ['Voltase', '1,35 V'],
      ['Garansi', 'Seumur produk'],
    ],
  },
];
