export const privacy = {
  title: 'Privasi',
  description: 'Data apa yang Pasar simpan, untuk apa, siapa yang melihatnya, dan berapa lama.',
  lead: 'Apa yang kami simpan, untuk apa, dan sampai kapan.',
  sections: {
    given: {
      title: 'Data yang kamu berikan',
      text: 'Akun: e-mail, nama pengguna, nama lengkap, nomor telepon, jenis kelamin, dan tanggal lahir. Kata sandimu hanya disimpan dalam bentuk acak yang tidak bisa dibaca kembali. Dari passkey kami simpan kunci umumnya; sidik jari atau wajahmu tidak pernah keluar dari perangkatmu.\nBelanja: alamat pengiriman, isi keranjang, favorit, toko yang kamu ikuti, pesanan, ulasan, komplain beserta fotonya, dan chat dengan toko.\nBerjualan: data toko dan perusahaan, rekening bank, serta dokumen identitas dan usaha untuk pemeriksaan.',
    },
    collected: {
      title: 'Data yang tercatat saat kamu memakai situs',
      text: 'Setiap sesi masuk dicatat dengan waktu, peramban, dan alamat jaringannya, supaya kamu bisa mengenali perangkat asing. Kejadian keamanan, misalnya kata sandi diganti atau percobaan masuk yang gagal, juga dicatat.\nUntuk akun yang masuk, kami simpan {{viewed}} produk terakhir yang dilihat. Laporan kesalahan halaman disimpan tanpa e-mail, token, dan deretan angka panjang.',
    },
    browser: {
      title: 'Yang tersimpan di perambanmu',
      text: 'Situs ini tidak memuat iklan, pelacak, atau berkas dari pihak lain.',
    },
    seen: {
      title: 'Siapa yang melihat datamu',
      text: 'Penjual melihat nama dan alamat penerima pesanannya; nomor teleponnya disamarkan. Kurir menerima data yang diperlukan untuk mengantar.\nPenyedia pembayaran menerima kode pesanan dan jumlahnya. Kalau kamu masuk lewat akun lain, penyedianya tahu bahwa kamu masuk ke sini. Server e-mail meneruskan e-mail kami kepadamu.\nDokumen identitas hanya bisa dilihat olehmu dan tim Pasar yang memeriksanya. Di ulasan, kamu bisa menyembunyikan namamu. Kami tidak menjual data.',
    },
    kept: {
      title: 'Berapa lama',
      text: 'Kode verifikasi dan pendaftaran yang tidak selesai: sehari setelah kedaluwarsa. Sesi: 30 hari setelah berakhir. Kejadian keamanan: setahun. Laporan kesalahan: 30 hari. Spreadsheet impor: 30 hari setelah selesai. Chat: teks 24 bulan, foto 12 bulan. Foto dokumen identitas pembeli: 30 hari setelah diperiksa; KTP dan swafoto penjual: 90 hari setelah disetujui, 30 hari setelah ditolak; dokumen usaha: 10 tahun setelah penjualan terakhir.\nSalinan data yang kamu minta: 72 jam. Data akun disimpan selama akunmu ada; {{days}} hari setelah kamu minta hapus, data itu dihapus. Ulasan dan pesanmu tetap ada atas nama “Pengguna dihapus”.\nPesanan, invoice, dan catatan uang kami simpan selama pasar ini berjalan, karena diperlukan untuk pembukuan dan sengketa. Dari akun yang dihapus, pesanan hanya menyisakan nama dan kota penerima; sisanya tersegel {{years}} tahun sesuai aturan pajak, lalu dihapus. Invoice tidak bisa diubah.',
    },
    choices: {
      title: 'Pilihanmu',
      text: 'Ubah data diri dan alamat di akunmu. Keluarkan perangkat lain di halaman keamanan. Hapus riwayat pencarian di kotak pencarian; keluar dari akun juga menghapusnya.\nMinta salinan semua datamu sekali sehari, atau hapus akunmu, di halaman privasi akun.',
      link: 'Buka halaman privasi akun',
    },
  },
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
      shipTo: { use: 'Kota tujuan terakhir untuk perkiraan ongkir', time: 'Sampai data peramban dihapus' },
      method: { use: 'Metode pembayaran terakhir', time: 'Sampai data peramban dihapus' },
    },
  },
};
