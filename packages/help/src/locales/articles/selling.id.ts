export const selling = {
  title: 'Cara berjualan',
  summary: 'Membuka toko, memproses pesanan, dan mengirim.',
  sections: {
    open: {
      title: 'Buka toko',
      text: 'Isi data diri, data perusahaan kalau berbadan usaha, data toko, wilayah, dan rekening bank. Kami memeriksa identitasmu dalam 1 x 24 jam, lalu tokomu bisa mulai berjualan.\nKalau ditolak, alasannya ada di setiap bagian; perbaiki lalu ajukan lagi. Akun yang sama tetap bisa dipakai belanja.',
      link: 'Buka toko',
    },
    products: {
      title: 'Tambah produk',
      text: 'Buat produk satu per satu, atau impor dari spreadsheet. Produk bisa punya varian dengan harga dan stok masing-masing.\nProduk yang disembunyikan tidak terlihat pembeli; riwayat dan ulasannya tetap ada.',
      link: 'Kelola produk',
    },
    orders: {
      title: 'Proses pesanan',
      text: 'Terima atau tolak pesanan dalam {{respondHours}} jam. Kirim dalam {{shipHours}} jam setelah pembayaran, ditambah hari preorder. Pesanan yang lewat batas batal dengan sendirinya.\nKalau pembeli meminta batal, jawab dalam {{cancelHours}} jam; tanpa jawaban, pesanan batal.',
      link: 'Buka pesanan masuk',
    },
    ship: {
      title: 'Kirim paket',
      text: 'Kalau penjemputan tersedia, panggil kurir dan cetak label; kurir punya {{pickupHours}} jam untuk menjemput. Kalau tidak, bawa paket ke kurir dan masukkan nomor resinya.\nDengan resi sendiri, laporkan saat paket tiba. Pesanan selesai {{ownWaybillDays}} hari setelah laporanmu, atau lebih cepat kalau pembeli menyelesaikannya.',
    },
    complaints: {
      title: 'Jawab komplain',
      text: 'Jawab dalam {{complaintHours}} jam: setujui uang kembali, atau tolak dengan penjelasan. Komplain yang ditolak atau tidak dijawab diputuskan tim Pasar.',
    },
    reviews: {
      title: 'Ulasan',
      text: 'Pembeli bisa mengulas {{reviewDays}} hari setelah pesanan selesai, dengan paling banyak {{reviewImages}} foto. Kamu bisa membalas setiap ulasan dan mengubah balasanmu selama {{replyHours}} jam.',
      link: 'Lihat ulasan toko',
    },
  },
};

export const fees = {
  title: 'Biaya dan komisi',
  summary: 'Yang dibayar pembeli dan penjual.',
  sections: {
    buyers: {
      title: 'Untuk pembeli',
      text: 'Kamu membayar harga barang, ongkir, dan asuransi kalau kamu memilihnya. Total akhirnya terlihat sebelum kamu membayar.\nPasar tidak menambahkan biaya layanan.',
    },
    commission: {
      title: 'Komisi penjual',
      text: 'Komisi biasa {{commission}}% dari harga barang setelah voucher tokomu; kategori tertentu bisa memakai tarif lain. Tarif ditetapkan saat pesanan dibuat dan tidak berubah sesudahnya.\nKomisi hanya diambil dari pesanan yang selesai. Pesanan batal tidak dikenai komisi.',
    },
    payout: {
      title: 'Pendapatanmu',
      text: 'Saat pesanan selesai, pendapatanmu masuk ke saldo toko. Pesanan selesai ketika pembeli menekan “Selesaikan”, atau {{completeHours}} jam setelah kurir mengantar.\nRincian setiap pesanan menunjukkan harga barang, voucher, komisi, dan ongkir.',
      link: 'Lihat saldo toko',
    },
    free: {
      title: 'Yang gratis',
      text: 'Membuka toko, memasang produk, dan menarik saldo tidak dipungut biaya oleh Pasar.',
    },
  },
};
