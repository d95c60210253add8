/** What each setting is called, and what it does. */
export const settingNames = {
  two_person_limit: {
    name: 'Batas uang satu orang',
    text: 'Sebanyak ini yang boleh dipindahkan satu staf kepada satu penerima dalam 24 jam. Di atasnya rekan menyetujui dulu.',
  },
  payout_auto_max: {
    name: 'Penarikan tanpa persetujuan',
    text: 'Penarikan sampai jumlah ini langsung disetujui. 0 berarti semua penarikan diperiksa staf.',
  },
  report_hours: {
    name: 'Batas waktu laporan',
    text: 'Dalam waktu ini laporan harus diputus. Antrean mengurutkan laporan menurut batas ini.',
  },
  report_urgent_from: {
    name: 'Laporan mendesak mulai dari',
    text: 'Sebanyak ini laporan terbuka tentang hal yang sama membuatnya mendesak.',
  },
  report_urgent_hours: {
    name: 'Batas waktu laporan mendesak',
    text: 'Dalam waktu ini laporan mendesak harus diputus.',
  },
  reports_per_day: {
    name: 'Laporan per orang',
    text: 'Sebanyak ini laporan yang boleh dikirim satu orang dalam 24 jam.',
  },
  requests_per_user: {
    name: 'Permintaan per pengguna per menit',
    text: 'Di atasnya pengguna yang masuk harus menunggu sebentar.',
  },
  requests_per_address: {
    name: 'Permintaan per alamat jaringan per menit',
    text: 'Berlaku untuk pengunjung yang belum masuk. Naikkan bila banyak orang memakai satu alamat, misalnya kantor.',
  },
  codes_per_address: {
    name: 'Kode per alamat jaringan per jam',
    text: 'Kode verifikasi dan pendaftaran dari satu alamat jaringan, untuk semua akun bersama.',
  },
  uploads_per_address: {
    name: 'Unggahan per alamat jaringan per menit',
    text: 'Berkas yang boleh diunggah dari satu alamat jaringan, untuk semua akun bersama.',
  },
};
