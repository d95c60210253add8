export const wallet = {
  title: 'Saldo dan penarikan',
  summary: 'Memakai saldo dan menariknya ke rekening.',
  sections: {
    what: {
      title: 'Dari mana saldo berasal',
      text: 'Saldo pembeli berisi uang kembali dari pesanan batal, komplain, dan pembayaran yang terlambat. Saldo toko terpisah dan berisi pendapatan dari pesanan yang selesai.\nSetiap perubahan tercatat di riwayat, lengkap dengan kode pesanannya.',
      link: 'Lihat riwayat saldo',
    },
    pay: {
      title: 'Bayar dengan saldo',
      text: 'Nyalakan saldo saat checkout. Kalau saldomu kurang, sisanya kamu bayar dengan metode lain; bagian saldo ditahan sampai pembayarannya selesai dan kembali kalau tidak jadi.',
    },
    withdraw: {
      title: 'Tarik ke rekening bank',
      text: 'Minimal {{leastWithdrawal}} sekali tarik, maksimal {{withdrawalsPerDay}} kali dan {{mostWithdrawal}} sehari. Kami minta kata sandimu lagi.\nPenarikan diproses tim Pasar; perkiraan tibanya terlihat setelah kamu mengajukan, 1 atau 2 hari bank tergantung banknya. Pasar tidak memungut biaya penarikan.',
    },
    stuck: {
      title: 'Penarikan ditolak',
      text: 'Kalau penarikan ditolak, misalnya karena nomor rekening salah, uangnya kembali ke saldo dan alasannya ada di notifikasi.\nSetelah rekening toko diganti, penarikan dari saldo toko baru bisa dilakukan sehari kemudian. Ini melindungi uangmu kalau bukan kamu yang menggantinya.',
    },
  },
};

export const security = {
  title: 'Keamanan akun',
  summary: 'Kata sandi, perangkat, dan penipuan.',
  sections: {
    password: {
      title: 'Lupa atau ganti kata sandi',
      text: 'Lupa kata sandi? Minta kode lewat e-mail dan buat yang baru. Setelah itu semua perangkat keluar dari akunmu.\nKata sandi bisa diganti kapan saja di halaman keamanan; perangkat lain harus masuk lagi.\nDengan passkey kamu masuk memakai sidik jari, wajah, atau PIN perangkatmu. Tambahkan di halaman keamanan; kata sandi saja lalu tidak cukup untuk masuk.',
      link: 'Buat kata sandi baru',
    },
    code: {
      title: 'Kode verifikasi',
      text: 'Kode 6 angka dikirim ke e-mailmu dan berlaku 5 menit. Jangan berikan kode itu kepada siapa pun; tim Pasar tidak pernah memintanya.\nKode tidak datang? Periksa folder spam, lalu kirim ulang setelah hitungan mundur selesai.',
    },
    sessions: {
      title: 'Lihat siapa yang masuk',
      text: 'Halaman keamanan menampilkan setiap perangkat yang masuk ke akunmu. Keluarkan yang tidak kamu kenal, lalu ganti kata sandimu.\nKami mengirim e-mail setiap kali kata sandi, e-mail, atau nomor telepon akunmu berubah.',
      link: 'Buka halaman keamanan',
    },
    fraud: {
      title: 'Hindari penipuan',
      text: 'Bayar hanya di halaman pembayaran Pasar. Jangan transfer langsung ke penjual, dan jangan selesaikan pesanan sebelum barangnya kamu terima.\nPeriksa alamat situs sebelum mengetik kata sandi.',
    },
    report: {
      title: 'Laporkan celah keamanan',
      text: 'Menemukan celah di situs ini? Alamat pelaporannya ada di /.well-known/security.txt. Mohon jangan umumkan sebelum diperbaiki.',
    },
  },
};
