import { type Kind, line, pack } from '../kind.ts';

/** Coffee, tea, syrup, biscuits and nuts. */
export const drinksAndSnacks: readonly Kind[] = [
  {
    leaf: 'kopi',
    motif: 'kopi',
    name: 'Kopi {line} {brand} 250 g, {size}',
    brands: ['Puncak Gayo', 'Sapan Ketinggian', 'Kebun Kelir'],
    lines: [
      line('arabika Gayo', 'botol', 1.1, 'Kopi Arabika Gayo'),
      line('robusta Lampung', 'maroon', 0.7, 'Robusta Lampung'),
      line('arabika Toraja', 'cokelat', 1.2, 'Arabika Toraja'),
      line('house blend', 'navy', 0.85, 'House Blend'),
      line('arabika Kintamani', 'tosca', 1.15, 'Arabika Kintamani'),
    ],
    packs: [pack('biji utuh', 1, 280), pack('giling halus', 1, 280)],
    price: [62_000, 74_000],
    label: ['{BRAND}', '{line}', '250 g'],
    about:
      'Kopi {line} disangrai sedang setiap Selasa dan Jumat, dikirim paling lama tiga hari setelah sangrai. Aromanya cokelat dan buah matang.',
    facts: [
      ['Isi bersih', '250 g'],
      ['Bentuk', '{size}'],
      ['Sangrai', 'Sedang'],
    ],
  },
  {
    leaf: 'teh-sirup',
    motif: 'teh',
    name: '{line} {brand} {size}',
    brands: ['Kebun Pagi', 'Poci Tegal'],
    lines: [
      line('Teh Melati', 'hijau'),
      line('Teh Hitam', 'maroon', 0.9),
      line('Teh Hijau', 'sage', 1.1),
      line('Teh Jahe Sereh', 'oranye', 1.4),
    ],
    packs: [pack('25 kantong', 1, 90), pack('100 kantong', 3.5, 330)],
    price: [8_500, 12_500],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} dari pucuk daun dataran tinggi, harum sejak diseduh. Kantongnya bertali, tidak meninggalkan ampas.',
    facts: [
      ['Isi', '{size}'],
      ['Cara saji', 'Seduh 4 menit, air 95 °C'],
      ['Masa simpan', '24 bulan'],
    ],
  },
  {
    leaf: 'teh-sirup',
    motif: 'sirup',
    name: 'Sirup {line} {brand} {size}',
    brands: ['Sari Kelana', 'Kebun Nenek'],
    lines: [
      line('cocopandan', 'merah', 1, 'Cocopandan'),
      line('melon', 'hijau', 1, 'Sirup Melon'),
      line('jeruk', 'oranye', 1.02, 'Sirup Jeruk'),
      line('markisa Medan', 'kuning', 1.4, 'Markisa Medan'),
    ],
    packs: [pack('460 ml', 1, 900), pack('isi 3 botol', 2.85, 2700)],
    price: [19_500, 25_000],
    label: ['{brand}', '{line}', '460 ml'],
    about:
      'Sirup {line} dengan gula asli. Satu botol cukup untuk dua puluh gelas es, favorit saat buka puasa.',
    facts: [
      ['Isi bersih', '460 ml'],
      ['Pemanis', 'Gula tebu'],
      ['Kemasan', 'Botol kaca, dibungkus gelembung'],
    ],
  },
  {
    leaf: 'biskuit-keripik',
    motif: 'biskuit-kaleng',
    name: '{line} {brand} kaleng {size}',
    brands: ['Roti Nona', 'Gembira'],
    lines: [
      line('Biskuit aneka rasa', 'merah', 1, 'Biskuit Aneka Rasa'),
      line('Wafer cokelat', 'cokelat', 1.1, 'Wafer Cokelat'),
      line('Kue kering mentega', 'biru', 1.5, 'Kue Kering Mentega'),
    ],
    packs: [pack('650 g', 1, 950), pack('300 g', 0.55, 520)],
    price: [54_000, 66_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} dalam kaleng yang rapat, renyah sampai suapan terakhir. Kalengnya bagus untuk hantaran dan bisa dipakai lagi.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Halal', 'Ya'],
      ['Masa simpan', '12 bulan'],
    ],
  },
  {
    leaf: 'biskuit-keripik',
    motif: 'keripik',
    name: 'Keripik {line} {brand} {size}',
    brands: ['Renyah', 'Ibu Siti', 'Gurih Jaya'],
    lines: [
      line('singkong balado', 'merah', 1, 'Singkong Balado'),
      line('tempe', 'kuning', 1.1, 'Keripik Tempe'),
      line('pisang cokelat', 'cokelat', 1.2, 'Pisang Cokelat'),
      line('usus pedas', 'hitam', 1.25, 'Usus Pedas'),
    ],
    packs: [pack('200 g', 1, 240), pack('500 g', 2.2, 560)],
    price: [16_000, 21_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      'Keripik {line} digoreng tipis dan ditiriskan dengan mesin, jadi tidak berminyak. Dikemas dalam pouch yang bisa ditutup lagi.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Pengawet', 'Tidak ada'],
      ['Masa simpan', '4 bulan'],
    ],
  },
  {
    leaf: 'kurma-kacang',
    motif: 'kurma',
    name: 'Kurma {line} {brand} {size}',
    brands: ['Al Nakhla', 'Tamrin'],
    lines: [
      line('Sukari', 'maroon'),
      line('Ajwa', 'hitam', 2.2),
      line('Tunisia tangkai', 'hijau', 0.9, 'Tunisia'),
    ],
    packs: [pack('500 g', 1, 620), pack('1 kg', 1.9, 1180)],
    price: [42_000, 52_000],
    label: ['{brand}', 'Kurma {line}', '{size}'],
    about:
      'Kurma {line} yang lembut dan legit, dipilih satu per satu sebelum masuk kotak. Cocok untuk keluarga dan hantaran.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Rasa', 'Manis legit'],
      ['Penyimpanan', 'Suhu ruang atau kulkas'],
    ],
  },
  {
    leaf: 'kurma-kacang',
    motif: 'toples-kacang',
    name: '{line} {brand} {size}',
    brands: ['Gurih Jaya', 'Lumbung Desa'],
    lines: [
      line('Kacang mete oven', 'botol', 1.6, 'Mete Oven'),
      line('Kacang bawang', 'merah', 0.7, 'Kacang Bawang'),
      line('Almond panggang', 'navy', 1.8, 'Almond Panggang'),
    ],
    packs: [pack('500 g', 1, 680), pack('250 g', 0.54, 380)],
    price: [56_000, 68_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} dipanggang, bukan digoreng, dengan sedikit garam laut. Toplesnya rapat dan bisa dipakai ulang.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Diolah', 'Panggang oven'],
      ['Kemasan', 'Toples plastik'],
    ],
  },
];
