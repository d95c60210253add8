import { adapt, type Kind, line, shoeSizes, single } from '../kind.ts';

export const shoes: readonly Kind[] = [
  {
    leaf: 'sepatu',
    motif: 'sepatu-lari',
    name: 'Sepatu lari {line} {brand}',
    brands: ['Langkah', 'Melaju', 'Rintis'],
    lines: [
      line('Lite sol empuk', 'biru'),
      line('Jarak Jauh', 'hitam', 1.35),
      line('Harian rajut', 'merah', 0.85),
    ],
    packs: single(780),
    price: [259_000, 349_000],
    colours: ['biru', 'hitam', 'merah', 'sage'],
    choice: shoeSizes,
    about:
      'Atasannya rajut yang bernapas, sol busanya membal. Ringan untuk lari pagi, kuat untuk jalan seharian.',
    facts: [
      ['Berat', '245 g per sepatu (ukuran 41)'],
      ['Sol', 'EVA, karet di tumit'],
      ['Atasan', 'Rajut'],
    ],
  },
  {
    leaf: 'sepatu',
    motif: 'sneaker',
    name: 'Sneakers {line} {brand}',
    brands: ['Langkah', 'Tepi Kota', 'Rintis'],
    lines: [
      adapt(line('kanvas rendah', 'merah'), { facts: { Atasan: 'Kanvas' } }),
      adapt(line('kulit sintetis', 'putih', 1.25), { facts: { Atasan: 'Kulit sintetis' } }),
      adapt(line('retro suede', 'cokelat', 1.3), { facts: { Atasan: 'Suede' } }),
    ],
    packs: single(860),
    price: [189_000, 275_000],
    colours: ['putih', 'hitam', 'merah', 'navy'],
    choice: shoeSizes,
    about: 'Cocok dengan celana apa pun. Solnya dijahit keliling, bukan hanya dilem.',
    facts: [
      ['Sol', 'Karet vulkanisir'],
      ['Insole', 'Busa, bisa dilepas'],
      ['Cocok untuk', 'Harian'],
    ],
  },
  {
    leaf: 'sepatu',
    motif: 'pantofel',
    name: 'Pantofel pria {line} {brand}',
    brands: ['Saudagar', 'Cibaduyut Jaya'],
    lines: [
      line('kulit sapi asli', 'cokelat', 1.3),
      line('formal tali', 'hitam'),
      line('loafer kantor', 'maroon', 0.95),
    ],
    packs: single(980),
    price: [269_000, 379_000],
    colours: ['hitam', 'cokelat'],
    choice: shoeSizes,
    about: 'Buatan tangan. Bagian dalamnya dilapis kulit lembut, tidak membuat tumit lecet.',
    facts: [
      ['Bahan', 'Kulit sapi'],
      ['Sol', 'Karet antilicin'],
      ['Dibuat di', 'Bandung'],
    ],
  },
  {
    leaf: 'sandal',
    motif: 'sandal-jepit',
    name: 'Sandal jepit {line} {brand}',
    brands: ['Ombak', 'Langkah'],
    lines: [
      line('karet harian', 'biru'),
      adapt(line('anti licin kamar mandi', 'hijau', 1.1), {
        title: 'anti licin',
        facts: { 'Cocok untuk': 'Kamar mandi' },
      }),
      line('motif pantai', 'hitam', 1.4),
    ],
    packs: single(320),
    price: [16_500, 28_000],
    colours: ['biru', 'hijau', 'hitam', 'merah'],
    choice: shoeSizes,
    about: 'Empuk dan tidak cepat tipis. Talinya lentur, tidak mudah putus.',
    facts: [
      ['Bahan', 'Karet alam'],
      ['Sol', 'Beralur'],
      ['Cocok untuk', 'Rumah dan pantai'],
    ],
  },
  {
    leaf: 'sandal',
    motif: 'sandal',
    name: 'Sandal {line} {brand}',
    brands: ['Cibaduyut Jaya', 'Ombak', 'Rintis'],
    lines: [
      adapt(line('slop kulit pria', 'cokelat'), {
        about: 'Alasnya mengikuti telapak. Kulitnya melunak mengikuti kaki setelah beberapa kali pakai.',
        facts: { Bahan: 'Kulit sapi', Gesper: '' },
      }),
      adapt(line('selop wanita', 'krem', 0.9), {
        about: 'Alasnya mengikuti telapak, haknya 3 cm. Ringan untuk arisan maupun jalan sore.',
        facts: { Gesper: '' },
      }),
      adapt(line('gunung dua tali', 'hitam', 1.3), {
        facts: { Bahan: 'Webing poliester', Alas: 'Karet beralur', Gesper: 'Plastik' },
      }),
    ],
    packs: single(540),
    price: [79_000, 125_000],
    colours: ['cokelat', 'hitam', 'krem'],
    choice: shoeSizes,
    about: 'Alasnya mengikuti telapak. Jahitan dan gespernya kuat untuk jalan jauh.',
    facts: [
      ['Bahan', 'Kulit sintetis tebal'],
      ['Alas', 'Busa memori'],
      ['Gesper', 'Logam'],
    ],
  },
];
