import { type Kind, line, pack } from '../kind.ts';

/** Rice, flour, oil and what else a pantry stands on. */
export const staples: readonly Kind[] = [
  {
    leaf: 'beras',
    motif: 'beras',
    name: 'Beras {line} {brand} {size}',
    brands: ['Sawah Raya', 'Lumbung Desa', 'Padi Kencana'],
    lines: [
      line('Pandan Wangi', 'hijau', 1.16),
      line('Setra Ramos', 'biru'),
      line('Rojolele', 'merah', 1.08),
      line('Merah Organik', 'maroon', 1.5),
    ],
    packs: [pack('5 kg', 1, 5100), pack('10 kg', 1.94, 10150)],
    price: [69_000, 78_000],
    label: ['{BRAND}', '{line}', '{size}'],
    about:
      'Beras {line} dari panen musim ini, digiling dan disortir sebelum dikemas. Nasinya pulen dan tetap enak setelah dingin.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Masa simpan', '6 bulan'],
      ['Penyimpanan', 'Tempat kering dan tertutup'],
    ],
  },
  {
    leaf: 'tepung-gula-garam',
    motif: 'curah',
    name: '{line} {brand} {size}',
    brands: ['Tebu Manis', 'Pondok Rasa', 'Lumbung Desa'],
    lines: [
      line('Gula Pasir', 'putih'),
      line('Gula Semut Aren', 'cokelat', 2.1),
      line('Kacang Hijau', 'sage', 1.5),
      line('Garam Dapur', 'langit', 0.4),
    ],
    packs: [pack('1 kg', 1, 1020), pack('500 g', 0.54, 520)],
    price: [16_500, 18_500],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} dikemas rapat dalam plastik tebal, jadi tidak cepat menggumpal. Cocok untuk stok dapur sebulan.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Kemasan', 'Plastik tebal dua lapis'],
      ['Masa simpan', '12 bulan'],
    ],
  },
  {
    leaf: 'tepung-gula-garam',
    motif: 'tepung',
    name: '{line} {brand} {size}',
    brands: ['Melati Putih', 'Pondok Rasa', 'Kembang Desa'],
    lines: [
      line('Tepung Terigu Serbaguna', 'biru', 1, 'Terigu Serbaguna'),
      line('Tepung Beras', 'krem', 1.05),
      line('Tepung Tapioka', 'hijau', 0.95),
      line('Tepung Bumbu Krispi', 'oranye', 1.5, 'Bumbu Krispi'),
    ],
    packs: [pack('1 kg', 1, 1030), pack('500 g', 0.55, 530)],
    price: [11_500, 14_500],
    label: ['{brand}', '{line}', '{size}'],
    about: '{line} yang halus dan sudah diayak. Dipakai untuk gorengan, kue basah, sampai roti harian.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Halal', 'Ya'],
      ['Masa simpan', '9 bulan'],
    ],
  },
  {
    leaf: 'mi-instan',
    motif: 'mi-instan',
    name: '{brand} {line}, {size}',
    brands: ['Mi Juara', 'Mi Kampung'],
    lines: [
      line('Goreng Spesial', 'merah'),
      line('Soto Betawi', 'hijau'),
      line('Kari Ayam', 'kuning'),
      line('Ayam Bawang', 'biru'),
      line('Rendang Pedas', 'maroon', 1.08),
    ],
    packs: [pack('isi 5 bungkus', 5, 460), pack('satu dus 40 bungkus', 37, 3600)],
    price: [3_000, 3_300],
    label: ['{brand}', '{line}', '85 g'],
    about:
      'Mi rasa {line} dengan bumbu lengkap di tiap bungkus. Matang dalam tiga menit, tinggal tambah telur dan sayur.',
    facts: [
      ['Isi', '{size}'],
      ['Berat per bungkus', '85 g'],
      ['Masa simpan', '8 bulan'],
    ],
  },
  {
    leaf: 'mi-instan',
    motif: 'mi-cup',
    name: '{brand} Cup {line} {size}',
    brands: ['Mi Juara', 'Mi Kampung'],
    lines: [
      line('Kari Ayam', 'kuning'),
      line('Bakso Sapi', 'cokelat'),
      line('Soto Lamongan', 'hijau'),
      line('Tom Yam', 'merah'),
    ],
    packs: [pack('70 g', 1, 110), pack('isi 6', 5.7, 640)],
    price: [5_500, 6_500],
    label: ['{brand}', '{line}', '70 g'],
    about:
      'Mi cup rasa {line}, tinggal seduh air panas. Garpu lipat ada di dalam, enak dibawa ke kantor atau perjalanan.',
    facts: [
      ['Isi bersih', '70 g'],
      ['Cara saji', 'Seduh 3 menit'],
      ['Masa simpan', '8 bulan'],
    ],
  },
  {
    leaf: 'minyak-goreng',
    motif: 'minyak',
    name: 'Minyak goreng {brand} {line} {size}',
    brands: ['Kencana', 'Kelapa Jaya'],
    lines: [
      line('sawit dua kali saring', 'merah', 1, 'Minyak Goreng Sawit'),
      line('kelapa murni', 'hijau', 1.6, 'Minyak Kelapa'),
      line('jagung', 'kuning', 1.9, 'Minyak Jagung'),
    ],
    packs: [pack('2 liter', 1, 1950), pack('1 liter', 0.53, 980)],
    price: [36_500, 41_500],
    label: ['{brand}', '{line}', '{SIZE}'],
    about:
      'Minyak jernih yang tidak mudah berbusa, dipakai sampai tiga kali penggorengan tetap bening. Botolnya bersegel.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Vitamin', 'A dan E'],
      ['Kemasan', 'Botol bersegel'],
    ],
  },
  {
    leaf: 'minyak-goreng',
    motif: 'minyak-refill',
    name: 'Minyak goreng {brand} {line} refill {size}',
    brands: ['Kencana', 'Kelapa Jaya', 'Dapur Kita'],
    lines: [line('sawit', 'hijau', 1, 'Minyak Goreng'), line('premium', 'biru', 1.14, 'Minyak Premium')],
    packs: [pack('1 liter', 1, 930), pack('2 liter', 1.92, 1850)],
    price: [17_500, 20_500],
    label: ['{brand}', '{line}', '{SIZE}'],
    about:
      'Kemasan isi ulang dengan tutup putar, jadi mudah dituang tanpa tumpah. Warna kuning jernih, tanpa bau.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Kemasan', 'Pouch dengan tutup'],
      ['Masa simpan', '18 bulan'],
    ],
  },
  {
    leaf: 'telur',
    motif: 'telur',
    name: '{line} {brand} {size}',
    brands: ['Kandang Makmur', 'Peternak Muda'],
    lines: [
      line('Telur ayam negeri', 'cokelat', 1, 'Telur Ayam'),
      line('Telur ayam kampung', 'krem', 1.7, 'Telur Kampung'),
      line('Telur omega 3', 'oranye', 1.35, 'Telur Omega 3'),
      line('Telur bebek', 'langit', 1.5, 'Telur Bebek'),
    ],
    packs: [pack('10 butir', 1, 720), pack('15 butir', 1.46, 1050), pack('30 butir', 2.85, 2100)],
    price: [24_500, 28_500],
    label: ['{brand}', '{line}', '{size}'],
    about:
      'Telur segar dari kandang sendiri, diambil pagi dan dikirim siang. Dikemas dalam wadah berlapis supaya aman di jalan; yang pecah kami ganti.',
    facts: [
      ['Isi', '{size}'],
      ['Umur saat dikirim', 'Kurang dari 3 hari'],
      ['Ganti rugi pecah', 'Ya, kirim foto saat dibuka'],
    ],
  },
];
