import type { Chance } from '../chance.ts';
import type { RootSlug } from '../data/categories/index.ts';
import { capitalize, fillTemplate } from './fill-template.ts';
import type { SeedProduct, SeedStore } from './seed-data.ts';
import type { ProductSpec } from './select-store-products.ts';

const advice: Record<RootSlug, readonly string[]> = {
  sembako: [
    'Pesanan sebelum pukul 14.00 dikirim hari yang sama.',
    'Tanggal kedaluwarsa terbaru; kami cek sebelum dikemas.',
    'Pembelian banyak untuk warung boleh tanya harga lewat obrolan.',
  ],
  fashion: [
    'Lihat panduan ukuran di foto terakhir, dan ukur baju yang biasa kamu pakai.',
    'Salah ukuran boleh tukar sekali, selama label masih terpasang.',
    'Warna di layar bisa sedikit berbeda; foto diambil dengan cahaya siang.',
  ],
  'perlengkapan-rumah': [
    'Kami bungkus dengan kardus tebal dan gelembung, tanpa biaya tambahan.',
    'Kartu garansi ada di dalam kotak; simpan nota dari Pasar.',
    'Kalau ada bagian yang kurang, kirim foto dalam 2 × 24 jam.',
  ],
  'ponsel-tablet': [
    'Setiap unit diuji sebelum dikirim, nomor seri dicatat di nota.',
    'Rekam saat membuka paket supaya klaim lebih mudah.',
    'Tanya kecocokan tipe ponselmu lewat obrolan sebelum membeli.',
  ],
  'komputer-laptop': [
    'Butuh saran spesifikasi? Ceritakan pemakaianmu lewat obrolan.',
    'Semua unit diuji 30 menit dan difoto sebelum dikemas.',
    'Pengiriman dengan asuransi disarankan untuk barang ini.',
  ],
  otomotif: [
    'Cek kecocokan dengan tipe dan tahun kendaraanmu sebelum membeli.',
    'Ragu soal ukuran? Kirim foto barang lama, kami bantu cocokkan.',
    'Pasang di bengkel tepercaya supaya garansi berlaku.',
  ],
};

const closings = [
  'Stok yang tertulis adalah stok yang ada; silakan langsung pesan.',
  'Selamat belanja, semoga cocok.',
  'Simpan toko ini supaya mudah dicari lagi.',
] as const;

const secondHand =
  'Barang bekas pemakaian pribadi, semua fungsi normal. Ada goresan halus di pinggir; kelengkapan sesuai foto. Garansi toko tujuh hari.';

/** The description and the table of facts of a product, in its seller's words. */
export function describe(
  chance: Chance,
  make: ProductSpec,
  store: SeedStore,
  root: RootSlug,
): Pick<SeedProduct, 'description' | 'attributes'> {
  const { kind, brand, line, pack, used } = make;
  const slots = { brand, line: line.say, size: pack.say };
  const paragraphs = [
    used ? secondHand : fillTemplate(kind.about, slots),
    used ? fillTemplate(kind.about, slots) : '',
    chance.pick(advice[root]),
    `Dikirim dari ${store.place.name} oleh ${store.name}. ${chance.pick(closings)}`,
  ];
  const facts = kind.facts
    .map(([name, value]) => ({ name, value: fillTemplate(value, slots) }))
    .filter(({ value }) => value !== '');
  return {
    description: paragraphs.filter(Boolean).map(capitalize).join('\n\n'),
    attributes: [
      ...(kind.unbranded ? [] : [{ name: 'Merek', value: brand }]),
      ...facts.map(({ name, value }) => ({
        name,
        value: used && name === 'Garansi' ? 'Toko 7 hari' : capitalize(value),
      })),
    ],
  };
}
