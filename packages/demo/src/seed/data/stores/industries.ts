import type { LeafSlug } from '../categories/index.ts';
import { homeware, kitchen, pantry, parts, storage, table, treats } from './ranges.ts';

/** What a store without a name of its own deals in: the word on its sign, its range, and its slogan. */
export interface Industry {
  word: string;
  sells: readonly LeafSlug[];
  slogan: string;
}

const trade = (word: string, sells: readonly LeafSlug[], slogan: string): Industry => ({
  word,
  sells,
  slogan,
});

export const industries: readonly Industry[] = [
  trade('Sembako', pantry, 'Kebutuhan dapur lengkap, timbangan pas.'),
  trade('Camilan', treats, 'Camilan untuk keluarga dan tamu.'),
  trade('Kopi', ['kopi', 'teh-sirup', 'madu-selai'], 'Kopi, teh, dan madu untuk pagi hari.'),
  trade('Bumbu', ['kecap-sambal', 'tepung-gula-garam', 'minyak-goreng'], 'Bumbu dan bahan masak harian.'),
  trade('Busana', ['kaos', 'kemeja', 'celana', 'jaket'], 'Pakaian harian yang pas di badan.'),
  trade('Hijab', ['hijab', 'gamis', 'mukena-peci'], 'Hijab dan gamis, adem dipakai seharian.'),
  trade('Batik', ['batik', 'kain-sarung', 'kemeja'], 'Batik, kain, dan kemeja untuk acara dan harian.'),
  trade('Sepatu', ['sepatu', 'sandal', 'tas'], 'Sepatu dan tas untuk setiap langkah.'),
  trade('Aksesori', ['jam-aksesori', 'dompet-sabuk', 'tas'], 'Pelengkap gaya dengan harga bersahabat.'),
  trade('Dapur', [...kitchen, ...table], 'Perlengkapan dapur untuk rumah yang hangat.'),
  trade('Kamar', homeware, 'Sprei, handuk, dan teman-temannya.'),
  trade('Lampu', ['lampu', 'kipas-setrika', 'rak-keranjang'], 'Penerangan dan perlengkapan rumah.'),
  trade('Ponsel', ['ponsel', 'casing-pelindung', 'charger-kabel', 'power-bank'], 'Ponsel dan aksesorinya.'),
  trade('Gawai', ['tablet', 'jam-pintar', 'earbud', 'tripod-memori'], 'Gawai pilihan untuk setiap hari.'),
  trade('Audio', ['earbud', 'headphone', 'webcam-speaker'], 'Suara jernih dengan harga wajar.'),
  trade(
    'Komputer',
    ['laptop', 'pc-monitor', 'printer', 'router'],
    'Komputer dan jaringan untuk rumah dan kantor.',
  ),
  trade('Komponen', storage, 'Komponen komputer, stok nyata.'),
  trade('Motor', parts, 'Suku cadang motor yang cocok dan awet.'),
  trade('Helm', ['helm', 'jas-hujan-sarung-tangan', 'lampu-spion'], 'Helm SNI dan perlengkapan berkendara.'),
  trade('Ban', ['ban', 'aki', 'oli', 'perkakas'], 'Ban, aki, oli, dan perkakas.'),
];

/** What stands before or after the word on a sign. */
export const storeNamePatterns = [
  'Toko {word} {name}',
  '{word} {name}',
  'Griya {word} {name}',
  'Gudang {word} {name}',
  'Kios {word} {name}',
  'Sentra {word} {name}',
  'Galeri {word} {name}',
  'Pojok {word} {name}',
  'Rumah {word} {name}',
  'Depot {word} {name}',
] as const;
