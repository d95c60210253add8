/** What the store hears. */
export const notifications = {
  title: 'Notifikasi toko',
  lead: 'Kabar tentang jualanmu. Kabar belanjaanmu ada di lonceng di atas.',
  categories: 'Jenis notifikasi',
  category: {
    all: 'Semua',
    order: 'Pesanan',
    info: 'Info',
    wallet: 'Saldo',
    review: 'Ulasan',
    merchant: 'Toko',
  },
  readAll: 'Tandai semua dibaca',
  empty: 'Belum ada notifikasi',
  emptyText: 'Pesanan baru, ulasan, dan penarikan saldo dikabarkan di sini.',
  seeAll: 'Lihat semua notifikasi',
  pages: 'Halaman notifikasi',
};
