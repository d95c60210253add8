import { clothSizes, type Kind, line, single } from '../kind.ts';

/** Shirts, trousers and jackets. */
export const menswear: readonly Kind[] = [
  {
    leaf: 'kaos',
    motif: 'kaos',
    name: 'Kaos {brand} {line}',
    brands: ['Tepi Kota', 'Nusa Kaos', 'Harian'],
    lines: [
      line('sablon Matahari Terbit', 'navy'),
      line('oversize Senja Pantai', 'hitam', 1.2),
      line('katun combed 24s Gunung', 'maroon', 1.05),
      line('anak Pagi Cerah', 'kuning', 0.75),
    ],
    packs: single(210),
    price: [59_000, 85_000],
    colours: ['navy', 'hitam', 'maroon', 'putih', 'hijau'],
    choice: clothSizes,
    about:
      'Kaos {line} dari katun combed yang adem dan tidak menerawang. Sablonnya lentur, tidak retak setelah dicuci berkali-kali.',
    facts: [
      ['Bahan', 'Katun combed 24s'],
      ['Potongan', 'Reguler'],
      ['Perawatan', 'Cuci dengan air dingin'],
    ],
  },
  {
    leaf: 'kemeja',
    motif: 'kemeja',
    name: 'Kemeja {line} {brand}',
    brands: ['Harian', 'Tepi Kota', 'Saudagar'],
    lines: [
      line('oxford lengan panjang', 'langit'),
      line('flanel polos', 'abu', 1.1),
      line('katun slim fit', 'putih', 1.15),
      line('linen santai', 'krem', 1.3),
    ],
    packs: single(320),
    price: [119_000, 165_000],
    colours: ['langit', 'putih', 'krem', 'navy', 'sage'],
    choice: clothSizes,
    about:
      'Kemeja {line} dengan jahitan rapat dan kancing cadangan di dalam. Enak dipakai ke kantor maupun akhir pekan.',
    facts: [
      ['Bahan', 'Katun campuran'],
      ['Kerah', 'Standar'],
      ['Saku', 'Satu, di dada kiri'],
    ],
  },
  {
    leaf: 'celana',
    motif: 'jeans',
    name: 'Celana jeans {brand} {line}',
    brands: ['Tepi Kota', 'Rajut Jeans'],
    lines: [
      line('slim fit stretch', 'navy'),
      line('reguler biru klasik', 'biru', 0.95),
      line('baggy hitam', 'hitam', 1.1),
    ],
    packs: single(620),
    price: [149_000, 215_000],
    colours: ['navy', 'biru', 'hitam'],
    choice: {
      name: 'Ukuran',
      values: [
        ['28', 0],
        ['30', 0],
        ['32', 0],
        ['34', 0],
        ['36', 10_000],
      ],
    },
    about:
      'Jeans {line} dari denim 12 oz yang lentur di lutut. Warnanya sudah dicuci awal, jadi hampir tidak luntur.',
    facts: [
      ['Bahan', 'Denim 12 oz, 2 % elastan'],
      ['Kancing', 'Logam antikarat'],
      ['Saku', 'Lima'],
    ],
  },
  {
    leaf: 'celana',
    motif: 'chino',
    name: 'Celana chino {brand} {line}',
    brands: ['Harian', 'Saudagar', 'Tepi Kota'],
    lines: [
      line('panjang slim', 'krem'),
      line('kantor reguler', 'hitam', 1.05),
      line('ankle pants', 'abu', 1.1),
    ],
    packs: single(430),
    price: [115_000, 155_000],
    colours: ['krem', 'hitam', 'abu', 'navy', 'cokelat'],
    choice: {
      name: 'Ukuran',
      values: [
        ['28', 0],
        ['30', 0],
        ['32', 0],
        ['34', 0],
      ],
    },
    about: 'Chino {line} dari katun twill yang jatuhnya rapi. Lipatan depannya tidak hilang setelah dicuci.',
    facts: [
      ['Bahan', 'Katun twill'],
      ['Pinggang', 'Ban biasa, kancing dan ritsleting'],
      ['Perawatan', 'Setrika suhu sedang'],
    ],
  },
  {
    leaf: 'jaket',
    motif: 'hoodie',
    name: 'Hoodie {brand} {line}',
    brands: ['Tepi Kota', 'Nusa Kaos', 'Puncak'],
    lines: [
      line('fleece tebal', 'abu'),
      line('oversize polos', 'hitam', 1.12),
      line('pria wanita basic', 'botol', 0.92),
    ],
    packs: single(580),
    price: [129_000, 175_000],
    colours: ['abu', 'hitam', 'botol', 'maroon', 'krem'],
    choice: clothSizes,
    about:
      'Hoodie {line} dengan bagian dalam berbulu halus. Hangat di kereta pagi, tetap ringan saat dilipat ke tas.',
    facts: [
      ['Bahan', 'Cotton fleece 280 gsm'],
      ['Tudung', 'Dua lapis dengan tali'],
      ['Saku', 'Kanguru'],
    ],
  },
  {
    leaf: 'jaket',
    motif: 'jaket',
    name: 'Jaket {line} {brand}',
    brands: ['Puncak', 'Tepi Kota', 'Saudagar'],
    lines: [
      line('bomber taslan', 'botol'),
      line('motor harian', 'hitam', 1.15),
      line('parasut anti angin', 'navy', 0.9),
    ],
    packs: single(640),
    price: [175_000, 239_000],
    colours: ['botol', 'hitam', 'navy', 'maroon'],
    choice: clothSizes,
    about:
      'Jaket {line} yang menahan angin dan gerimis. Ritsletingnya mulus, karet di lengan dan pinggang tidak kendur.',
    facts: [
      ['Bahan', 'Taslan, puring dormeuil'],
      ['Tahan air', 'Gerimis'],
      ['Saku', 'Dua luar, satu dalam'],
    ],
  },
];
