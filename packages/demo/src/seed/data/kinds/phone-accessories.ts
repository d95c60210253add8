import { adapt, type Kind, line, pack, single } from '../kind.ts';

/** Power, cables and what protects a phone. */
export const phoneAccessories: readonly Kind[] = [
  {
    leaf: 'power-bank',
    motif: 'power-bank',
    name: 'Power bank {line} {size} {brand}',
    brands: ['Daya', 'Setrum'],
    lines: [
      line('22,5 W', 'hitam'),
      adapt(line('slim', 'putih', 0.85), {
        about:
          'Setebal ponsel, muat di saku, dengan layar persen. Di bawah 100 Wh, jadi boleh dibawa ke kabin pesawat.',
        facts: { Keluaran: '18 W' },
      }),
      adapt(line('dengan kabel', 'tosca', 1.1), {
        title: 'berkabel',
        about:
          'Kabel USB-C menyatu di badannya, dengan layar persen. Di bawah 100 Wh, jadi boleh dibawa ke kabin pesawat.',
      }),
    ],
    packs: [pack('10.000 mAh', 1, 260), pack('20.000 mAh', 1.55, 430)],
    price: [149_000, 199_000],
    label: ['{BRAND}', '{size}', ''],
    colours: ['hitam', 'putih', 'tosca'],
    about:
      'Dengan layar persen dan tiga lubang keluaran. Di bawah 100 Wh, jadi boleh dibawa ke kabin pesawat.',
    facts: [
      ['Kapasitas', '{size}'],
      ['Keluaran', '22,5 W'],
      ['Pengaman', 'Arus lebih dan suhu'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'charger-kabel',
    motif: 'charger',
    name: 'Charger {line} {brand}',
    brands: ['Daya', 'Setrum'],
    lines: [
      line('33 W dua lubang', 'putih', 1, '33 W'),
      line('20 W', 'abu', 0.7, '20 W'),
      line('65 W GaN', 'langit', 1.9, '65 W'),
    ],
    packs: single(160),
    price: [79_000, 119_000],
    label: ['{BRAND}', '{line}', ''],
    about:
      'Kepala charger cepat dengan USB-C dan USB-A, berhenti sendiri saat penuh. Kabel satu meter ada di dalam.',
    facts: [
      ['Lubang', 'USB-C dan USB-A'],
      ['Kabel', '1 m, disertakan'],
      ['Sertifikat', 'SNI'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'charger-kabel',
    motif: 'kabel',
    name: 'Kabel data {line} {brand}',
    brands: ['Daya', 'Setrum', 'Gema'],
    lines: [
      adapt(line('USB-C anyaman 1 m', 'merah'), { title: 'USB-C anyaman' }),
      line('USB-C ke C 60 W', 'hitam', 1.3),
      line('3 in 1', 'biru', 1.2),
    ],
    packs: single(70),
    price: [29_000, 49_000],
    colours: ['merah', 'hitam', 'biru'],
    choice: {
      name: 'Ukuran',
      values: [
        ['1 m', 0],
        ['2 m', 12_000],
      ],
    },
    about: 'Anyaman nilonnya tidak mudah patah. Sudah diuji dilipat sepuluh ribu kali.',
    facts: [
      ['Arus', '3 A'],
      ['Lapisan', 'Anyaman nilon'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'casing-pelindung',
    unbranded: true,
    motif: 'casing',
    name: 'Casing {line} untuk {brand}',
    brands: ['Nara 12', 'Nara 14 Pro', 'Sembrani 12'],
    lines: [
      adapt(line('silikon bunga', 'pink'), { facts: { Bahan: 'Silikon lentur' } }),
      adapt(line('matte anti sidik jari', 'hitam', 0.9), { title: 'matte' }),
      line('tahan banting', 'navy', 1.2),
    ],
    packs: single(80),
    price: [29_000, 49_000],
    colours: ['pink', 'hitam', 'navy', 'sage', 'ungu'],
    about: 'Pinggiran kameranya lebih tinggi, jadi lensa tidak tergores di meja. Tombolnya empuk.',
    facts: [
      ['Untuk', '{brand}'],
      ['Bahan', 'TPU lentur'],
      ['Isi daya nirkabel', 'Ya'],
    ],
  },
  {
    leaf: 'casing-pelindung',
    unbranded: true,
    motif: 'pelindung-layar',
    name: 'Antigores {line} untuk {brand}',
    brands: ['Nara 12', 'Garuda Bulan', 'Sembrani 14 Pro'],
    lines: [
      line('kaca 9H', 'biru', 1, 'KACA 9H'),
      line('anti spy', 'hitam', 1.3, 'ANTI SPY'),
      adapt(line('matte gaming', 'merah', 1.1, 'MATTE'), { title: 'matte' }),
    ],
    packs: single(90),
    price: [25_000, 42_000],
    label: ['{line}', 'Anti gores', ''],
    about:
      'Pelindung layar yang menutup penuh sampai tepi, tetap peka disentuh. Ada lap, stiker debu, dan bingkai pemasangan.',
    facts: [
      ['Untuk', '{brand}'],
      ['Kekerasan', '9H'],
      ['Isi', '1 kaca, alat pasang'],
    ],
  },
  {
    leaf: 'tripod-memori',
    motif: 'tripod',
    name: 'Tripod {line} {brand}',
    brands: ['Tegak', 'Gelora'],
    lines: [
      adapt(line('meja fleksibel', 'merah', 0.7), {
        about: 'Kakinya bisa dililitkan di pagar atau dahan. Penjepitnya muat ponsel sampai 7 inci.',
        facts: { Remote: 'Tidak ada' },
      }),
      line('1,6 m dengan remote', 'hitam'),
      adapt(line('tongsis lipat', 'biru', 0.8), {
        about:
          'Tongsis yang kakinya bisa dibuka jadi tripod. Terlipat hanya 19 cm, penjepitnya muat ponsel sampai 7 inci.',
      }),
    ],
    packs: single(420),
    price: [79_000, 125_000],
    about: 'Kokoh dengan kaki karet. Penjepitnya muat ponsel sampai 7 inci, kepalanya berputar penuh.',
    facts: [
      ['Beban', '1 kg'],
      ['Remote', 'Bluetooth'],
      ['Bahan', 'Aluminium dan ABS'],
    ],
  },
  {
    leaf: 'tripod-memori',
    motif: 'kartu-memori',
    name: 'Kartu memori {line} {brand}',
    brands: ['Simpana', 'Kilata'],
    lines: [
      line('128 GB U3', 'merah', 1, '128 GB'),
      line('64 GB', 'biru', 0.6, '64 GB'),
      line('256 GB', 'tosca', 1.9, '256 GB'),
    ],
    packs: single(40),
    price: [129_000, 169_000],
    label: ['{BRAND}', '{line}', ''],
    about:
      'Kecepatan bacanya sampai 100 MB/s, adaptor ada di dalam. Cocok untuk ponsel, kamera, dan dasbor mobil.',
    facts: [
      ['Baca', '100 MB/s'],
      ['Adaptor', 'Termasuk'],
      ['Garansi', '5 tahun'],
    ],
  },
];
