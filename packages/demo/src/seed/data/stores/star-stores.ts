import type { LeafSlug } from '../categories/index.ts';
import { homeware, kitchen, pantry, parts, table, treats } from './ranges.ts';
import type { StoreSpec } from './store-spec.ts';

const star = (
  name: string,
  city: string,
  weight: number,
  sells: readonly LeafSlug[],
  slogan: string,
): StoreSpec => ({ name, city, type: 'star', sells, weight, slogan });

export const starStores: readonly StoreSpec[] = [
  star('Lumbung Keluarga', '31.75', 1.3, pantry, 'Sembako lengkap untuk dapur keluarga.'),
  star(
    'Warung Bu Rahma',
    '34.71',
    1,
    [...pantry, ...treats],
    'Belanja dapur seperti di warung sebelah, lengkap dan ramah.',
  ),
  star('Oleh Oleh Mataram', '52.71', 0.9, treats, 'Camilan dan madu dari Lombok dan sekitarnya.'),
  star(
    'Dapur Minang',
    '13.71',
    0.9,
    ['kecap-sambal', 'biskuit-keripik', 'makanan-kaleng', 'kopi'],
    'Keripik, sambal, dan kopi untuk teman makan.',
  ),
  star(
    'Batik Trusmi Jaya',
    '32.74',
    1,
    ['batik', 'kain-sarung', 'kemeja'],
    'Mega mendung dan batik pesisir dari Trusmi.',
  ),
  star(
    'Laweyan Batik',
    '33.72',
    1,
    ['batik', 'kain-sarung', 'mukena-peci'],
    'Batik Solo untuk acara dan harian.',
  ),
  star(
    'Aluna Hijab',
    '32.73',
    1,
    ['hijab', 'gamis', 'mukena-peci', 'tas'],
    'Hijab dan gamis yang adem dipakai seharian.',
  ),
  star(
    'Tepi Kota Apparel',
    '32.73',
    1.1,
    ['kaos', 'kemeja', 'jaket', 'celana'],
    'Pakaian harian dari Bandung.',
  ),
  star(
    'Cibaduyut Leather',
    '32.73',
    0.9,
    ['sepatu', 'sandal', 'dompet-sabuk', 'tas'],
    'Kulit asli, dijahit perajin Cibaduyut.',
  ),
  star('Griya Dapur', '35.78', 1.1, [...kitchen, ...table], 'Alat masak dan makan untuk rumah baru.'),
  star('Kamar Lelap', '33.72', 1, homeware, 'Sprei, handuk, dan perlengkapan kamar.'),
  star(
    'Ponsel Kita',
    '31.73',
    1.2,
    ['ponsel', 'tablet', 'casing-pelindung', 'charger-kabel', 'power-bank'],
    'Ponsel baru dan bekas terpilih, semua diperiksa.',
  ),
  star(
    'Gema Audio',
    '31.71',
    0.9,
    ['earbud', 'headphone', 'webcam-speaker'],
    'Suara yang enak dengan harga masuk akal.',
  ),
  star(
    'Meja Kerja',
    '36.74',
    1,
    ['keyboard-mouse', 'webcam-speaker', 'pc-monitor', 'router'],
    'Perlengkapan meja kerja yang rapi.',
  ),
  star(
    'Rajawali Komputer',
    '34.04',
    1.1,
    ['laptop', 'pc-monitor', 'ram', 'ssd-harddisk'],
    'Laptop, PC rakitan, dan komponen.',
  ),
  star(
    'Bengkel Roda',
    '35.73',
    1.1,
    [...parts, 'ban', 'aki', 'perkakas'],
    'Suku cadang motor, dibantu cek kecocokan.',
  ),
  star(
    'Aman Riders',
    '31.74',
    1,
    ['helm', 'jas-hujan-sarung-tangan', 'lampu-spion'],
    'Helm SNI dan perlengkapan hujan.',
  ),
  star('Tenaga Aki', '33.74', 0.8, ['aki', 'ban', 'oli'], 'Aki, ban, dan oli untuk mobil dan motor.'),
];
