import type { LeafSlug } from './categories.ts';

/** One seller of the demo market. */
export interface StoreSketch {
  name: string;
  /** Official code of its city. */
  city: string;
  type: 'official' | 'star' | 'regular';
  sells: readonly LeafSlug[];
  /** An official store sells its own brand only. */
  brand?: string;
  /** Share of the assortment, beside the other stores. */
  weight: number;
  slogan: string;
}

const official = (brand: string, city: string, sells: readonly LeafSlug[], slogan: string): StoreSketch => ({
  name: brand === 'Rumah Kawung' ? brand : `${brand} Official`,
  city,
  type: 'official',
  sells,
  brand,
  weight: 1,
  slogan,
});
const star = (
  name: string,
  city: string,
  weight: number,
  sells: readonly LeafSlug[],
  slogan: string,
): StoreSketch => ({ name, city, type: 'star', sells, weight, slogan });
const regular = (
  name: string,
  city: string,
  weight: number,
  sells: readonly LeafSlug[],
  slogan: string,
): StoreSketch => ({ name, city, type: 'regular', sells, weight, slogan });

const pantry = [
  'beras',
  'tepung-gula-garam',
  'mi-instan',
  'minyak-goreng',
  'kecap-sambal',
  'makanan-kaleng',
  'telur',
  'susu',
  'teh-sirup',
] as const;
const treats = ['madu-selai', 'kopi', 'teh-sirup', 'biskuit-keripik', 'kurma-kacang'] as const;
const kitchen = ['penanak-nasi', 'blender-mixer', 'kompor-dispenser', 'wajan-panci', 'pisau'] as const;
const table = ['gelas-piring', 'wadah', 'wajan-panci', 'pisau'] as const;
const room = ['sprei-bantal', 'handuk', 'kebersihan', 'rak-keranjang', 'lampu'] as const;
const parts = ['busi-rem', 'rantai-suspensi', 'lampu-spion', 'oli', 'perawatan'] as const;
const storage = ['ssd-harddisk', 'flashdisk', 'ram', 'keyboard-mouse'] as const;

export const stores: readonly StoreSketch[] = [
  official(
    'Rumah Kawung',
    '33.75',
    ['batik', 'kain-sarung'],
    'Batik cap dan kain dari kampung perajin di Pekalongan, dikerjakan tangan sejak 2009.',
  ),
  official('Sawah Raya', '32.03', ['beras'], 'Beras dari petani Cianjur, digiling seminggu sekali.'),
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
  official('Lintas', '32.75', ['ban'], 'Ban mobil dan motor, produksi terbaru.'),
  star(
    'Lumbung Keluarga',
    '31.75',
    1.3,
    pantry,
    'Sembako lengkap, dikirim hari yang sama untuk Jabodetabek.',
  ),
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
    'Keripik dan sambal khas Padang, digoreng setiap pagi.',
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
    'Hijab dan gamis yang adem, warna sesuai foto.',
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
  star('Kamar Lelap', '33.72', 1, room, 'Sprei, handuk, dan perlengkapan kamar.'),
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
  star('Tenaga Aki', '33.74', 0.8, ['aki', 'ban', 'oli'], 'Aki dan ban, stok segar dan bergaransi.'),
  regular('Pangan Sumber', '16.71', 1.1, pantry, 'Sembako dan telur segar untuk Palembang dan sekitarnya.'),
  regular('Sembako Makmur', '73.71', 1, pantry, 'Sembako lengkap di Makassar.'),
  regular('Toko Sinar Dapur', '63.71', 0.9, [...pantry, 'biskuit-keripik'], 'Harga pasar, timbangan pas.'),
  regular('Kebun Nenek', '32.71', 0.8, treats, 'Madu, teh, dan selai dari lereng Salak.'),
  regular(
    'Kurma Barokah',
    '31.75',
    0.7,
    ['kurma-kacang', 'madu-selai'],
    'Kurma dan kacang pilihan sepanjang tahun.',
  ),
  regular('Harian Store', '32.76', 0.9, ['kaos', 'kemeja', 'celana'], 'Pakaian polos yang tidak ribet.'),
  regular('Nusa Kaos', '34.04', 0.8, ['kaos', 'jaket', 'jam-aksesori'], 'Kaos bergambar dari Jogja.'),
  regular(
    'Puncak Outdoor',
    '32.05',
    0.9,
    ['jaket', 'ransel', 'sandal', 'jas-hujan-sarung-tangan'],
    'Perlengkapan jalan dan naik gunung.',
  ),
  regular(
    'Zahira Fashion',
    '32.78',
    0.9,
    ['gamis', 'hijab', 'mukena-peci'],
    'Busana muslim untuk ibu dan anak.',
  ),
  regular('Sarung Pesisir', '33.76', 0.7, ['kain-sarung', 'mukena-peci'], 'Sarung tenun Tegal dan goyor.'),
  regular('Kelana Bags', '31.72', 0.8, ['ransel', 'tas', 'dompet-sabuk'], 'Tas dan ransel untuk harian.'),
  regular(
    'Detik Jaya',
    '35.71',
    0.7,
    ['jam-aksesori', 'jam-pintar', 'dompet-sabuk'],
    'Jam tangan dan aksesori.',
  ),
  regular('Bening Keramik', '33.19', 0.9, table, 'Keramik dan gelas dari Kudus, kemasan bersekat.'),
  regular(
    'Kayu Jepara',
    '33.20',
    0.8,
    ['rak-keranjang', 'lampu', 'pisau', 'sprei-bantal', 'handuk'],
    'Rak dan perkakas rumah dari Jepara.',
  ),
  regular(
    'Resik Rumah',
    '35.15',
    1,
    ['kebersihan', 'rak-keranjang', 'wadah', 'handuk', 'sprei-bantal'],
    'Alat kebersihan yang awet.',
  ),
  regular(
    'Omahku Elektronik',
    '33.02',
    0.9,
    [...kitchen, 'kipas-setrika'],
    'Elektronik rumah dengan harga bersahabat.',
  ),
  regular('Cahaya Kita', '18.71', 0.7, ['lampu', 'kipas-setrika'], 'Lampu hemat untuk rumah dan kebun.'),
  regular(
    'Semilir Jaya',
    '14.71',
    0.7,
    ['kipas-setrika', 'penanak-nasi', 'blender-mixer'],
    'Kipas dan setrika, garansi toko.',
  ),
  regular(
    'Casing Galore',
    '51.71',
    0.8,
    ['casing-pelindung', 'tripod-memori', 'charger-kabel'],
    'Casing lucu dan pelindung layar.',
  ),
  regular(
    'Gelora Gadget',
    '64.71',
    0.8,
    ['ponsel', 'jam-pintar', 'earbud', 'tripod-memori'],
    'Gawai dan aksesori di Balikpapan.',
  ),
  regular(
    'Suara Kita',
    '71.71',
    0.7,
    ['headphone', 'earbud', 'webcam-speaker'],
    'Audio untuk musik dan kelas daring.',
  ),
  regular('Simpana Shop', '36.71', 0.8, [...storage, 'tripod-memori'], 'Flashdisk dan memori asli.'),
  regular('Jala Jaringan', '31.73', 0.7, ['router', 'printer'], 'Router dan printer untuk rumah dan kantor.'),
  regular(
    'Aksara Laptop',
    '35.73',
    0.8,
    ['laptop', 'ram', 'keyboard-mouse'],
    'Laptop baru dan bekas bergaransi.',
  ),
  regular('Roda Prima Motor', '16.71', 1, parts, 'Suku cadang motor harian.'),
  regular(
    'Kabin Nyaman',
    '32.71',
    0.8,
    ['karpet-jok', 'perawatan'],
    'Karpet dan jok, dibuat sesuai mobilmu.',
  ),
  regular('Bengkel Pandai Besi', '32.78', 0.7, ['perkakas', 'pisau'], 'Kunci dan pisau dari baja pilihan.'),
  regular(
    'Reda Hujan',
    '32.76',
    0.7,
    ['jas-hujan-sarung-tangan', 'helm'],
    'Jas hujan yang benar benar kering.',
  ),
];
