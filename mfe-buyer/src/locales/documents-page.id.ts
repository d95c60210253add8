export const documents = {
  lead: 'Tidak wajib. Foto tersimpan begitu terunggah, lalu tim Pasar memeriksanya.',
  private: 'Hanya kamu dan tim pemeriksa Pasar yang bisa melihat dokumen ini.',
  file_ktp: { name: 'KTP', hint: 'Semua tulisan terbaca, tanpa pantulan cahaya. Maksimal 5 MB.' },
  file_ktp_selfie: {
    name: 'Selfie dengan KTP',
    hint: 'Wajah dan KTP terlihat jelas dalam satu foto. Maksimal 5 MB.',
  },
  file_npwp: { name: 'NPWP', hint: 'Kartu NPWP atas namamu. Maksimal 5 MB.' },
  status: {
    none: 'Belum diunggah',
    submitted: 'Sedang diperiksa',
    approved: 'Disetujui',
    rejected: 'Ditolak',
  },
  removed: 'Fotonya sudah kami hapus karena masa simpannya berakhir. Hasil pemeriksaannya tetap berlaku.',
  rejected: 'Ditolak. Unggah foto yang baru.',
  removeOne: 'Hapus {{name}}',
  confirm: {
    title: 'Hapus {{name}}?',
    text: 'Fotonya hilang dari akunmu. Kamu bisa mengunggahnya lagi kapan saja.',
    no: 'Simpan saja',
    yes: 'Hapus',
  },
};
