import { adapt, clothSizes, type Kind, line, single } from '../kind.ts';

/** Helmets, rain gear, mats and tools. */
export const ridingAndCabin: readonly Kind[] = [
  {
    leaf: 'helm',
    motif: 'helm',
    name: 'Helm full face {line} {brand}',
    brands: ['Laju', 'Aman'],
    lines: [
      adapt(line('R1 SNI kaca ganda', 'merah'), { title: 'kaca ganda' }),
      adapt(line('sport visor gelap', 'hitam', 1.2), { title: 'visor gelap', facts: { Kaca: 'Gelap' } }),
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
    about: 'Busanya bisa dilepas dan dicuci. Kacanya anti gores, ventilasinya tiga.',
    facts: [
      ['Standar', 'SNI'],
      ['Kaca', 'Ganda'],
      ['Busa', 'Lepas cuci'],
    ],
  },
  {
    leaf: 'helm',
    motif: 'helm-bogo',
    name: 'Helm bogo {line} {brand}',
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
    about: 'Ringan untuk harian. Kaca bisa dilepas, tali pengamannya klik.',
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
    about: 'Jahitannya dilapis seal sehingga tidak rembes. Ada garis pantul dan tas simpan.',
    facts: [
      ['Isi', 'Jaket, celana, tas'],
      ['Bahan', 'PVC lentur'],
      ['Jahitan', 'Seal panas'],
    ],
  },
  {
    leaf: 'jas-hujan-sarung-tangan',
    motif: 'sarung-tangan',
    name: 'Sarung tangan motor {line} {brand}',
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
    about: 'Dengan pelindung buku jari. Telunjuknya bisa dipakai di layar ponsel.',
    facts: [
      ['Pelindung', 'Buku jari'],
      ['Telapak', 'Antilicin'],
      ['Layar sentuh', 'Ya'],
    ],
  },
  {
    leaf: 'karpet-jok',
    motif: 'karpet-mobil',
    name: 'Karpet mobil {line} {brand}',
    brands: ['Kabin', 'Gasing'],
    lines: [
      line('dua baris universal', 'abu'),
      adapt(line('mi bihun premium', 'merah', 1.6), { facts: { Bahan: 'PVC serat gulung' } }),
      adapt(line('kulit jahit', 'hitam', 2.2), {
        about:
          'Kulit sintetis berlapis busa, jahitannya berlian. Alas bawahnya bergigi, tidak bergeser ke pedal.',
        facts: { Bahan: 'Kulit sintetis', Cuci: 'Lap basah' },
      }),
    ],
    packs: single(4200),
    price: [165_000, 235_000],
    about: 'Mudah dilepas dan dibilas. Alas bawahnya bergigi, tidak bergeser ke pedal.',
    facts: [
      ['Isi', '5 lembar'],
      ['Bahan', 'Karet PVC'],
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
      adapt(line('sarung jok kulit', 'cokelat', 0.4), {
        about:
          'Sarung saja, dipasang di atas jok lama dengan tali karet. Kulitnya tidak licin dan cepat kering setelah hujan.',
        facts: { Busa: '', Pasang: 'Tali karet di bawah jok' },
      }),
    ],
    packs: single(3100),
    price: [225_000, 315_000],
    about: 'Busanya tidak mudah kempis. Kulitnya tidak licin dan cepat kering setelah hujan.',
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
      adapt(line('pas gulungan kain', 'biru', 0.9), { title: 'pas set 8', facts: { Isi: '8 kunci' } }),
      adapt(line('ring pas set lengkap 14', 'hitam', 2.1), {
        title: 'ring pas set 14',
        facts: { Ukuran: '6–24 mm', Isi: '14 kunci' },
      }),
    ],
    packs: single(1600),
    price: [115_000, 165_000],
    about: 'Baja krom vanadium yang tidak mudah aus. Tasnya digulung, muat di bawah jok.',
    facts: [
      ['Isi', '6 kunci'],
      ['Ukuran', '8–19 mm'],
      ['Baja', 'Cr-V'],
      ['Tas', 'Kain tebal'],
    ],
  },
];
