import type { Chance } from '../chance.ts';
import { uncapitalize } from '../plan/fill-template.ts';
import type { SeedProduct } from '../plan/seed-data.ts';

/** A question and what is true of the product: as its store answers, and as a buyer may. */
export interface QuestionTopic {
  question: string;
  store: string;
  buyer?: string;
}

const number = (value: number) => new Intl.NumberFormat('id-ID').format(value);

interface Template {
  questions: readonly string[];
  store: (value: string) => string;
  buyer?: (value: string) => string;
  /** For which values it is asked; all when absent. */
  fits?: RegExp;
}

/** By the names that the products' facts have. */
const aboutFacts: Record<string, Template> = {
  Bahan: {
    questions: ['Bahannya apa, Kak?', 'Ini terbuat dari bahan apa ya?', 'Permisi, bahannya apa ya?'],
    store: (value) => `Bahannya ${uncapitalize(value)}, Kak.`,
    buyer: (value) => `Yang saya terima ${uncapitalize(value)}, sesuai keterangan.`,
  },
  Garansi: {
    questions: ['Garansinya berapa lama, Kak?', 'Ada garansinya tidak?', 'Kalau rusak ada garansi?'],
    store: (value) => `Ada, Kak. Garansi ${uncapitalize(value)}.`,
    buyer: () => 'Kartu garansinya ada di dalam kotak.',
  },
  'Isi bersih': {
    questions: ['Isi bersihnya berapa ya?', 'Ini isi bersihnya berapa, Kak?'],
    store: (value) => `Isi bersihnya ${value}, Kak.`,
    buyer: (value) => `Tertulis ${uncapitalize(value)} di kemasannya.`,
  },
  'Masa simpan': {
    questions: ['Tahan disimpan berapa lama?', 'Kedaluwarsanya masih lama, Kak?'],
    store: (value) => `Masa simpannya ${value}, Kak. Tanggalnya tertulis di kemasan.`,
    buyer: () => 'Punya saya tanggalnya masih jauh.',
  },
  Perawatan: {
    questions: ['Cara merawatnya bagaimana supaya awet?', 'Boleh dicuci biasa atau ada caranya?'],
    store: (value) => `${value}, Kak.`,
    buyer: () => 'Saya ikuti petunjuknya, masih bagus.',
  },
  Halal: {
    questions: ['Sudah halal belum, Kak?', 'Produk ini halal ya?'],
    store: () => 'Halal, Kak.',
    fits: /^Ya/,
  },
  Pengawet: {
    questions: ['Pakai pengawet tidak ya?', 'Ini tanpa pengawet, Kak?'],
    store: () => 'Tanpa pengawet, Kak.',
    fits: /^Tidak ada/,
  },
  Daya: {
    questions: ['Dayanya berapa watt, Kak?', 'Listrik di rumah 900 VA, dayanya berapa ya?'],
    store: (value) => `Dayanya ${value}, Kak.`,
  },
  Kapasitas: {
    questions: ['Kapasitasnya berapa ya?', 'Muatnya seberapa banyak, Kak?'],
    store: (value) => `Kapasitasnya ${value}, Kak.`,
  },
  Diameter: {
    questions: ['Diameternya berapa ya?', 'Ukuran diameternya berapa, Kak?'],
    store: (value) => `Diameternya ${value}, Kak.`,
  },
  Sertifikat: {
    questions: ['Sudah SNI belum, Kak?'],
    store: () => 'Sudah, Kak. Bersertifikat SNI.',
    fits: /^SNI$/,
  },
  Layar: {
    questions: ['Layarnya jenis apa ya?', 'Spesifikasi layarnya bagaimana, Kak?'],
    store: (value) => `Layarnya ${uncapitalize(value)}, Kak.`,
  },
  Ukuran: {
    questions: ['Ukurannya berapa ya?', 'Boleh tahu ukurannya, Kak?'],
    store: (value) => `Ukurannya ${uncapitalize(value)}, Kak.`,
  },
  Isi: {
    questions: ['Isinya apa saja, Kak?', 'Sekali beli dapat apa saja?'],
    store: (value) => `Isinya ${uncapitalize(value)}, Kak.`,
    buyer: (value) => `Yang saya terima ${uncapitalize(value)}.`,
  },
  Baterai: {
    questions: ['Baterainya kuat berapa lama?', 'Kapasitas baterainya berapa, Kak?'],
    store: (value) => `Baterainya ${value}, Kak.`,
  },
  Kamera: {
    questions: ['Kameranya berapa MP, Kak?'],
    store: (value) => `Kameranya ${value}, Kak.`,
  },
  Standar: {
    questions: ['Standarnya apa ya, Kak?', 'Sudah sesuai standar?'],
    store: (value) => `Standarnya ${value}, Kak.`,
  },
  Kompor: {
    questions: ['Bisa untuk kompor induksi?', 'Cocok untuk kompor apa, Kak?'],
    store: (value) => `Bisa untuk ${uncapitalize(value)}, Kak.`,
  },
  Teknik: {
    questions: ['Ini batik cap atau tulis, Kak?'],
    store: (value) => `${value}, Kak.`,
  },
  Sol: {
    questions: ['Solnya dari apa ya?', 'Licin tidak, Kak? Solnya apa?'],
    store: (value) => `Solnya ${value}, Kak.`,
  },
  'Setelah dibuka': {
    questions: ['Kalau sudah dibuka disimpan di mana?', 'Sesudah dibuka tahan berapa lama?'],
    store: (value) => `${value}, Kak.`,
  },
  'Tingkat pedas': {
    questions: ['Pedas banget tidak, Kak?', 'Pedasnya level berapa?'],
    store: (value) => `Tingkat pedasnya ${value}, Kak.`,
  },
  'Cara saji': {
    questions: ['Cara seduhnya bagaimana, Kak?'],
    store: (value) => `${value}, Kak.`,
  },
  Soket: {
    questions: ['Soketnya tipe apa ya?', 'Ini pakai soket apa, Kak?'],
    store: (value) => `Soketnya ${value}, Kak. Cocokkan dulu dengan yang lama ya.`,
  },
  Kemasan: {
    questions: ['Dikemas pakai apa, Kak?', 'Kemasannya aman untuk kirim jauh?'],
    store: (value) => `Kemasannya ${uncapitalize(value)}, Kak.`,
  },
  Sambungan: {
    questions: ['Sambungannya pakai apa, Kak?', 'Bisa disambungkan lewat apa saja?'],
    store: (value) => `Lewat ${value}, Kak.`,
  },
};

const aboutAttributes = ({ attributes }: SeedProduct, chance: Chance): QuestionTopic[] =>
  attributes.flatMap(({ name, value }) => {
    const template = aboutFacts[name];
    if (!template || (template.fits && !template.fits.test(value))) return [];
    const { questions, store, buyer } = template;
    return { question: chance.pick(questions), store: store(value), ...(buyer && { buyer: buyer(value) }) };
  });

const aboutOptions = ({ options }: SeedProduct): QuestionTopic[] =>
  options.map(({ name, values }) => ({
    question: `Pilihan ${name.toLowerCase()} apa saja, Kak?`,
    store: `Ada ${values.map(({ value }) => value).join(', ')}. Yang masih ada stoknya bisa dipilih di halaman ini.`,
  }));

const aboutCondition = ({ condition }: SeedProduct): QuestionTopic[] =>
  condition === 'used'
    ? [
        {
          question: 'Bekasnya masih mulus tidak, Kak?',
          store: 'Ada goresan halus di pinggir, Kak. Fungsinya sudah kami coba semua.',
        },
      ]
    : [];

const aboutParcel = ({ weight, preorderDays }: SeedProduct, chance: Chance): QuestionTopic[] => [
  {
    question: chance.pick([
      'Berat paketnya berapa dengan kemasan?',
      'Ongkirnya dihitung berapa gram, Kak?',
      'Kalau dikirim beratnya berapa?',
    ]),
    store: `Dengan kemasan ${number(weight)} gram, Kak.`,
  },
  {
    question:
      preorderDays > 0
        ? 'Ini pesan dulu ya, berapa lama dibuatnya?'
        : chance.pick([
            'Barangnya sudah siap atau pesan dulu?',
            'Stok di halaman ini sesuai, Kak?',
            'Bisa langsung dipesan, Kak?',
          ]),
    store:
      preorderDays > 0
        ? `Dibuat dulu paling lama ${preorderDays} hari, Kak, lalu kami kirim.`
        : chance.pick([
            'Tidak perlu pesan dulu, Kak. Kami kemas begitu pesanan masuk.',
            'Sesuai stok di halaman ini, Kak. Batas kirimnya tertulis di pesanan.',
            'Selama stoknya tertulis ada, langsung dipesan saja, Kak.',
          ]),
  },
];

/** What people ask about a product, each topic once, made of what is true of it. */
export const getQuestionTopics = (product: SeedProduct, chance: Chance): QuestionTopic[] =>
  chance.shuffle([
    ...aboutAttributes(product, chance),
    ...aboutOptions(product),
    ...aboutCondition(product),
    ...aboutParcel(product, chance),
  ]);
