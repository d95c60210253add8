export const buying = {
  title: 'Cara belanja',
  summary: 'Dari mencari produk sampai checkout.',
  sections: {
    find: {
      title: 'Cari produk',
      text: 'Ketik nama produk, merek, atau kategori di kotak pencarian, lalu saring menurut harga, kota, atau jenis toko.\nHarga, stok, dan ulasan ada di halaman produk. Stok bisa berubah selama kamu melihatnya.',
      link: 'Lihat semua produk',
    },
    cart: {
      title: 'Masukkan ke keranjang',
      text: 'Kamu perlu masuk untuk memakai keranjang. Kalau belum masuk, kami ingat produk yang mau kamu tambahkan dan memasukkannya setelah kamu masuk.\nProduk di keranjang belum dipesan untukmu: stoknya baru disisihkan saat kamu membuat pesanan.',
      link: 'Buka keranjang',
    },
    checkout: {
      title: 'Checkout',
      text: 'Pilih alamat, kurir, dan metode pembayaran. Total yang kamu lihat sudah berisi ongkir dan potongan.\nKalau harga atau stok berubah saat kamu checkout, kami tunjukkan perubahannya dan menunggu persetujuanmu. Satu checkout bisa berisi beberapa toko; setiap toko menjadi satu pesanan.',
    },
    vouchers: {
      title: 'Pakai voucher',
      text: 'Simpan voucher di halaman promo atau masukkan kodenya saat checkout. Syarat setiap voucher tertulis di vouchernya: minimal belanja, masa berlaku, dan kuota.\nKalau pesanan batal sebelum selesai, pemakaian vouchernya kami kembalikan selama voucher itu masih berlaku.',
      link: 'Lihat voucher',
    },
    dropship: {
      title: 'Kirim sebagai dropship',
      text: 'Saat checkout, nyalakan dropship dan isi nama dan nomor pengirim. Itu yang tercetak di label paket, bukan nama toko.',
    },
  },
};

export const paying = {
  title: 'Pembayaran',
  summary: 'Metode, batas waktu, dan ke mana uangmu pergi.',
  sections: {
    methods: {
      title: 'Metode pembayaran',
      text: 'Metode yang tersedia dan biayanya terlihat saat checkout, sebelum kamu membayar. Saldo di akunmu bisa menutup sebagian atau semuanya.',
    },
    deadline: {
      title: 'Batas waktu membayar',
      text: 'Bayar dalam {{payHours}} jam setelah membuat pesanan. Kalau ada produk flash sale di dalamnya, batasnya {{flashHours}} jam.\nKalau lewat, pesanan kedaluwarsa, stok dilepas, dan bagian saldo yang kamu pakai kembali.',
      link: 'Lihat pesanan yang belum dibayar',
    },
    safe: {
      title: 'Uangmu kami simpan dulu',
      text: 'Pembayaranmu tidak langsung ke penjual. Kami simpan sampai pesanan selesai, atau kembali kepadamu kalau pesanan batal.\nBayar hanya lewat halaman pembayaran Pasar. Uang yang ditransfer langsung ke penjual tidak bisa kami lindungi.',
    },
    late: {
      title: 'Terlanjur bayar setelah batas waktu',
      text: 'Uangnya tidak hilang. Kalau pembayaran tiba setelah pesanan berakhir, jumlahnya masuk ke saldo akunmu.',
    },
  },
};

export const delivery = {
  title: 'Pengiriman',
  summary: 'Ongkir, lama proses, dan melacak paket.',
  sections: {
    cost: {
      title: 'Ongkir',
      text: 'Ongkir dihitung dari lokasi toko, alamatmu, dan berat paket. Pilihan kurir dan harganya terlihat saat checkout. Asuransi bisa kamu tambahkan.\nToko atau Pasar kadang menanggung sebagian ongkir; potongannya terlihat di rincian.',
    },
    times: {
      title: 'Berapa lama prosesnya',
      text: 'Penjual punya {{respondHours}} jam untuk menerima pesanan dan {{shipHours}} jam setelah pembayaran untuk mengirim. Produk preorder ditambah hari preordernya.\nKalau penjual melewati batas itu, pesanan batal dengan sendirinya dan uangmu kembali ke saldo. Setelah kurir mengambil paket, lamanya mengikuti layanan yang kamu pilih.',
    },
    track: {
      title: 'Lacak paket',
      text: 'Buka pesananmu untuk melihat nomor resi dan perjalanan paket. Kalau penjual memakai resi sendiri, kami tampilkan nomor resi dan kurirnya.',
      link: 'Lacak pesanan',
    },
    late: {
      title: 'Paket belum sampai',
      text: 'Kalau paket belum sampai {{lateDays}} hari setelah perkiraan tiba, kamu bisa mengajukan komplain “Paket belum sampai” dari pesanan itu.\nPaket yang dinyatakan hilang oleh kurir membuat pesanan batal, dan uangmu kembali ke saldo.',
    },
  },
};

export const returns = {
  title: 'Batal, komplain, dan uang kembali',
  summary: 'Yang bisa dilakukan kalau pesanan tidak sesuai.',
  sections: {
    cancel: {
      title: 'Batalkan pesanan',
      text: 'Sebelum dibayar atau sebelum penjual menerimanya, kamu bisa membatalkan langsung dari pesanan.\nSetelah penjual memproses, ajukan permintaan batal, satu kali untuk setiap pesanan. Kalau penjual tidak menjawab dalam {{cancelHours}} jam, pesanan batal. Setelah paket dikirim, pesanan tidak bisa dibatalkan.',
      link: 'Buka pesananmu',
    },
    complain: {
      title: 'Ajukan komplain',
      text: 'Kalau barang rusak, tidak sesuai, atau kurang, ajukan komplain dari pesanan sebelum pesanan selesai: {{completeHours}} jam setelah kurir mengantar, atau {{ownWaybillDays}} hari kalau penjual yang melaporkan pengirimannya tiba.\nJelaskan masalahnya dan lampirkan foto. Kamu bisa meminta semua uang kembali atau sebagian. Jangan tekan “Selesaikan” sebelum masalahnya beres: pesanan yang selesai tidak bisa dikomplain lagi.',
    },
    decide: {
      title: 'Siapa yang memutuskan',
      text: 'Penjual punya {{complaintHours}} jam untuk menjawab. Kalau ia setuju, uangmu kembali. Kalau ia menolak atau tidak menjawab, tim Pasar memeriksa bukti kedua pihak dan memutuskan.\nSelama komplain terbuka, uang pesanan tetap kami simpan. Komplain menghasilkan uang kembali; pengiriman balik barang dan tukar barang belum kami atur.',
    },
    refund: {
      title: 'Uang kembali',
      text: 'Uang kembali masuk ke saldo akunmu saat pesanan batal atau komplain diputuskan. Dari saldo, kamu bisa belanja lagi atau menariknya ke rekening bank. Kalau tadinya kamu bayar dengan QRIS, GoPay, atau ShopeePay dan waktunya belum lewat, halaman saldo juga menawarkan pengembalian ke sana.',
      link: 'Lihat saldo',
    },
  },
};
