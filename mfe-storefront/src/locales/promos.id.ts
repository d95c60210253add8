/** The flash-sale page. */
export const kilat = {
  title: 'Pasar Kilat, harga turun per sesi | Pasar',
  description:
    'Jadwal Pasar Kilat 24 jam ke depan: harga tiap sesi, stok yang tersisa, dan waktu mulainya dalam WIB.',
  text: 'Harga kilat berlaku selama sesi berjalan dan stok kilatnya masih ada. Pesanan kilat dibayar paling lambat 60 menit.',
  slots: 'Sesi Pasar Kilat',
  now: 'Sekarang',
  next: 'Berikutnya',
  today: 'Hari ini',
  tomorrow: 'Besok',
  products: 'Barang sesi ini',
  productsOf_one: '{{n}} barang di {{name}}',
  productsOf_other: '{{n}} barang di {{name}}',
  pages: 'Halaman barang kilat',
  gone: 'Habis',
  limit: 'Maks. {{n}} per pembeli',
  empty: {
    title: 'Belum ada sesi kilat',
    text: 'Sesi berikutnya belum dijadwalkan. Sementara itu, ada promo lain yang bisa dipakai.',
    promos: 'Lihat promo',
  },
};

/** Time until something ends. */
export const timeLeft = {
  days_one: '{{n}} hari',
  days_other: '{{n}} hari',
};
