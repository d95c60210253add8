import { adapt, type Kind, line, pack, single } from '../kind.ts';

/** What is plugged into a computer. */
export const peripherals: readonly Kind[] = [
  {
    leaf: 'keyboard-mouse',
    motif: 'keyboard',
    name: 'Keyboard {line} {brand}',
    brands: ['Ketik', 'Rajawali'],
    lines: [
      line('mekanik 75 %', 'sage', 1.3),
      adapt(line('nirkabel senyap', 'putih'), {
        title: 'nirkabel',
        facts: { Sambungan: 'Bluetooth, 2,4 GHz' },
      }),
      adapt(line('mekanik RGB', 'hitam', 1.5), { facts: { Sambungan: 'USB-C' } }),
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
    about: 'Tuts PBT-nya tidak mengilap. Switch bisa diganti tanpa solder.',
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
      adapt(line('gaming 8.000 DPI', 'merah', 1.6), {
        about: 'Pas di tangan kanan maupun kiri, tujuh tombolnya bisa diatur. Kabelnya anyaman 1,8 meter.',
        facts: { Sambungan: 'USB' },
      }),
      adapt(line('Bluetooth tipis', 'putih', 1.1), { facts: { Sambungan: 'Bluetooth' } }),
    ],
    packs: single(180),
    price: [85_000, 129_000],
    colours: ['hitam', 'putih', 'pink', 'navy'],
    about: 'Pas di tangan kanan maupun kiri. Kliknya lembut, baterai AA tahan setahun.',
    facts: [
      ['Sensor', 'Optik'],
      ['Sambungan', '2,4 GHz'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'webcam-speaker',
    motif: 'webcam',
    name: 'Webcam {line} {brand}',
    brands: ['Pandang', 'Mungil'],
    lines: [
      line('Full HD 1080p', 'hitam'),
      adapt(line('2K fokus otomatis', 'putih', 1.5), { facts: { Resolusi: '2K' } }),
      adapt(line('720p hemat', 'abu', 0.6), {
        about: 'Untuk kelas dan rapat dengan internet pas-pasan. Colok langsung jalan, tanpa pemasangan.',
        facts: { Resolusi: '720p', Mikrofon: 'Satu' },
      }),
    ],
    packs: single(260),
    price: [215_000, 289_000],
    about: 'Mikrofonnya ganda, lensanya punya penutup. Colok langsung jalan, tanpa pemasangan.',
    facts: [
      ['Resolusi', '1080p'],
      ['Mikrofon', 'Dua, peredam bising'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'webcam-speaker',
    motif: 'speaker',
    name: 'Speaker komputer {line} {brand}',
    brands: ['Gema', 'Suara'],
    lines: [
      adapt(line('kayu 2.0', 'cokelat'), { facts: { Sambungan: '3,5 mm' } }),
      line('aktif Bluetooth', 'hitam', 1.4),
      adapt(line('mini USB', 'navy', 0.5), {
        about: 'Sekepal tangan, daya dan suara dari satu colokan USB. Pengatur volume ada di kabel.',
        facts: { Daya: '2 × 3 W', Sambungan: 'USB' },
      }),
    ],
    packs: single(2600),
    price: [219_000, 319_000],
    about: 'Suaranya hangat, bassnya tidak berdengung. Pengatur volume ada di depan.',
    facts: [
      ['Daya', '2 × 10 W'],
      ['Sambungan', '3,5 mm, Bluetooth'],
      ['Garansi', '1 tahun'],
    ],
  },
  {
    leaf: 'printer',
    motif: 'printer',
    name: 'Printer {line} {brand}',
    brands: ['Cetaka', 'Aksara'],
    lines: [
      line('tangki tinta Wi-Fi', 'abu'),
      adapt(line('laser hitam putih', 'hitam', 1.2), {
        about:
          'Cetakannya tajam dan langsung kering, satu toner sampai 1.500 lembar. Bisa mencetak dari ponsel.',
        facts: { Kecepatan: '22 halaman per menit' },
      }),
      line('cetak pindai salin', 'biru', 1.1),
    ],
    packs: single(6400),
    price: [1_799_000, 2_299_000],
    label: ['{BRAND}', '', ''],
    used: true,
    about: 'Bisa mencetak dari ponsel. Biaya tintanya ringan, cocok untuk toko dan tugas sekolah.',
    facts: [
      ['Kecepatan', '15 halaman per menit'],
      ['Sambungan', 'Wi-Fi, USB'],
      ['Garansi', '2 tahun'],
    ],
  },
  {
    leaf: 'printer',
    motif: 'tinta',
    name: 'Tinta printer {line} {size} {brand}',
    brands: ['Cetaka', 'Warnaku'],
    lines: [
      adapt(line('empat warna 70 ml', 'hitam'), { title: 'empat warna' }),
      adapt(line('isi ulang pigment', 'navy', 1.4), { title: 'pigmen' }),
    ],
    packs: [pack('', 1, 480, { net: '4 × 70 ml' }), pack('dua set', 1.9, 920, { net: '8 × 70 ml' })],
    price: [79_000, 119_000],
    label: ['{BRAND}', '', ''],
    about: 'Ujung botolnya tidak menetes. Warnanya pekat dan cepat kering.',
    facts: [
      ['Isi', '{net}'],
      ['Warna', 'Hitam, sian, magenta, kuning'],
      ['Cocok untuk', 'Printer tangki'],
    ],
  },
  {
    leaf: 'router',
    motif: 'router',
    name: 'Router {line} {brand}',
    brands: ['Sinyal', 'Jala'],
    lines: [
      line('Wi-Fi 6 dual band', 'hitam', 1.5),
      adapt(line('empat antena', 'navy'), { facts: { Kecepatan: 'Sampai 1.200 Mbps' } }),
      adapt(line('4G kartu SIM', 'putih', 1.8), {
        about: 'Tinggal masukkan kartu SIM, tanpa kabel dari luar. Diatur dari ponsel, ada mode tamu.',
        facts: { Kecepatan: 'Sampai 300 Mbps', Antena: '2 × 5 dBi' },
      }),
    ],
    packs: single(620),
    price: [299_000, 419_000],
    about: 'Menjangkau rumah dua lantai. Diatur dari ponsel dalam lima menit, ada mode tamu dan jam anak.',
    facts: [
      ['Kecepatan', 'Sampai 1.800 Mbps'],
      ['Antena', '4 × 5 dBi'],
      ['Garansi', '2 tahun'],
    ],
  },
];
