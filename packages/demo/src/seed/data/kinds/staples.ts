import { adapt, type Kind, line, pack } from '../kind.ts';

/** Rice, flour, oil and what else a pantry stands on. */
export const staples: readonly Kind[] = [
  {
    leaf: 'beras',
    motif: 'beras',
    name: 'Beras {line} {size} {brand}',
    brands: ['Sawah Raya', 'Lumbung Desa', 'Padi Kencana'],
    lines: [
      line('Pandan Wangi', 'hijau', 1.16),
      line('Setra Ramos', 'biru'),
      line('Rojolele', 'merah', 1.08),
      adapt(line('Merah Organik', 'maroon', 1.5), {
        about:
          'Nasinya lebih padat dan kaya serat. Rendam satu jam sebelum dimasak, airnya dilebihkan sedikit.',
      }),
    ],
    packs: [pack('5 kg', 1, 5100), pack('10 kg', 1.94, 10150)],
    price: [69_000, 78_000],
    label: ['{BRAND}', '{line}', '{size}'],
    about: 'Butirnya disortir, tanpa pemutih dan pewangi. Nasinya pulen dan tetap enak setelah dingin.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Masa simpan', '6 bulan'],
      ['Penyimpanan', 'Tempat kering dan tertutup'],
    ],
  },
  {
    leaf: 'tepung-gula-garam',
    motif: 'curah',
    name: '{line} {size} {brand}',
    brands: ['Tebu Manis', 'Pondok Rasa', 'Lumbung Desa'],
    lines: [
      line('Gula Pasir', 'putih'),
      adapt(line('Gula Semut Aren', 'cokelat', 2.1), {
        about: 'Butirnya kering dan mudah larut, aromanya aren. Pengganti gula pasir untuk kopi dan kue.',
      }),
      adapt(line('Kacang Hijau', 'sage', 1.5), {
        about: 'Bijinya seragam dan bersih dari kulit ari. Direndam semalam, lalu empuk dalam setengah jam.',
      }),
      adapt(line('Garam Dapur', 'langit', 0.4), {
        about: 'Beryodium, halus, dan tidak pahit. Plastiknya rapat supaya tetap kering.',
      }),
    ],
    packs: [pack('1 kg', 1, 1020), pack('500 g', 0.54, 520)],
    price: [16_500, 18_500],
    label: ['{brand}', '{line}', '{size}'],
    about:
      'Kristalnya putih bersih dan cepat larut. Dikemas rapat dalam plastik tebal, jadi tidak cepat menggumpal.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Kemasan', 'Plastik tebal dua lapis'],
      ['Masa simpan', '12 bulan'],
    ],
  },
  {
    leaf: 'tepung-gula-garam',
    motif: 'tepung',
    name: '{line} {size} {brand}',
    brands: ['Melati Putih', 'Pondok Rasa', 'Kembang Desa'],
    lines: [
      adapt(line('Tepung Terigu Serbaguna', 'biru', 1, 'Terigu Serbaguna'), { title: 'Tepung Terigu' }),
      adapt(line('Tepung Beras', 'krem', 1.05), {
        about: 'Halus dan sudah diayak. Untuk rempeyek, kue lapis, nagasari, dan bubur sumsum.',
      }),
      adapt(line('Tepung Tapioka', 'hijau', 0.95), {
        about: 'Putih dan halus, kenyal setelah matang. Untuk cilok, pempek, bakso, dan pengental kuah.',
      }),
      adapt(line('Tepung Bumbu Krispi', 'oranye', 1.5, 'Bumbu Krispi'), {
        title: 'Bumbu Krispi',
        about: 'Sudah berbumbu bawang dan lada. Balurkan kering, celup, balurkan lagi, lalu goreng.',
      }),
    ],
    packs: [pack('1 kg', 1, 1030), pack('500 g', 0.55, 530)],
    price: [11_500, 14_500],
    label: ['{brand}', '{line}', '{size}'],
    about: 'Halus dan sudah diayak. Dipakai untuk gorengan, kue, sampai roti harian.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Halal', 'Ya'],
      ['Masa simpan', '9 bulan'],
    ],
  },
  {
    leaf: 'mi-instan',
    motif: 'mi-instan',
    name: '{brand} {line} {size}',
    brands: ['Mi Juara', 'Mi Kampung'],
    lines: [
      line('Goreng Spesial', 'merah'),
      line('Soto Betawi', 'hijau'),
      line('Kari Ayam', 'kuning'),
      line('Ayam Bawang', 'biru'),
      line('Rendang Pedas', 'maroon', 1.08),
    ],
    packs: [
      pack('isi 5 bungkus', 5, 460, { title: 'isi 5', net: '5 bungkus' }),
      pack('satu dus 40 bungkus', 37, 3600, { title: 'isi 40', net: '40 bungkus' }),
    ],
    price: [3_000, 3_300],
    label: ['{brand}', '{line}', '85 g'],
    about: 'Bumbunya lengkap di tiap bungkus. Matang dalam tiga menit, tinggal tambah telur dan sayur.',
    facts: [
      ['Isi', '{net}'],
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
    packs: [pack('70 g', 1, 110), pack('isi 6', 5.7, 640, { net: '6 × 70 g' })],
    price: [5_500, 6_500],
    label: ['{brand}', '{line}', '70 g'],
    about: 'Tinggal seduh air panas. Garpu lipat ada di dalam, enak dibawa ke kantor atau perjalanan.',
    facts: [
      ['Isi bersih', '{net}'],
      ['Cara saji', 'Seduh 3 menit'],
      ['Masa simpan', '8 bulan'],
    ],
  },
  {
    leaf: 'minyak-goreng',
    motif: 'minyak',
    name: 'Minyak goreng {line} {size} {brand}',
    brands: ['Kencana', 'Kelapa Jaya'],
    lines: [
      adapt(line('sawit dua kali saring', 'merah', 1, 'Minyak Goreng Sawit'), { title: 'sawit' }),
      adapt(line('kelapa murni', 'hijau', 1.6, 'Minyak Kelapa'), {
        title: 'kelapa',
        about:
          'Harum kelapanya tipis. Di bawah 24 °C minyak ini membeku putih dan cair lagi bila dihangatkan.',
        facts: { Vitamin: 'E' },
      }),
      adapt(line('jagung', 'kuning', 1.9, 'Minyak Jagung'), { facts: { Vitamin: 'E' } }),
    ],
    packs: [pack('2 liter', 1, 1950, { title: '2 L' }), pack('1 liter', 0.53, 980, { title: '1 L' })],
    price: [36_500, 41_500],
    label: ['{brand}', '{line}', '{SIZE}'],
    about: 'Jernih dan tidak mudah berbusa. Botolnya bersegel, gagangnya enak dipegang.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Vitamin', 'A dan E'],
      ['Kemasan', 'Botol bersegel'],
    ],
  },
  {
    leaf: 'minyak-goreng',
    motif: 'minyak-refill',
    name: 'Minyak {line} refill {size} {brand}',
    brands: ['Kencana', 'Kelapa Jaya', 'Dapur Kita'],
    lines: [line('sawit', 'hijau', 1, 'Minyak Goreng'), line('premium', 'biru', 1.14, 'Minyak Premium')],
    packs: [pack('1 liter', 1, 930, { title: '1 L' }), pack('2 liter', 1.92, 1850, { title: '2 L' })],
    price: [17_500, 20_500],
    label: ['{brand}', '{line}', '{SIZE}'],
    about: 'Warnanya kuning jernih, tanpa bau. Tutupnya tutup putar, jadi mudah dituang tanpa tumpah.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Kemasan', 'Pouch dengan tutup'],
      ['Masa simpan', '18 bulan'],
    ],
  },
  {
    leaf: 'telur',
    motif: 'telur',
    name: '{line} {size} {brand}',
    brands: ['Kandang Makmur', 'Peternak Muda'],
    lines: [
      adapt(line('Telur ayam negeri', 'cokelat', 1, 'Telur Ayam'), { title: 'Telur ayam' }),
      adapt(line('Telur ayam kampung', 'krem', 1.7, 'Telur Kampung'), {
        title: 'Telur kampung',
        about: 'Lebih kecil dari telur negeri, kuningnya tebal. Ayamnya dilepas di pekarangan.',
      }),
      line('Telur omega 3', 'oranye', 1.35, 'Telur Omega 3'),
      adapt(line('Telur bebek', 'langit', 1.5, 'Telur Bebek'), {
        about: 'Cangkangnya biru muda dan tebal, kuningnya besar. Bagus untuk telur asin dan martabak.',
      }),
    ],
    packs: [pack('10 butir', 1, 720), pack('15 butir', 1.46, 1050), pack('30 butir', 2.85, 2100)],
    price: [24_500, 28_500],
    label: ['{brand}', '{line}', '{size}'],
    about: 'Dipilih yang cangkangnya utuh dan bersih. Dikemas dalam tatakan berlapis supaya aman di jalan.',
    facts: [
      ['Isi', '{size}'],
      ['Kemasan', 'Tatakan berlapis'],
      ['Penyimpanan', 'Kulkas, ujung runcing di bawah'],
    ],
  },
];
