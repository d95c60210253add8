/** Words of the parts; each language has the same. */
export const id = {
  error: { rest: 'Bagian lain halaman ini tetap bisa dipakai.', retry: 'Coba lagi' },
  pages: { previous: 'Sebelumnya', next: 'Berikutnya', page: (page: number) => `Halaman ${page}` },
  copy: {
    button: 'Salin',
    done: 'Tersalin',
    failed: 'Belum bisa disalin. Pilih nomornya lalu salin sendiri.',
  },
  search: 'Cari',
  views: 'Tampilan',
  searchLong: 'Pencarian maksimal 100 karakter',
  filter: {
    dates: 'Rentang tanggal',
    from: 'Dari tanggal',
    until: 'Sampai tanggal',
    apply: 'Terapkan',
    clear: 'Hapus saringan',
  },
  day: {
    open: 'Buka kalender',
    placeholder: 'hh/bb/tttt',
    invalid: 'Tulis tanggal seperti 21/11/2026',
    previous: 'Bulan sebelumnya',
    next: 'Bulan berikutnya',
    weekdays: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  },
  dayTime: { time: 'Jam', separator: '.' },
  time: {
    days: (days: number, hours: number) => `${days} hari ${hours} jam`,
    hours: (hours: number, minutes: number) => `${hours} jam ${minutes} menit`,
    minutes: (minutes: number, seconds: number) => `${minutes} menit ${seconds} detik`,
    over: () => 'Waktunya habis, sedang diproses',
  },
  live: {
    order: (status: string) => `Status pesanan: ${status}`,
    orders: 'Daftar pesanan diperbarui',
    notifications: 'Ada notifikasi baru',
  },
  notifications: { read: 'Tandai dibaca', unread: 'Belum dibaca', open: 'Buka' },
};
