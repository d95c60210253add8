import type { LeafSlug, RootSlug } from '../categories/index.ts';

/** The facts by which buyers choose in a category and in those below it. */
export const filterFacts: Readonly<Partial<Record<RootSlug | LeafSlug, readonly string[]>>> = {
  sembako: ['Halal'],
  fashion: ['Bahan'],
  'perlengkapan-rumah': ['Bahan', 'Garansi'],
  'ponsel-tablet': ['Garansi'],
  'komputer-laptop': ['Garansi', 'Sambungan'],
  'minyak-goreng': ['Kemasan'],
  'kecap-sambal': ['Tingkat pedas'],
  kaos: ['Potongan'],
  batik: ['Teknik'],
  sepatu: ['Sol', 'Atasan'],
  sandal: ['Cocok untuk'],
  'jam-aksesori': ['Diameter'],
  'penanak-nasi': ['Panci'],
  'wajan-panci': ['Lapisan', 'Kompor'],
  'gelas-piring': ['Volume', 'Microwave'],
  handuk: ['Ketebalan'],
  lampu: ['Fiting'],
  tablet: ['Pena'],
  'power-bank': ['Keluaran'],
  laptop: ['Grafis'],
  ram: ['Voltase'],
  'busi-rem': ['Posisi'],
  helm: ['Kaca'],
};
