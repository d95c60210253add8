import { adapt, type Kind, line, pack } from '../kind.ts';

/** Coffee, tea, syrup, biscuits and nuts. */
export const drinksAndSnacks: readonly Kind[] = [
  {
    leaf: 'kopi',
    motif: 'kopi',
    name: 'Kopi {line} {size} {brand}',
    brands: ['Puncak Gayo', 'Sapan Ketinggian', 'Kebun Kelir'],
    lines: [
      line('arabika Gayo', 'botol', 1.1, 'Kopi Arabika Gayo'),
      adapt(line('robusta Lampung', 'maroon', 0.7, 'Robusta Lampung'), {
        title: 'robusta',
        about: 'Pahitnya tebal dan badannya penuh, cocok untuk kopi tubruk dan kopi susu.',
      }),
      adapt(line('arabika Toraja', 'cokelat', 1.2, 'Arabika Toraja'), {
        about: 'Aromanya rempah dan cokelat, asamnya rendah. Enak diseduh V60 maupun tubruk.',
      }),
      adapt(line('house blend', 'navy', 0.85, 'House Blend'), {
        about: 'Campuran arabika dan robusta untuk harian. Tidak terlalu asam, tetap enak dengan susu.',
      }),
      adapt(line('arabika Kintamani', 'tosca', 1.15, 'Arabika Kintamani'), {
        about: 'Asamnya segar seperti jeruk, bersih di mulut. Paling enak diseduh saring.',
      }),
    ],
    packs: [pack('biji utuh', 1, 280, { title: 'biji' }), pack('giling halus', 1, 280, { title: 'bubuk' })],
    price: [62_000, 74_000],
    label: ['{BRAND}', '{line}', '250 g'],
    about: 'Disangrai sedang. Aromanya cokelat dan buah matang, asamnya lembut.',
    facts: [
      ['Isi bersih', '250 g'],
      ['Bentuk', '{size}'],
      ['Sangrai', 'Sedang'],
    ],
  },
  {
    leaf: 'teh-sirup',
    motif: 'teh',
    name: '{line} {size} {brand}',
    brands: ['Kebun Pagi', 'Poci Tegal'],
    lines: [
      line('Teh Melati', 'hijau'),
      line('Teh Hitam', 'maroon', 0.9),
      line('Teh Hijau', 'sage', 1.1),
      adapt(line('Teh Jahe Sereh', 'oranye', 1.4), {
        about: 'Teh hitam dengan irisan jahe dan sereh kering. Hangat di tenggorokan, tidak perlu gula.',
      }),
    ],
    packs: [pack('25 kantong', 1, 90), pack('100 kantong', 3.5, 330)],
    price: [8_500, 12_500],
    label: ['{brand}', '{line}', '{size}'],
    about:
      'Dari pucuk daun dataran tinggi, harum sejak diseduh. Kantongnya bertali, tidak meninggalkan ampas.',
    facts: [
      ['Isi', '{size}'],
      ['Cara saji', 'Seduh 4 menit, air 95 °C'],
      ['Masa simpan', '24 bulan'],
    ],
  },
  {
    leaf: 'teh-sirup',
    motif: 'sirup',
    name: 'Sirup {line} {size} {brand}',
    brands: ['Sari Kelana', 'Kebun Nenek'],
    lines: [
      line('cocopandan', 'merah', 1, 'Cocopandan'),
      line('melon', 'hijau', 1, 'Sirup Melon'),
      line('jeruk', 'oranye', 1.02, 'Sirup Jeruk'),
      adapt(line('markisa Medan', 'kuning', 1.4, 'Markisa Medan'), { title: 'markisa' }),
    ],
    packs: [pack('460 ml', 1, 900), pack('isi 3 botol', 2.85, 2700, { title: 'isi 3', net: '3 × 460 ml' })],
    price: [19_500, 25_000],
    label: ['{brand}', '{line}', '460 ml'],
    about: 'Dengan gula asli. Satu botol cukup untuk dua puluh gelas es, favorit saat buka puasa.',
    facts: [
      ['Isi bersih', '{net}'],
      ['Pemanis', 'Gula tebu'],
      ['Kemasan', 'Botol kaca'],
    ],
  },
  {
    leaf: 'biskuit-keripik',
    motif: 'biskuit-kaleng',
    name: '{line} kaleng {size} {brand}',
    brands: ['Roti Nona', 'Gembira'],
    lines: [
      adapt(line('Biskuit aneka rasa', 'merah', 1, 'Biskuit Aneka Rasa'), { title: 'Biskuit aneka' }),
      line('Wafer cokelat', 'cokelat', 1.1, 'Wafer Cokelat'),
      adapt(line('Kue kering mentega', 'biru', 1.5, 'Kue Kering Mentega'), { title: 'Kue mentega' }),
    ],
    packs: [pack('650 g', 1, 950), pack('300 g', 0.55, 520)],
    price: [54_000, 66_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      'Kalengnya rapat, isinya renyah sampai suapan terakhir. Bagus untuk hantaran, kalengnya bisa dipakai lagi.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Halal', 'Ya'],
      ['Masa simpan', '12 bulan'],
    ],
  },
  {
    leaf: 'biskuit-keripik',
    motif: 'keripik',
    name: 'Keripik {line} {size} {brand}',
    brands: ['Renyah', 'Ibu Siti', 'Gurih Jaya'],
    lines: [
      adapt(line('singkong balado', 'merah', 1, 'Singkong Balado'), { title: 'balado' }),
      line('tempe', 'kuning', 1.1, 'Keripik Tempe'),
      adapt(line('pisang cokelat', 'cokelat', 1.2, 'Pisang Cokelat'), {
        about: 'Irisan pisang digoreng kering lalu dibalut bubuk cokelat. Manisnya tidak berlebihan.',
      }),
      adapt(line('usus pedas', 'hitam', 1.25, 'Usus Pedas'), {
        about:
          'Usus ayam dicuci bersih, dibumbui, lalu digoreng sampai kering. Pedasnya nendang, renyahnya awet.',
      }),
    ],
    packs: [pack('200 g', 1, 240), pack('500 g', 2.2, 560)],
    price: [16_000, 21_000],
    label: ['{brand}', '{line}', '{size}'],
    about:
      'Digoreng tipis dan ditiriskan dengan mesin, jadi tidak berminyak. Dikemas dalam pouch yang bisa ditutup lagi.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Pengawet', 'Tidak ada'],
      ['Masa simpan', '4 bulan'],
    ],
  },
  {
    leaf: 'kurma-kacang',
    motif: 'kurma',
    name: 'Kurma {line} {size} {brand}',
    brands: ['Al Nakhla', 'Tamrin'],
    lines: [
      line('Sukari', 'maroon'),
      line('Ajwa', 'hitam', 2.2),
      line('Tunisia tangkai', 'hijau', 0.9, 'Tunisia'),
    ],
    packs: [pack('500 g', 1, 620), pack('1 kg', 1.9, 1180)],
    price: [42_000, 52_000],
    label: ['{brand}', 'Kurma {line}', '{size}'],
    about: 'Lembut dan legit, dipilih satu per satu sebelum masuk kotak. Cocok untuk keluarga dan hantaran.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Rasa', 'Manis legit'],
      ['Penyimpanan', 'Suhu ruang atau kulkas'],
    ],
  },
  {
    leaf: 'kurma-kacang',
    motif: 'toples-kacang',
    name: '{line} {size} {brand}',
    brands: ['Gurih Jaya', 'Lumbung Desa'],
    lines: [
      adapt(line('Kacang mete oven', 'botol', 1.6, 'Mete Oven'), { title: 'Kacang mete' }),
      adapt(line('Kacang bawang', 'merah', 0.7, 'Kacang Bawang'), {
        about:
          'Digoreng bersama irisan bawang putih, lalu ditiriskan sampai kering. Toplesnya rapat dan bisa dipakai ulang.',
        facts: { Diolah: 'Digoreng, ditiriskan' },
      }),
      line('Almond panggang', 'navy', 1.8, 'Almond Panggang'),
    ],
    packs: [pack('500 g', 1, 680), pack('250 g', 0.54, 380)],
    price: [56_000, 68_000],
    label: ['{brand}', '{line}', '{size}'],
    about: 'Dipanggang, bukan digoreng, dengan sedikit garam laut. Toplesnya rapat dan bisa dipakai ulang.',
    facts: [
      ['Isi bersih', '{size}'],
      ['Diolah', 'Panggang oven'],
      ['Kemasan', 'Toples plastik'],
    ],
  },
];
