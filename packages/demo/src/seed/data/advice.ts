import type { SeedProduct } from '../plan/seed-data.ts';
import type { LeafSlug, RootSlug } from './categories/index.ts';

interface Told {
  root: RootSlug;
  leaf: LeafSlug;
  used: boolean;
  attributes: SeedProduct['attributes'];
  options: SeedProduct['options'];
}

const hasFact = (name: string) => (told: Told) => told.attributes.some((fact) => fact.name === name);
const hasOption = (name: string) => (told: Told) => told.options.some((option) => option.name === name);
const isIn =
  (...places: readonly (RootSlug | LeafSlug)[]) =>
  ({ root, leaf }: Told) =>
    places.includes(root) || places.includes(leaf);

/** What stores advise, and about which products it is true. Nothing here promises what the market cannot keep. */
const advice: readonly (readonly [text: string, fits: (told: Told) => boolean])[] = [
  ['Tanggal kedaluwarsanya tertulis di kemasan.', hasFact('Masa simpan')],
  ['Butuh banyak untuk warung atau acara? Tanya stoknya lewat chat.', isIn('sembako')],
  ['Simpan di tempat sejuk, jauh dari sinar matahari.', isIn('sembako')],
  ['Pilih ukuran yang biasa kamu pakai; kalau ragu, tanya lewat chat.', hasOption('Ukuran')],
  ['Warna di layar bisa sedikit berbeda dari aslinya.', hasOption('Warna')],
  ['Cek lagi pilihanmu sebelum membayar.', ({ options }) => options.length > 0],
  ['Foto diambil dengan cahaya siang.', isIn('fashion')],
  ['Kami bungkus dengan kardus dan gelembung.', isIn('perlengkapan-rumah')],
  ['Lihat ukurannya di spesifikasi sebelum memesan.', isIn('rak-keranjang', 'sprei-bantal', 'wadah')],
  ['Kartu garansi ada di dalam kotak; simpan baik-baik.', (told) => !told.used && hasFact('Garansi')(told)],
  [
    'Rekam saat membuka paket, supaya ada bukti bila ada yang kurang.',
    isIn('ponsel-tablet', 'komputer-laptop'),
  ],
  ['Cek tipe ponselmu sebelum memesan.', isIn('casing-pelindung')],
  ['Bingung memilih? Ceritakan pemakaianmu lewat chat.', isIn('komputer-laptop', 'ponsel', 'tablet')],
  [
    'Cek kecocokan dengan tipe dan tahun kendaraanmu sebelum membeli.',
    isIn('oli', 'ban', 'aki', 'busi-rem', 'rantai-suspensi', 'lampu-spion', 'karpet-jok'),
  ],
  ['Ragu soal ukuran? Kirim foto barang lama lewat chat.', isIn('ban', 'aki', 'busi-rem', 'rantai-suspensi')],
  ['Ikuti petunjuk di kemasannya.', isIn('perawatan')],
  ['Simpan di tempat kering supaya tidak lembap.', isIn('helm', 'jas-hujan-sarung-tangan', 'perkakas')],
];

/** All that a store may advise about a product. */
export const adviceFor = (told: Told): readonly string[] =>
  advice.flatMap(([text, fits]) => (fits(told) ? [text] : []));

export const closings = [
  'Stok yang tertulis adalah stok yang ada; silakan langsung pesan.',
  'Selamat belanja, semoga cocok.',
  'Ikuti toko ini supaya mudah dicari lagi.',
] as const;

/** How second-hand things are introduced; the pictures show the model. */
export const secondHand = [
  'Pakai pribadi, semua fungsi sudah dicoba dan normal.',
  'Masih bekerja baik, dijual karena sudah ganti.',
  'Dirawat dan tidak pernah dibongkar.',
  'Dari kantor, sudah dibersihkan dan disetel ulang.',
  'Satu pemilik, kelengkapan utamanya masih ada.',
  'Dicek satu per satu sebelum dijual.',
] as const;

export const secondHandCondition =
  'Ada goresan halus di pinggir. Foto menunjukkan model yang sama, bukan unit ini; minta foto unitnya lewat chat.';
