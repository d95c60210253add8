// Texts that hide a way of contact, and ordinary ones, made of parts so that each part meets many others.

const cross = (lists: readonly (readonly string[])[], form: (parts: string[]) => string): string[] =>
  lists
    .reduce<string[][]>((made, list) => made.flatMap((parts) => list.map((one) => [...parts, one])), [[]])
    .map(form);

const contacts = [
  '081234567890',
  '0812-3456-7890',
  '0812 3456 7890',
  '0812.3456.7890',
  '0 8 1 2 3 4 5 6 7 8 9 0',
  '0-8-5-7-1-2-3-4-5-6-7',
  '+62 812 3456 7890',
  '+6281234567890',
  '62857 1234 5678',
  '(0812) 3456-7890',
  '08I2 3456 789O',
  'O812-3456-789O',
  '0812*3456*7890',
  '0812/3456/7890',
  '0812_3456_7890',
  '+62 (0) 812 3456 7890',
  'nol delapan satu dua tiga empat lima enam tujuh delapan sembilan',
  'kosong delapan lima tujuh satu dua tiga empat lima enam',
  'nol 8 satu 2 tiga 4 lima 6 tujuh 8',
  'zero eight one two three four five six seven eight',
  '021-5551234',
  '+65 9123 4567',
  'budi@gmail.com',
  'budi . s@yahoo.co.id',
  'budi (at) gmail (dot) com',
  'budi[at]outlook[titik]com',
  'budi at gmail dot com',
  'toko_kita@gmail',
  'https://tokolain.com/kaos',
  'www.tokolain.co.id',
  'tokolain.com',
  'wa.me/6281234567890',
  't.me/tokolain',
  'bit.ly/3abcde',
  'tokolain titik com',
  'WhatsApp',
  'W h a t s A p p',
  'wasap',
  'Telegram @tokolain',
  'ig @tokolain.id',
];
const asks = ['{} ya kak', 'hubungi {}', 'lanjut di {} biar cepat', 'Halo, bisa ke {}? Lebih murah', '{}'];

/** 200, each to be caught. */
export const hostileSamples: readonly string[] = cross([contacts, asks], ([contact = '', ask = '']) =>
  ask.replace('{}', contact),
);

const greetings = ['Halo kak,', 'Permisi,', 'Selamat siang,', 'Hi,', 'Mau tanya,'];
const products = [
  'kaos polos',
  'lampu meja 12 watt',
  'rak 90x40x180 cm',
  'kopi arabika 250 g',
  'sepatu ukuran 42',
];
const questions = [
  'stoknya masih ada?',
  'kalau ambil 12 pcs dapat harga 1.150.000?',
  'bisa kirim hari ini sebelum jam 15.00?',
  'pesanan ORD-20261124-K7M2P kapan dikirim?',
  'resi JNE0123456789012 belum bergerak sejak 24/11/2026.',
  'harganya Rp2.499.000 sudah termasuk PPN 11%?',
  'beratnya 1.200 gram atau 1,2 kg?',
  'ada warna biru tua dan ukuran 38-44?',
  'garansinya 12 bulan ya, bukan 6?',
  'buka jam 08.00-17.00 hari Sabtu?',
];
const closings = ['Terima kasih.', 'Saya transfer Rp15.750.000 lewat BCA.', 'Ditunggu ya', 'Kode pos 40152.'];

/** 1,000, each to be left as it is. */
export const ordinarySamples: readonly string[] = cross([greetings, products, questions, closings], (parts) =>
  parts.join(' '),
);
