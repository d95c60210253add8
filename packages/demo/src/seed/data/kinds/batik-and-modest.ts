import { adapt, clothSizes, type Kind, line, pack, single } from '../kind.ts';

/** Batik, sarongs, dresses and prayer wear. */
export const batikAndModest: readonly Kind[] = [
  {
    leaf: 'batik',
    motif: 'batik-kawung',
    name: 'Batik kawung {line} {brand}',
    brands: ['Rumah Kawung', 'Canting Sekar', 'Laweyan Raya'],
    lines: [
      adapt(line('lengan pendek katun primisima', 'navy'), { title: 'lengan pendek' }),
      adapt(line('cap dua kali celup', 'cokelat', 1.15), { title: 'cap dua celup' }),
      adapt(line('edisi perajin', 'ungu', 1.35), { title: 'perajin' }),
      adapt(line('slim fit kancing batok', 'botol', 1.08), { title: 'slim fit' }),
    ],
    packs: single(280),
    price: [169_000, 235_000],
    colours: ['navy', 'cokelat', 'ungu', 'botol'],
    choice: clothSizes,
    about:
      'Dicap tangan oleh perajin dengan malam panas, lalu dicelup dua kali. Katun primisimanya tidak menerawang dan adem dipakai seharian.',
    facts: [
      ['Bahan', 'Katun primisima'],
      ['Teknik', 'Batik cap, dua kali celup'],
      ['Kancing', 'Batok kelapa'],
      ['Perawatan', 'Cuci dengan lerak, jemur di tempat teduh'],
    ],
  },
  {
    leaf: 'batik',
    motif: 'batik-parang',
    name: 'Batik parang {line} {brand}',
    brands: ['Rumah Kawung', 'Canting Sekar', 'Laweyan Raya'],
    lines: [
      adapt(line('hitam emas, furing penuh', 'hitam', 1.2), {
        title: 'hitam emas',
        about:
          'Berfuring penuh, garis parangnya menyambung sampai ke saku dan plaket. Pantas untuk undangan resmi.',
      }),
      adapt(line('biru langit ringan', 'langit'), { title: 'biru langit' }),
      adapt(line('merah marun lengan pendek', 'maroon'), { title: 'merah marun' }),
      adapt(line('cokelat sogan klasik', 'cokelat', 1.1), { title: 'sogan klasik' }),
    ],
    packs: single(300),
    price: [165_000, 229_000],
    choice: clothSizes,
    about:
      'Garis parangnya menyambung sampai ke saku dan plaket. Dipakai ke undangan maupun hari batik di kantor.',
    facts: [
      ['Bahan', 'Katun halus'],
      ['Teknik', 'Kombinasi tulis dan cap'],
      ['Perawatan', 'Cuci dengan lerak'],
    ],
  },
  {
    leaf: 'batik',
    motif: 'batik-mendung',
    name: 'Batik mega mendung {line} {brand}',
    brands: ['Trusmi Indah', 'Canting Sekar'],
    lines: [
      adapt(line('biru Cirebon', 'biru'), { title: 'biru' }),
      adapt(line('merah Trusmi', 'merah'), { title: 'merah' }),
      adapt(line('hijau tosca', 'tosca', 1.05), { title: 'tosca' }),
      adapt(line('ungu senja', 'ungu', 1.08), { title: 'ungu' }),
    ],
    packs: single(290),
    price: [155_000, 219_000],
    choice: clothSizes,
    about:
      'Awan mega mendung tujuh lapis warna, khas pesisir Cirebon. Warnanya bergradasi halus dari muda ke tua.',
    facts: [
      ['Bahan', 'Katun prima'],
      ['Asal', 'Cirebon'],
      ['Perawatan', 'Jangan direndam lama'],
    ],
  },
  {
    leaf: 'kain-sarung',
    motif: 'kain',
    name: 'Kain batik {line} {size} {brand}',
    brands: ['Rumah Kawung', 'Laweyan Raya', 'Trusmi Indah'],
    lines: [
      adapt(line('cap sogan', 'cokelat'), { title: 'sogan' }),
      adapt(line('kawung indigo', 'navy', 1.05), { title: 'kawung' }),
      adapt(line('pewarna alam', 'botol', 1.7), {
        title: 'alami',
        about:
          'Warnanya dari kulit kayu dan daun indigo, lembut dan tidak menyala. Lebar 115 cm, siap jahit.',
      }),
      adapt(line('merah pesisir', 'maroon', 1.1), { title: 'pesisir' }),
    ],
    packs: [pack('2 meter', 1, 420, { title: '2 m' }), pack('2,5 meter', 1.22, 520, { title: '2,5 m' })],
    price: [135_000, 175_000],
    label: ['{BRAND}', 'kain batik', ''],
    about: 'Siap jahit, lebar 115 cm. Satu lembar cukup untuk kemeja pria dewasa atau rok lilit.',
    facts: [
      ['Panjang', '{size}'],
      ['Lebar', '115 cm'],
      ['Bahan', 'Katun primisima'],
    ],
  },
  {
    leaf: 'kain-sarung',
    motif: 'sarung',
    name: 'Sarung tenun {line} {brand}',
    brands: ['Tenun Pesisir', 'Goyor Tegal', 'Samarinda Asri'],
    lines: [
      adapt(line('kotak klasik', 'hijau'), { title: 'kotak' }),
      adapt(line('dobby halus', 'navy', 1.2), { title: 'dobby' }),
      adapt(line('songket tepi', 'merah', 1.4), { title: 'songket' }),
      adapt(line('goyor adem', 'cokelat', 1.6), { title: 'goyor', facts: { Bahan: 'Rayon' } }),
    ],
    packs: single(480),
    price: [85_000, 125_000],
    label: ['{brand}', 'SARUNG', ''],
    about: 'Ditenun rapat tetapi tetap adem. Ukuran dewasa, sudah dijahit, jatuhnya bagus saat dilipat.',
    facts: [
      ['Ukuran', '125 × 210 cm'],
      ['Bahan', 'Katun rayon'],
      ['Perawatan', 'Cuci terpisah'],
    ],
  },
  {
    leaf: 'gamis',
    motif: 'gamis',
    name: 'Gamis {line} {brand}',
    brands: ['Zahira', 'Aluna', 'Salma Hani'],
    lines: [
      line('rayon twill polos', 'sage'),
      adapt(line('ceruty pesta', 'maroon', 1.4), {
        about: 'Ceruty dua lapis yang melayang saat berjalan, dengan tali pinggang. Furingnya sampai bawah.',
        facts: { Bahan: 'Ceruty, furing katun' },
      }),
      adapt(line('katun harian busui', 'ungu', 0.9), { facts: { Bahan: 'Katun' } }),
      adapt(line('syari set khimar', 'hitam', 1.6), {
        about: 'Set gamis dan khimar panjang sampai siku. Bahannya jatuh, tidak panas, dan mudah disetrika.',
        facts: { Isi: 'Gamis dan khimar' },
      }),
    ],
    packs: single(560),
    price: [155_000, 219_000],
    colours: ['ungu', 'sage', 'maroon', 'hitam', 'botol'],
    choice: clothSizes,
    about: 'Dengan tali pinggang dan kancing depan. Bahannya jatuh, tidak panas, dan mudah disetrika.',
    facts: [
      ['Bahan', 'Rayon premium'],
      ['Panjang', '138 cm'],
      ['Busui', 'Kancing depan hidup'],
    ],
  },
  {
    leaf: 'hijab',
    motif: 'hijab',
    name: 'Hijab {line} {brand}',
    brands: ['Aluna', 'Zahira', 'Kirana'],
    lines: [
      line('segi empat voal', 'pink'),
      adapt(line('instan jersey', 'abu', 0.9), {
        about: 'Tinggal pakai, tanpa jarum. Jerseynya lentur dan tidak perlu disetrika.',
        facts: { Ukuran: '65 × 70 cm', Bahan: 'Jersey', Tepi: 'Jahit obras' },
      }),
      adapt(line('pashmina ceruty', 'krem', 1.1), {
        about: 'Cerutynya jatuh dan sedikit bertekstur, jadi lipatan tidak mudah lepas.',
        facts: { Ukuran: '75 × 175 cm', Bahan: 'Ceruty' },
      }),
      adapt(line('bergo olahraga', 'hitam', 1.05), {
        about: 'Cepat kering dan menyerap keringat, talinya tidak lepas saat berlari.',
        facts: { Ukuran: '60 × 60 cm', Bahan: 'Poliester cepat kering', Tepi: 'Jahit obras' },
      }),
    ],
    packs: single(130),
    price: [39_000, 55_000],
    colours: ['pink', 'sage', 'krem', 'hitam', 'abu', 'maroon'],
    about: 'Mudah dibentuk dan tidak licin, tegak di dahi. Tepinya dijahit rapi.',
    facts: [
      ['Ukuran', '115 × 115 cm'],
      ['Bahan', 'Voal halus'],
      ['Tepi', 'Jahit neci'],
    ],
  },
  {
    leaf: 'mukena-peci',
    motif: 'mukena',
    name: 'Mukena {line} {brand}',
    brands: ['Salma Hani', 'Kirana', 'Zahira'],
    lines: [
      line('katun jepang bordir', 'putih'),
      adapt(line('rayon bali', 'pink', 0.8), {
        about:
          'Rayon yang ringan dan adem, motifnya khas Bali. Karet wajahnya lembut, tali di belakang bisa diatur.',
        facts: { Bahan: 'Rayon' },
      }),
      adapt(line('silk renda travel', 'langit', 1.3), {
        about: 'Dilipat muat di tas tangan, tidak kusut. Rendanya halus di kulit.',
        facts: { Bahan: 'Satin silk' },
      }),
    ],
    packs: single(620),
    price: [145_000, 205_000],
    colours: ['putih', 'pink', 'langit', 'krem'],
    about: 'Bordirnya halus di kulit dan tidak menerawang. Lengkap dengan tas kecilnya.',
    facts: [
      ['Isi', 'Atasan, bawahan, tas'],
      ['Ukuran', 'Dewasa, all size'],
      ['Bahan', 'Katun'],
    ],
  },
  {
    leaf: 'mukena-peci',
    motif: 'peci',
    name: 'Peci {line} {brand}',
    brands: ['Saudagar', 'Songkok Pesisir'],
    lines: [
      line('beludru polos', 'hitam'),
      line('bordir emas', 'hitam', 1.5),
      adapt(line('anyaman cokelat', 'cokelat', 1.2), {
        about: 'Anyaman rapat yang berongga, jadi tidak gerah. Bentuknya kembali setelah tertekan.',
        facts: { 'Lapisan dalam': 'Katun' },
      }),
      adapt(line('rajut putih', 'putih', 0.7), {
        about: 'Dirajut lentur dan bisa dilipat ke saku. Dicuci tangan, cepat kering.',
        facts: { Tinggi: '7 cm', 'Lapisan dalam': 'Tanpa lapisan', Kotak: 'Tidak' },
      }),
    ],
    packs: single(180),
    price: [45_000, 65_000],
    choice: {
      name: 'Ukuran',
      values: [
        ['6', 0],
        ['7', 0],
        ['8', 0],
        ['9', 0],
      ],
    },
    about: 'Tegak dan tidak mudah penyok. Bagian dalamnya dilapis satin, nyaman untuk salat dan acara resmi.',
    facts: [
      ['Tinggi', '9 cm'],
      ['Lapisan dalam', 'Satin'],
      ['Kotak', 'Ya'],
    ],
  },
];
