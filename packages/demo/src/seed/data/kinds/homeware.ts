import { adapt, type Kind, line, pack, single } from '../kind.ts';

/** Bedding, towels, brooms and shelves. */
export const homeware: readonly Kind[] = [
  {
    leaf: 'sprei-bantal',
    motif: 'sprei',
    name: 'Sprei {line} {size} {brand}',
    brands: ['Lelap', 'Omahku'],
    lines: [
      adapt(line('katun motif bunga', 'pink'), { title: 'katun bunga' }),
      line('microtex halus', 'biru', 0.8),
      line('katun jepang', 'sage', 1.4),
      adapt(line('set bed cover', 'ungu', 1.9), {
        about: 'Satu set dengan bed cover tebal, sprei berkaret keliling, dan sarung bantal guling.',
        facts: { Isi: '6 lembar dengan bed cover' },
      }),
    ],
    packs: [pack('160 × 200', 1, 1300), pack('180 × 200', 1.1, 1450)],
    price: [155_000, 215_000],
    about:
      'Karetnya keliling, tidak lepas di sudut. Isi satu sprei, dua sarung bantal, dan dua sarung guling.',
    facts: [
      ['Ukuran', '{size} cm'],
      ['Tinggi kasur', 'Sampai 30 cm'],
      ['Isi', '5 lembar'],
    ],
  },
  {
    leaf: 'sprei-bantal',
    motif: 'bantal',
    name: 'Bantal {line} {brand}',
    brands: ['Lelap', 'Kapuk Jaya'],
    lines: [
      line('silikon hotel', 'putih'),
      adapt(line('kapuk asli', 'krem', 0.9), {
        about: 'Kapuk randu yang padat dan adem di kepala. Jemur sebulan sekali supaya tetap mengembang.',
        facts: { Isi: 'Kapuk randu', Sarung: 'Katun' },
      }),
      adapt(line('dacron empuk', 'langit', 0.7), { facts: { Isi: 'Dakron' } }),
    ],
    packs: single(1100),
    price: [65_000, 99_000],
    about: 'Kembali mengembang setelah ditepuk. Dikirim vakum, diamkan satu jam sebelum dipakai.',
    facts: [
      ['Ukuran', '45 × 65 cm'],
      ['Isi', 'Serat silikon'],
      ['Sarung', 'Microfiber'],
    ],
  },
  {
    leaf: 'handuk',
    motif: 'handuk',
    name: 'Handuk {line} {brand}',
    brands: ['Serap', 'Lelap'],
    lines: [
      line('katun 70 × 140', 'krem'),
      adapt(line('set tiga ukuran', 'navy', 1.8), { facts: { Isi: 'Handuk mandi, tangan, dan muka' } }),
      adapt(line('hotel tebal', 'putih', 1.4), { facts: { Ketebalan: '600 gsm' } }),
      adapt(line('travel cepat kering', 'tosca', 0.8), {
        about: 'Digulung sekecil botol, kering dalam dua jam diangin-angin. Tepinya dijahit ganda.',
        facts: { Bahan: 'Microfiber', Ketebalan: '250 gsm' },
      }),
    ],
    packs: single(520),
    price: [59_000, 89_000],
    colours: ['krem', 'navy', 'pink', 'abu'],
    about: 'Cepat menyerap dan tidak berbulu setelah cuci pertama. Tepinya dijahit ganda.',
    facts: [
      ['Bahan', 'Katun 100 %'],
      ['Ketebalan', '450 gsm'],
      ['Perawatan', 'Cuci sebelum dipakai'],
    ],
  },
  {
    leaf: 'kebersihan',
    motif: 'sapu',
    name: 'Sapu {line} {brand}',
    brands: ['Resik', 'Kinclong'],
    lines: [
      line('dan pengki set', 'biru'),
      adapt(line('ijuk gagang panjang', 'hijau', 0.8), {
        title: 'ijuk',
        facts: { Bulu: 'Ijuk', Isi: 'Sapu' },
      }),
      adapt(line('nilon lantai', 'merah', 0.75), { facts: { Bulu: 'Nilon', Isi: 'Sapu' } }),
    ],
    packs: single(1100),
    price: [35_000, 55_000],
    about: 'Bulunya rapat dan tidak mudah rontok. Gagangnya bisa dilepas untuk disimpan.',
    facts: [
      ['Panjang', '115 cm'],
      ['Bulu', 'Nilon'],
      ['Isi', 'Sapu dan pengki'],
    ],
  },
  {
    leaf: 'kebersihan',
    motif: 'alat-pel',
    name: 'Alat pel {line} {brand}',
    brands: ['Resik', 'Kinclong'],
    lines: [
      line('putar dengan ember', 'hijau'),
      line('spin roda', 'biru', 1.3),
      line('ultra kering', 'ungu', 1.15),
    ],
    packs: single(2800),
    price: [119_000, 169_000],
    about: 'Tangan tidak perlu menyentuh air kotor. Kain pelnya dua, bisa dicuci mesin.',
    facts: [
      ['Isi', 'Ember, tongkat, 2 kain'],
      ['Tongkat', 'Stainless 120 cm'],
      ['Ember', '8 L'],
    ],
  },
  {
    leaf: 'rak-keranjang',
    motif: 'rak',
    name: 'Rak {line} {brand}',
    brands: ['Tata', 'Kayu Jepara'],
    lines: [
      adapt(line('serbaguna empat tingkat', 'krem'), { title: 'empat tingkat' }),
      line('buku industrial', 'cokelat', 1.3),
      line('putih minimalis', 'putih', 1.1),
    ],
    packs: single(7800),
    price: [219_000, 319_000],
    about: 'Rangkanya besi, papannya tebal. Dirakit sendiri dalam dua puluh menit, kuncinya ada di dalam.',
    facts: [
      ['Ukuran', '60 × 30 × 140 cm'],
      ['Beban per papan', '25 kg'],
      ['Rakit', '20 menit'],
    ],
  },
  {
    leaf: 'rak-keranjang',
    motif: 'keranjang',
    name: 'Keranjang baju {line} {brand}',
    brands: ['Tata', 'Rapat'],
    lines: [line('besar bertutup', 'abu'), line('berlubang 45 L', 'krem', 0.85), line('lipat', 'tosca', 0.9)],
    packs: single(1300),
    price: [59_000, 92_000],
    colours: ['abu', 'krem', 'tosca', 'pink'],
    about: 'Udara masuk dari segala sisi, jadi baju tidak apek. Pegangannya nyaman di tangan.',
    facts: [
      ['Isi', '45 L'],
      ['Bahan', 'Plastik PP'],
      ['Ukuran', '42 × 32 × 55 cm'],
    ],
  },
];
