import { type Kind, line, pack } from '../kind.ts';

/** Sauces, tins, milk and what goes on bread. */
export const condiments: readonly Kind[] = [
  {
    leaf: 'kecap-sambal',
    motif: 'kecap',
    name: '{line} {brand} {size}',
    brands: ['Kembang Desa', 'Dapur Uli', 'Pondok Rasa'],
    lines: [
      line('Kecap Manis', 'hijau'),
      line('Kecap Asin', 'biru', 0.8),
      line('Saus Tiram', 'maroon', 1.3),
      line('Kecap Ikan', 'tosca', 1.2),
    ],
    packs: [pack('520 ml', 1, 900), pack('220 ml', 0.5, 420)],
    price: [22_000, 27_500],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} dari kedelai pilihan dan gula kelapa, kental dan harum. Pas untuk tumisan, sate, dan semur.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Halal', 'Ya'],
      ['Setelah dibuka', 'Simpan di tempat sejuk'],
    ],
  },
  {
    leaf: 'kecap-sambal',
    motif: 'botol-selai',
    name: '{line} {brand} {size}',
    brands: ['Dapur Uli', 'Bu Rahma'],
    lines: [
      line('Sambal Bawang', 'merah'),
      line('Sambal Matah', 'oranye', 1.1),
      line('Sambal Roa', 'maroon', 1.3),
      line('Sambal Hijau', 'hijau', 1.05),
    ],
    packs: [pack('200 g', 1, 360), pack('150 g', 0.8, 290)],
    price: [27_000, 34_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} dimasak dalam wajan kecil setiap pagi, tanpa pengawet. Pedasnya terasa, minyaknya tidak berlebihan.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Tingkat pedas', '4 dari 5'],
      ['Setelah dibuka', 'Simpan di kulkas, habiskan dalam 30 hari'],
    ],
  },
  {
    leaf: 'makanan-kaleng',
    motif: 'sarden',
    name: '{line} {brand} {size}',
    brands: ['Samudra', 'Nusa Laut'],
    lines: [
      line('Sarden Saus Tomat', 'merah'),
      line('Sarden Saus Cabai', 'maroon', 1.03),
      line('Tuna dalam Minyak', 'biru', 1.4),
      line('Makarel Kecap', 'botol', 1.05),
      line('Kornet Sapi', 'oranye', 1.7),
    ],
    packs: [pack('425 g', 1, 520), pack('155 g', 0.46, 210)],
    price: [24_000, 28_500],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} siap saji. Tinggal dihangatkan dengan irisan bawang dan cabai, cukup untuk makan berempat.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Tutup', 'Tarik, tanpa pembuka kaleng'],
      ['Masa simpan', '24 bulan'],
    ],
  },
  {
    leaf: 'susu',
    motif: 'susu-uht',
    name: 'Susu {line} {brand} {size}',
    brands: ['Lembah Susu', 'Sapi Ceria'],
    lines: [
      line('UHT full cream', 'biru', 1, 'UHT Full Cream'),
      line('UHT cokelat', 'cokelat', 1.04, 'UHT Cokelat'),
      line('UHT stroberi', 'pink', 1.04, 'UHT Stroberi'),
      line('UHT rendah lemak', 'hijau', 1.08, 'Rendah Lemak'),
    ],
    packs: [pack('1 liter', 1, 1080), pack('isi 12 karton', 11.6, 12900)],
    price: [18_500, 21_500],
    label: ['{brand}', '{line}', '1 LITER'],
    about:
      'Susu sapi segar dari peternak koperasi, disterilkan tanpa pengawet. Simpan di suhu ruang, masukkan kulkas setelah dibuka.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Bahan', 'Susu sapi segar'],
      ['Masa simpan', '9 bulan'],
    ],
  },
  {
    leaf: 'madu-selai',
    motif: 'madu',
    name: '{line} {brand} {size}',
    brands: ['Sarang Rimba', 'Kebun Nenek'],
    lines: [
      line('Madu Hutan', 'oranye', 1.2),
      line('Madu Randu', 'kuning'),
      line('Madu Multiflora', 'cokelat', 1.1),
    ],
    packs: [pack('350 g', 1, 560), pack('200 g', 0.62, 350)],
    price: [62_000, 82_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} dipanen dari sarang liar dan kebun, disaring tanpa dipanaskan. Enak dengan teh hangat, roti tawar, atau sesendok sebelum tidur.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Diolah', 'Disaring, tidak dipanaskan'],
      ['Kemasan', 'Botol kaca'],
    ],
  },
  {
    leaf: 'madu-selai',
    motif: 'botol-selai',
    name: '{line} {brand} {size}',
    brands: ['Kebun Nenek', 'Roti Nona'],
    lines: [
      line('Selai Kacang', 'cokelat'),
      line('Selai Nanas', 'kuning', 0.85),
      line('Selai Stroberi', 'merah', 0.9),
      line('Selai Srikaya', 'hijau', 0.95),
    ],
    packs: [pack('350 g', 1, 560), pack('200 g', 0.62, 350)],
    price: [32_000, 42_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      '{line} dimasak dalam jumlah kecil, tanpa pemanis buatan. Enak untuk roti tawar, kue kering, dan isian bolu.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Pengawet', 'Tidak ada'],
      ['Kemasan', 'Botol kaca'],
    ],
  },
];
