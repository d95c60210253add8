interface Bilingual {
  id: string;
  en: string;
}

/** A voucher of the demo market; of the marketplace itself unless it names a store. */
export interface VoucherSpec {
  code: string;
  name: Bilingual;
  description: Bilingual;
  store?: string;
  kind?: 'shipping';
  /** Rupiah, or percent up to `atMost` rupiah. */
  off: number | { percent: number; atMost: number };
  minSpend: number;
  quota: number;
  target?: 'code_only' | 'new_buyer';
  /** The slug of a category; it counts with everything below it. */
  category?: string;
  /** The slug of a leaf: the store's products in it. */
  productsIn?: string;
  /** Days until it starts; it runs already without. */
  startsIn?: number;
  /** Days until it ends. */
  lasts: number;
  isUsedUp?: boolean;
}

export const vouchers: readonly VoucherSpec[] = [
  {
    code: 'HEMAT25',
    name: { id: 'Potongan Rp25.000', en: 'Rp25.000 off' },
    description: { id: 'Untuk belanja apa pun di Pasar.', en: 'For anything on Pasar.' },
    off: 25_000,
    minSpend: 250_000,
    quota: 5_000,
    lasts: 21,
  },
  {
    code: 'PASAR10',
    name: { id: 'Diskon 10% hingga Rp40.000', en: '10% off, up to Rp40.000' },
    description: { id: 'Berlaku di semua toko.', en: 'Valid in every store.' },
    off: { percent: 10, atMost: 40_000 },
    minSpend: 150_000,
    quota: 3_000,
    lasts: 14,
  },
  {
    code: 'DAPUR15',
    name: { id: 'Diskon sembako 15%', en: '15% off groceries' },
    description: { id: 'Beras, minyak, bumbu, sampai camilan.', en: 'Rice, oil, spices and snacks.' },
    off: { percent: 15, atMost: 30_000 },
    minSpend: 100_000,
    quota: 2_000,
    category: 'sembako',
    lasts: 21,
  },
  {
    code: 'ONGKIR20',
    name: { id: 'Gratis ongkir hingga Rp20.000', en: 'Free shipping up to Rp20.000' },
    description: { id: 'Untuk semua kurir.', en: 'With every courier.' },
    kind: 'shipping',
    off: 20_000,
    minSpend: 75_000,
    quota: 10_000,
    lasts: 30,
  },
  {
    code: 'ONGKIR40',
    name: { id: 'Gratis ongkir hingga Rp40.000', en: 'Free shipping up to Rp40.000' },
    description: { id: 'Untuk belanja dari beberapa toko.', en: 'For shopping in several stores.' },
    kind: 'shipping',
    off: 40_000,
    minSpend: 300_000,
    quota: 4_000,
    lasts: 30,
  },
  {
    code: 'PERTAMA30',
    name: { id: 'Belanja pertama hemat Rp30.000', en: 'Rp30.000 off your first order' },
    description: { id: 'Untuk pembeli baru.', en: 'For new buyers.' },
    off: 30_000,
    minSpend: 100_000,
    quota: 20_000,
    target: 'new_buyer',
    lasts: 60,
  },
  {
    code: 'SAHABAT50',
    name: { id: 'Potongan sahabat Rp50.000', en: 'Rp50.000 off for friends' },
    description: { id: 'Kode dari teman yang sudah berbelanja.', en: 'A code from a friend who shops here.' },
    off: 50_000,
    minSpend: 400_000,
    quota: 500,
    target: 'code_only',
    lasts: 45,
  },
  {
    code: 'KILAT100',
    name: { id: 'Potongan kilat Rp100.000', en: 'Rp100.000 off, in a flash' },
    description: { id: 'Untuk 25 pembeli tercepat.', en: 'For the 25 quickest buyers.' },
    off: 100_000,
    minSpend: 500_000,
    quota: 25,
    isUsedUp: true,
    lasts: 10,
  },
  {
    code: 'GAJIAN35',
    name: { id: 'Pesta gajian Rp35.000', en: 'Payday Rp35.000 off' },
    description: { id: 'Mulai tiga hari lagi.', en: 'Starts in three days.' },
    off: 35_000,
    minSpend: 300_000,
    quota: 3_000,
    startsIn: 3,
    lasts: 10,
  },
  {
    code: 'KAWUNG10',
    store: 'Rumah Kawung',
    name: { id: 'Diskon Rumah Kawung 10%', en: '10% off at Rumah Kawung' },
    description: {
      id: 'Batik cap dan kain, hingga Rp50.000.',
      en: 'Stamped batik and cloth, up to Rp50.000.',
    },
    off: { percent: 10, atMost: 50_000 },
    minSpend: 200_000,
    quota: 300,
    lasts: 28,
  },
  {
    code: 'SARUNG20',
    store: 'Rumah Kawung',
    name: { id: 'Potongan kain & sarung Rp20.000', en: 'Rp20.000 off cloth and sarongs' },
    description: { id: 'Untuk kain dan sarung pilihan.', en: 'For selected cloth and sarongs.' },
    off: 20_000,
    minSpend: 150_000,
    quota: 200,
    productsIn: 'kain-sarung',
    lasts: 28,
  },
  {
    code: 'DAPURIA8',
    store: 'Dapuria Official',
    name: { id: 'Diskon Dapuria 8%', en: '8% off at Dapuria' },
    description: { id: 'Peralatan dapur, hingga Rp75.000.', en: 'Kitchenware, up to Rp75.000.' },
    off: { percent: 8, atMost: 75_000 },
    minSpend: 250_000,
    quota: 400,
    lasts: 25,
  },
  {
    code: 'LENTERA150',
    store: 'Lentera Official',
    name: { id: 'Potongan laptop Rp150.000', en: 'Rp150.000 off laptops' },
    description: { id: 'Untuk belanja mulai Rp5.000.000.', en: 'For orders from Rp5.000.000.' },
    off: 150_000,
    minSpend: 5_000_000,
    quota: 100,
    lasts: 35,
  },
];
