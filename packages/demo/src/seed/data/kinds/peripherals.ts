import { type Kind, line, pack, single } from '../kind.ts';

/** What is plugged into a computer. */
export const peripherals: readonly Kind[] = [
  {
    leaf: 'keyboard-mouse',
    motif: 'keyboard',
    name: 'Keyboard {line} {brand}',
    brands: ['Ketik', 'Rajawali'],
    lines: [
      line('mekanik 75 %', 'sage', 1.3),
      line('nirkabel senyap', 'putih'),
      line('mekanik RGB', 'hitam', 1.5),
    ],
    packs: single(980),
    price: [289_000, 389_000],
    colours: ['sage', 'putih', 'hitam', 'pink'],
    choice: {
      name: 'Tipe',
      values: [
        ['Red switch', 0],
        ['Brown switch', 0],
        ['Blue switch', 0],
      ],
    },
    about: 'Keyboard {line} dengan tuts PBT yang tidak mengilap. Bisa diganti switch tanpa solder.',
    facts: [
      ['Sambungan', 'USB-C, Bluetooth'],
      ['Tuts', 'PBT'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'keyboard-mouse',
    motif: 'mouse',
    name: 'Mouse {line} {brand}',
    brands: ['Ketik', 'Mungil', 'Rajawali'],
    lines: [
      line('nirkabel senyap', 'hitam'),
      line('gaming 8.000 DPI', 'merah', 1.6),
      line('Bluetooth tipis', 'putih', 1.1),
    ],
    packs: single(180),
    price: [85_000, 129_000],
    colours: ['hitam', 'putih', 'pink', 'navy'],
    about: 'Mouse {line} yang pas di tangan kanan maupun kiri. Kliknya lembut, baterai AA tahan setahun.',
    facts: [
      ['Sensor', 'Optik'],
      ['Sambungan', '2,4 GHz'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'webcam-speaker',
    motif: 'webcam',
    name: 'Webcam {brand} {line}',
    brands: ['Pandang', 'Mungil'],
    lines: [
      line('Full HD 1080p', 'hitam'),
      line('2K fokus otomatis', 'putih', 1.5),
      line('720p hemat', 'abu', 0.6),
    ],
    packs: single(260),
    price: [215_000, 289_000],
    about: 'Webcam {line} dengan mikrofon ganda dan penutup privasi. Colok langsung jalan, tanpa pemasangan.',
    facts: [
      ['Resolusi', 'Sampai 2K'],
      ['Mikrofon', 'Dua, peredam bising'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'webcam-speaker',
    motif: 'speaker',
    name: 'Speaker komputer {brand} {line}',
    brands: ['Gema', 'Suara'],
    lines: [
      line('kayu 2.0', 'cokelat'),
      line('aktif Bluetooth', 'hitam', 1.4),
      line('mini USB', 'navy', 0.5),
    ],
    packs: single(2600),
    price: [219_000, 319_000],
    about: 'Speaker {line} dengan suara hangat dan bass yang tidak berdengung. Pengatur volume ada di depan.',
    facts: [
      ['Daya', '2 × 10 W'],
      ['Sambungan', '3,5 mm, Bluetooth'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'printer',
    motif: 'printer',
    name: 'Printer {brand} {line}',
    brands: ['Cetaka', 'Aksara'],
    lines: [
      line('tangki tinta Wi-Fi', 'abu'),
      line('laser hitam putih', 'hitam', 1.2),
      line('cetak pindai salin', 'biru', 1.1),
    ],
    packs: single(6400),
    price: [1_799_000, 2_299_000],
    label: ['{BRAND}', '', ''],
    used: true,
    about:
      'Printer {line}, bisa mencetak dari ponsel. Biaya tintanya ringan, cocok untuk toko dan tugas sekolah.',
    facts: [
      ['Kecepatan', '15 halaman per menit'],
      ['Sambungan', 'Wi-Fi, USB'],
      ['Garansi', '2 tahun'],
    ],
  },
  {
    leaf: 'printer',
    motif: 'tinta',
    name: 'Tinta printer {brand} {line}',
    brands: ['Cetaka', 'Warnaku'],
    lines: [line('empat warna 70 ml', 'hitam'), line('isi ulang pigment', 'navy', 1.4)],
    packs: [pack('', 1, 480), pack('dua set', 1.9, 920)],
    price: [79_000, 119_000],
    label: ['{BRAND}', '', ''],
    about: 'Tinta {line} dengan ujung botol yang tidak menetes. Warnanya pekat dan cepat kering.',
    facts: [
      ['Isi', '4 × 70 ml'],
      ['Warna', 'Hitam, sian, magenta, kuning'],
      ['Cocok untuk', 'Printer tangki'],
    ],
  },
  {
    leaf: 'router',
    motif: 'router',
    name: 'Router {brand} {line}',
    brands: ['Sinyal', 'Jala'],
    lines: [
      line('Wi-Fi 6 dual band', 'hitam', 1.5),
      line('empat antena', 'navy'),
      line('4G kartu SIM', 'putih', 1.8),
    ],
    packs: single(620),
    price: [299_000, 419_000],
    about:
      'Router {line} menjangkau rumah dua lantai. Diatur dari ponsel dalam lima menit, ada mode tamu dan jam anak.',
    facts: [
      ['Kecepatan', 'Sampai 1.800 Mbps'],
      ['Antena', '4 × 5 dBi'],
      ['Garansi', '2 tahun'],
    ],
  },
];
