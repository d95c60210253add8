import { adapt, type Kind, line, pack } from '../kind.ts';

/** Sauces, tins, milk and what goes on bread. */
export const condiments: readonly Kind[] = [
  {
    leaf: 'kecap-sambal',
    motif: 'kecap',
    name: '{line} {size} {brand}',
    brands: ['Kembang Desa', 'Dapur Uli', 'Pondok Rasa'],
    lines: [
      line('Kecap Manis', 'hijau'),
      adapt(line('Kecap Asin', 'biru', 0.8), {
        about:
          'Difermentasi dari kedelai dan gandum, encer dan gurih asin. Sedikit saja cukup untuk nasi goreng dan capcai.',
      }),
      adapt(line('Saus Tiram', 'maroon', 1.3), {
        about: 'Dari sari tiram, kental dan gurih. Untuk tumis sayur, sapi lada hitam, dan cah jamur.',
      }),
      adapt(line('Kecap Ikan', 'tosca', 1.2), {
        about:
          'Dari ikan teri dan garam yang difermentasi. Dipakai beberapa tetes untuk tumisan dan sup ala Thailand.',
      }),
    ],
    packs: [pack('520 ml', 1, 900), pack('220 ml', 0.5, 420)],
    price: [22_000, 27_500],
    label: ['{brand}', '{line}', '{size}'],
    about: 'Dari kedelai dan gula kelapa, kental dan harum. Pas untuk tumisan, sate, dan semur.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Halal', 'Ya'],
      ['Setelah dibuka', 'Simpan di tempat sejuk'],
    ],
  },
  {
    leaf: 'kecap-sambal',
    motif: 'botol-selai',
    name: '{line} {size} {brand}',
    brands: ['Dapur Uli', 'Bu Rahma'],
    lines: [
      line('Sambal Bawang', 'merah'),
      adapt(line('Sambal Matah', 'oranye', 1.1), {
        about: 'Irisan bawang merah, sereh, cabai, dan daun jeruk, disiram minyak panas. Tanpa pengawet.',
        facts: { 'Tingkat pedas': '3 dari 5', 'Setelah dibuka': 'Simpan di kulkas, habiskan dalam 7 hari' },
      }),
      adapt(line('Sambal Roa', 'maroon', 1.3), {
        about: 'Dengan suwiran ikan roa asap dari Manado. Aroma asapnya kuat, pedasnya belakangan.',
      }),
      line('Sambal Hijau', 'hijau', 1.05),
    ],
    packs: [pack('200 g', 1, 360), pack('150 g', 0.8, 290)],
    price: [27_000, 34_000],
    label: ['{brand}', '{line}', '{size}'],
    about: 'Dimasak dalam jumlah kecil, tanpa pengawet. Pedasnya terasa, minyaknya tidak berlebihan.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Tingkat pedas', '4 dari 5'],
      ['Setelah dibuka', 'Simpan di kulkas, habiskan dalam 30 hari'],
    ],
  },
  {
    leaf: 'makanan-kaleng',
    motif: 'sarden',
    name: '{line} {size} {brand}',
    brands: ['Samudra', 'Nusa Laut'],
    lines: [
      line('Sarden Saus Tomat', 'merah'),
      line('Sarden Saus Cabai', 'maroon', 1.03),
      adapt(line('Tuna dalam Minyak', 'biru', 1.4), {
        title: 'Tuna Minyak',
        about: 'Potongan tuna dalam minyak nabati, siap untuk roti isi, salad, dan sambal tuna.',
      }),
      line('Makarel Kecap', 'botol', 1.05),
      adapt(line('Kornet Sapi', 'oranye', 1.7), {
        about: 'Daging sapi cincang berbumbu, tinggal ditumis. Untuk telur dadar, perkedel, dan roti lapis.',
      }),
    ],
    packs: [pack('425 g', 1, 520), pack('155 g', 0.46, 210)],
    price: [24_000, 28_500],
    label: ['{brand}', '{line}', '{size}'],
    about: 'Ikannya utuh dan tulangnya lunak. Tinggal dihangatkan dengan irisan bawang dan cabai.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Tutup', 'Tarik, tanpa pembuka kaleng'],
      ['Masa simpan', '24 bulan'],
    ],
  },
  {
    leaf: 'susu',
    motif: 'susu-uht',
    name: 'Susu {line} {size} {brand}',
    brands: ['Lembah Susu', 'Sapi Ceria'],
    lines: [
      line('UHT full cream', 'biru', 1, 'UHT Full Cream'),
      adapt(line('UHT cokelat', 'cokelat', 1.04, 'UHT Cokelat'), {
        facts: { Bahan: 'Susu sapi segar, cokelat' },
      }),
      adapt(line('UHT stroberi', 'pink', 1.04, 'UHT Stroberi'), {
        facts: { Bahan: 'Susu sapi segar, stroberi' },
      }),
      adapt(line('UHT rendah lemak', 'hijau', 1.08, 'Rendah Lemak'), { title: 'rendah lemak' }),
    ],
    packs: [
      pack('1 liter', 1, 1080, { title: '1 L' }),
      pack('isi 12 karton', 11.6, 12900, { title: 'isi 12', net: '12 × 1 liter' }),
    ],
    price: [18_500, 21_500],
    label: ['{brand}', '{line}', '1 LITER'],
    about:
      'Dari peternak koperasi, disterilkan tanpa pengawet. Simpan di suhu ruang, masukkan kulkas setelah dibuka.',
    facts: [
      ['Isi bersih', '{net}'],
      ['Bahan', 'Susu sapi segar'],
      ['Masa simpan', '9 bulan'],
    ],
  },
  {
    leaf: 'madu-selai',
    motif: 'madu',
    name: '{line} {size} {brand}',
    brands: ['Sarang Rimba', 'Kebun Nenek'],
    lines: [
      adapt(line('Madu Hutan', 'oranye', 1.2), {
        about:
          'Dipanen dari sarang liar di hutan, disaring tanpa dipanaskan. Rasanya sedikit asam, warnanya pekat.',
      }),
      line('Madu Randu', 'kuning'),
      line('Madu Multiflora', 'cokelat', 1.1),
    ],
    packs: [pack('350 g', 1, 560), pack('200 g', 0.62, 350)],
    price: [62_000, 82_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      'Dari lebah ternak, disaring tanpa dipanaskan. Enak dengan teh hangat, roti tawar, atau sesendok sebelum tidur.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Diolah', 'Disaring, tidak dipanaskan'],
      ['Kemasan', 'Botol kaca'],
    ],
  },
  {
    leaf: 'madu-selai',
    motif: 'botol-selai',
    name: '{line} {size} {brand}',
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
      'Dimasak dalam jumlah kecil, tanpa pemanis buatan. Enak untuk roti tawar, kue kering, dan isian bolu.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Pengawet', 'Tidak ada'],
      ['Kemasan', 'Botol kaca'],
    ],
  },
];
