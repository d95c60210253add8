import type { LeafSlug } from '../categories/index.ts';
import { kitchen, storage } from './ranges.ts';
import type { StoreSpec } from './store-spec.ts';

const official = (brand: string, city: string, sells: readonly LeafSlug[], slogan: string): StoreSpec => ({
  name: brand === 'Rumah Kawung' ? brand : `${brand} Official`,
  city,
  type: 'official',
  sells,
  brand,
  weight: 1,
  slogan,
});

export const officialStores: readonly StoreSpec[] = [
  official(
    'Rumah Kawung',
    '33.75',
    ['batik', 'kain-sarung'],
    'Batik cap dan kain dari kampung perajin di Pekalongan, dikerjakan tangan sejak 2009.',
  ),
  official('Sawah Raya', '32.03', ['beras'], 'Beras dari petani Cianjur.'),
  official('Kencana', '12.71', ['minyak-goreng'], 'Minyak goreng jernih untuk dapur keluarga.'),
  official('Mi Juara', '35.15', ['mi-instan'], 'Mi instan rasa nusantara, langsung dari pabrik.'),
  official(
    'Puncak Gayo',
    '11.04',
    ['kopi'],
    'Kopi dari kebun di ketinggian 1.400 meter, disangrai di Takengon.',
  ),
  official('Dapuria', '33.74', kitchen, 'Peralatan dapur dengan garansi resmi dan suku cadang lengkap.'),
  official('Langkah', '36.71', ['sepatu', 'sandal'], 'Sepatu dan sandal buatan Tangerang untuk jalan jauh.'),
  official(
    'Nara',
    '31.71',
    ['ponsel', 'tablet', 'jam-pintar'],
    'Ponsel dan tablet Nara, garansi resmi Indonesia.',
  ),
  official('Daya', '31.73', ['power-bank', 'charger-kabel'], 'Pengisi daya yang aman dan bersertifikat.'),
  official(
    'Lentera',
    '31.74',
    ['laptop', 'pc-monitor', 'tablet'],
    'Laptop dan monitor untuk kerja dan belajar.',
  ),
  official('Kilata', '35.78', [...storage, 'tripod-memori'], 'Memori dan penyimpanan yang cepat.'),
  official('Cetaka', '32.75', ['printer'], 'Printer dan tinta asli untuk rumah dan toko.'),
  official(
    'Laju',
    '31.72',
    ['oli', 'perawatan', 'helm', 'busi-rem', 'rantai-suspensi'],
    'Pelumas dan perlengkapan berkendara.',
  ),
  official('Lintas', '32.75', ['ban'], 'Ban mobil dan motor untuk jalan basah dan kering.'),
];
