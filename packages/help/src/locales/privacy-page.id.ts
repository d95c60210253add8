export const privacy = {
  storage: {
    caption: 'Cookie dan penyimpanan peramban',
    name: 'Nama',
    use: 'Gunanya',
    time: 'Lama',
    rows: {
      token: { use: 'Membuatmu tetap masuk', time: '1 hari, atau 2 hari dengan “Ingat saya”' },
      device: {
        use: 'Mengenali peramban yang pernah kamu pakai masuk',
        time: '180 hari sejak terakhir masuk',
      },
      visitor: { use: 'Kunci acak supaya versi halamanmu tidak berganti-ganti', time: '180 hari' },
      reset: { use: 'Mengizinkan satu kali membuat kata sandi baru', time: '10 menit' },
      user: { use: 'Nama dan profil untuk ditampilkan di halaman', time: 'Sampai kamu keluar' },
      drafts: { use: 'Isian formulir yang belum terkirim', time: 'Sampai terkirim atau kamu keluar' },
      searches: { use: '6 pencarian terakhir', time: 'Sampai dihapus atau kamu keluar' },
      viewed: { use: 'Produk yang dilihat sebelum masuk', time: 'Sampai data peramban dihapus' },
      shipTo: { use: 'Kota tujuan terakhir untuk perkiraan ongkir', time: '180 hari' },
      method: { use: 'Metode pembayaran terakhir', time: 'Sampai data peramban dihapus' },
    },
  },
};
