export const reviews = {
  lead: 'Bantu pembeli lain memilih. Ulasan bisa ditulis sampai 30 hari setelah pesanan selesai.',
  tabs: 'Ulasan',
  tab: { pending: 'Menunggu diulas', done: 'Sudah diulas' },
  until: 'Bisa diulas sampai {{at}}',
  rating: '{{n}} dari 5 bintang',
  edited: 'Diubah {{at}}',
  anonymous: 'Tanpa nama',
  hidden: 'Disembunyikan oleh pasar {{at}}',
  pages: 'Halaman ulasan',
  none: {
    pending: {
      title: 'Tidak ada yang menunggu ulasan',
      text: 'Barang dari pesanan yang selesai muncul di sini.',
      action: 'Lihat pesanan',
    },
    done: {
      title: 'Belum ada ulasan darimu',
      text: 'Ulasan yang kamu tulis muncul di sini, bersama jawaban penjual.',
      action: 'Yang bisa diulas',
    },
  },
};
