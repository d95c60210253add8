export const contact = {
  ways: {
    order: {
      title: 'Soal pesanan',
      text: 'Lacak paket, batalkan, atau ajukan komplain dari pesanan itu. Penjual wajib menjawab komplain dalam {{complaintHours}} jam; sesudahnya tim Pasar yang memutuskan.',
      link: 'Buka pesananmu',
    },
    store: {
      title: 'Soal toko atau produk',
      text: 'Keterangan, ulasan, dan jam buka ada di halaman toko. Untuk pesanan yang sudah dibuat, gunakan catatan saat checkout, permintaan batal, atau komplain.',
      link: 'Cari toko',
    },
    selling: {
      title: 'Soal berjualan',
      text: 'Verifikasi, pesanan masuk, komisi, dan penarikan dijelaskan di panduan penjual.',
      link: 'Baca panduan penjual',
    },
    account: {
      title: 'Soal akun',
      text: 'Ada yang masuk tanpa izinmu? Keluarkan perangkatnya dan ganti kata sandi sekarang juga.',
      link: 'Buka halaman keamanan',
    },
  },
  team: 'Tim Pasar',
  teamText: 'Sebutkan kode pesanan atau e-mail akunmu. Jangan kirim kata sandi atau kode verifikasi.',
  email: 'E-mail',
  phone: 'Telepon',
  whatsapp: 'WhatsApp',
  none: 'Pasar ini belum mencantumkan e-mail atau nomor telepon timnya. Yang bisa kamu lakukan sendiri ada di atas.',
  failed: 'Alamat tim belum bisa dimuat. Coba muat ulang halaman ini.',
};
