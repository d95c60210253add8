import { clothSizes, type Kind, line, single } from '../kind.ts';

/** Helmets, rain gear, mats and tools. */
export const ridingAndCabin: readonly Kind[] = [
  {
    leaf: 'helm',
    motif: 'helm',
    name: 'Helm full face {brand} {line}',
    brands: ['Laju', 'Aman'],
    lines: [
      line('R1 SNI kaca ganda', 'merah'),
      line('sport visor gelap', 'hitam', 1.2),
      line('touring', 'biru', 1.35),
    ],
    packs: single(2100),
    price: [385_000, 489_000],
    colours: ['merah', 'hitam', 'biru', 'kuning'],
    choice: {
      name: 'Ukuran',
      values: [
        ['M', 0],
        ['L', 0],
        ['XL', 0],
      ],
    },
    used: true,
    about: 'Helm {line} dengan busa yang bisa dilepas dan dicuci. Kacanya anti gores, ventilasinya tiga.',
    facts: [
      ['Standar', 'SNI'],
      ['Kaca', 'Ganda'],
      ['Busa', 'Lepas cuci'],
    ],
  },
  {
    leaf: 'helm',
    motif: 'helm-bogo',
    name: 'Helm bogo {brand} {line}',
    brands: ['Aman', 'Kelana', 'Laju'],
    lines: [
      line('retro kaca datar', 'krem'),
      line('klasik wanita', 'pink', 0.95),
      line('kulit jahit', 'cokelat', 1.2),
    ],
    packs: single(1600),
    price: [215_000, 295_000],
    colours: ['krem', 'pink', 'cokelat', 'navy', 'sage'],
    choice: {
      name: 'Ukuran',
      values: [
        ['M', 0],
        ['L', 0],
      ],
    },
    about: 'Helm bogo {line} yang ringan untuk harian. Kaca bisa dilepas, tali pengamannya klik.',
    facts: [
      ['Standar', 'SNI'],
      ['Berat', '1,1 kg'],
      ['Tali', 'Microlock'],
    ],
  },
  {
    leaf: 'jas-hujan-sarung-tangan',
    motif: 'jas-hujan',
    name: 'Jas hujan {line} {brand}',
    brands: ['Reda', 'Aman'],
    lines: [
      line('setelan dewasa', 'biru'),
      line('anti rembes tebal', 'hitam', 1.3),
      line('reflektif motor', 'oranye', 1.15),
    ],
    packs: single(980),
    price: [129_000, 175_000],
    colours: ['biru', 'hitam', 'oranye', 'hijau'],
    choice: clothSizes,
    about:
      'Jas hujan {line}, jahitannya dilapis seal sehingga tidak rembes. Ada garis pantul dan tas simpan.',
    facts: [
      ['Isi', 'Jaket, celana, tas'],
      ['Bahan', 'PVC lentur'],
      ['Jahitan', 'Seal panas'],
    ],
  },
  {
    leaf: 'jas-hujan-sarung-tangan',
    motif: 'sarung-tangan',
    name: 'Sarung tangan motor {brand} {line}',
    brands: ['Aman', 'Puncak', 'Reda'],
    lines: [
      line('layar sentuh', 'hitam'),
      line('kulit touring', 'cokelat', 1.6),
      line('jaring adem', 'merah', 0.85),
    ],
    packs: single(180),
    price: [55_000, 85_000],
    colours: ['hitam', 'cokelat', 'merah'],
    choice: {
      name: 'Ukuran',
      values: [
        ['M', 0],
        ['L', 0],
        ['XL', 0],
      ],
    },
    about: 'Sarung tangan {line} dengan pelindung buku jari. Telunjuknya bisa dipakai di layar ponsel.',
    facts: [
      ['Pelindung', 'Buku jari'],
      ['Telapak', 'Antilicin'],
      ['Layar sentuh', 'Ya'],
    ],
  },
  {
    leaf: 'karpet-jok',
    motif: 'karpet-mobil',
    name: 'Karpet mobil {brand} {line}',
    brands: ['Kabin', 'Gasing'],
    lines: [
      line('dua baris universal', 'abu'),
      line('mi bihun premium', 'merah', 1.6),
      line('kulit jahit', 'hitam', 2.2),
    ],
    packs: single(4200),
    price: [165_000, 235_000],
    about: 'Karpet {line} yang mudah dilepas dan dibilas. Alas bawahnya bergigi, tidak bergeser ke pedal.',
    facts: [
      ['Isi', '4–5 lembar'],
      ['Alas', 'Antigeser'],
      ['Cuci', 'Bilas air'],
    ],
  },
  {
    leaf: 'karpet-jok',
    motif: 'jok',
    name: 'Jok motor {line} {brand}',
    brands: ['Kabin', 'Roda Prima'],
    lines: [
      line('sport anti panas', 'hitam'),
      line('busa tebal touring', 'maroon', 1.25),
      line('sarung jok kulit', 'cokelat', 0.4),
    ],
    packs: single(3100),
    price: [225_000, 315_000],
    about: 'Jok {line} dengan busa yang tidak kempis. Kulitnya tidak licin dan cepat kering setelah hujan.',
    facts: [
      ['Busa', '7 cm'],
      ['Kulit', 'MBtech'],
      ['Pasang', 'Langsung, tanpa ubahan'],
    ],
  },
  {
    leaf: 'perkakas',
    motif: 'kunci-pas',
    name: 'Kunci {line} {brand}',
    brands: ['Bengkel', 'Pandai Besi'],
    lines: [
      line('ring pas set 6', 'merah'),
      line('pas gulungan kain', 'biru', 0.9),
      line('ring pas set lengkap 14', 'hitam', 2.1),
    ],
    packs: single(1600),
    price: [115_000, 165_000],
    about: 'Kunci {line} dari baja krom vanadium, tidak mudah aus. Tasnya digulung, muat di bawah jok.',
    facts: [
      ['Ukuran', '8–19 mm'],
      ['Baja', 'Cr-V'],
      ['Tas', 'Kain tebal'],
    ],
  },
];
