import type { Piece } from '../images/compose-art.ts';

interface Bilingual {
  id: string;
  en: string;
}

/** A campaign on the home page: the picture shows three things it is about. */
export interface PromoSpec {
  slug: string;
  title: Bilingual;
  subtitle: Bilingual;
  target: string;
  tone: 'kunyit' | 'pandan' | 'nila' | 'manggis';
  /** From the back to the front. */
  pictures: readonly Piece[];
  /** Days until it ends. */
  lasts: number;
}

export const promos: readonly PromoSpec[] = [
  {
    slug: 'pekan-dapur',
    tone: 'kunyit',
    target: '/c/sembako',
    lasts: 21,
    title: { id: 'Isi dapur, langsung dari kiosnya.', en: 'Fill your pantry, straight from the stall.' },
    subtitle: {
      id: 'Beras, minyak, dan bumbu dari kios di seluruh Indonesia.',
      en: 'Rice, oil and spices from stalls all over Indonesia.',
    },
    pictures: [
      ['penanak-nasi', 'putih'],
      ['minyak', 'merah'],
      ['beras', 'hijau'],
    ],
  },
  {
    slug: 'siap-musim-hujan',
    tone: 'pandan',
    target: '/c/berkendara',
    lasts: 30,
    title: { id: 'Siap musim hujan', en: 'Ready for the rains' },
    subtitle: { id: 'Jas hujan dan helm mulai Rp129.000', en: 'Rain gear and helmets from Rp129.000' },
    pictures: [
      ['jas-hujan', 'biru'],
      ['helm', 'merah'],
    ],
  },
  {
    slug: 'batik-pilihan',
    tone: 'nila',
    target: '/c/batik-dan-tenun',
    lasts: 28,
    title: { id: 'Batik pilihan Pekalongan', en: 'Batik from Pekalongan' },
    subtitle: { id: 'Dari perajin di Klego dan Buaran', en: 'From the makers of Klego and Buaran' },
    pictures: [
      ['kain', 'cokelat'],
      ['batik-kawung', 'cokelat'],
    ],
  },
  {
    slug: 'gawai-garansi-resmi',
    tone: 'manggis',
    target: '/c/ponsel-tablet',
    lasts: 18,
    title: { id: 'Gawai baru, garansi resmi', en: 'New devices, full warranty' },
    subtitle: {
      id: 'Ponsel, tablet, dan jam pintar dari toko resmi',
      en: 'Phones, tablets and watches from official stores',
    },
    pictures: [
      ['tablet', 'navy'],
      ['ponsel', 'ungu'],
      ['jam-pintar', 'tosca', 0.8],
    ],
  },
  {
    slug: 'meja-kerja-rapi',
    tone: 'nila',
    target: '/c/komputer-laptop',
    lasts: 24,
    title: { id: 'Meja kerja yang rapi', en: 'A desk in order' },
    subtitle: {
      id: 'Keyboard, mouse, dan monitor untuk bekerja lebih enak',
      en: 'Keyboards, mice and monitors for better days',
    },
    pictures: [
      ['monitor', 'biru'],
      ['keyboard', 'sage'],
      ['mouse', 'hitam', 0.6],
    ],
  },
  {
    slug: 'busana-muslim',
    tone: 'pandan',
    target: '/c/busana-muslim',
    lasts: 35,
    title: { id: 'Gamis dan hijab senada', en: 'Dresses and hijabs that match' },
    subtitle: { id: 'Bahan adem untuk seharian penuh', en: 'Soft fabrics for the whole day' },
    pictures: [
      ['gamis', 'sage'],
      ['hijab', 'pink'],
    ],
  },
];

/** The eight sessions of a day, three hours each, from midnight in Jakarta. */
export const flashSaleNames: readonly Bilingual[] = [
  { id: 'Kilat Tengah Malam', en: 'Midnight Flash' },
  { id: 'Kilat Subuh', en: 'Dawn Flash' },
  { id: 'Kilat Pagi', en: 'Morning Flash' },
  { id: 'Kilat Kerja', en: 'Working Hours Flash' },
  { id: 'Kilat Makan Siang', en: 'Lunch Flash' },
  { id: 'Kilat Sore', en: 'Afternoon Flash' },
  { id: 'Kilat Pulang', en: 'Going Home Flash' },
  { id: 'Kilat Malam', en: 'Evening Flash' },
];
