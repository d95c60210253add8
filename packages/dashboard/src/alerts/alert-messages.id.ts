/** The words of the page about mail. */
export const id = {
  title: 'Pengaturan notifikasi',
  link: 'Pengaturan e-mail',
  back: 'Semua notifikasi',
  heading: 'E-mail yang kamu terima',
  always: {
    buyer: 'Kabar status pesanan dan uangmu selalu dikirim lewat e-mail. Semua kabar juga ada di notifikasi.',
    seller:
      'Pesanan baru dan pembatalan selalu dikirim lewat e-mail. Semua kabar juga ada di notifikasi toko.',
  },
  kinds: {
    buyer: {
      deadline: {
        label: 'Pengingat batas waktu',
        hint: '6 dan 1 jam sebelum batas bayar, 12 jam sebelum pesanan selesai otomatis',
      },
      chat: { label: 'Pesan chat belum dibaca', hint: 'Setelah 5 menit, paling sering tiap 30 menit' },
    },
    seller: {
      deadline: {
        label: 'Pengingat batas waktu',
        hint: '12 dan 3 jam sebelum pesanan harus dijawab atau dikirim',
      },
      chat: { label: 'Pesan chat belum dibaca', hint: 'Setelah 5 menit, paling sering tiap 30 menit' },
    },
  },
  saved: 'Pengaturan tersimpan',
};
