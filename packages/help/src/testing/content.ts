import type { ContentPage, ContentSlug, HelpArticle } from '@pasar/contract';

export const articles: HelpArticle[] = [
  {
    ...{ slug: 'buying', group: 'buying', title: 'Cara belanja', summary: 'Dari mencari sampai checkout.' },
    text: 'Cari produk\nKetik nama produk di kotak pencarian.',
  },
  {
    ...{ slug: 'delivery', group: 'buying', title: 'Pengiriman', summary: 'Ongkir dan melacak paket.' },
    text: 'Lacak paket\nBuka pesananmu untuk melihat nomor resi.',
  },
  {
    ...{ slug: 'wallet', group: 'account', title: 'Saldo dan penarikan', summary: 'Memakai saldo.' },
    text: 'Tarik ke rekening bank\nMinimal Rp10.000 sekali tarik.',
  },
  {
    ...{ slug: 'selling', group: 'selling', title: 'Cara berjualan', summary: 'Membuka toko.' },
    text: 'Buka toko\nIsi data diri dan rekening BANK.',
  },
];

export const written = (slug: ContentSlug, title: string): { code: 200; data: ContentPage } => ({
  code: 200,
  data: {
    ...{ slug, title, summary: `Tentang ${title}.`, since: null },
    body: [
      { kind: 'heading', level: 2, id: 'mulai', spans: [{ text: 'Mulai' }] },
      { kind: 'paragraph', spans: [{ text: 'Bayar ' }, { text: 'di sini', strong: true }] },
      { kind: 'paragraph', spans: [{ text: 'Lihat pesanan', to: '/account/orders' }] },
      { kind: 'paragraph', spans: [{ text: 'Tulis ' }, { text: 'surat', to: 'mailto:a@pasar.example' }] },
    ],
  },
});
