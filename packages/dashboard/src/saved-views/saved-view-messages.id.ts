/** What the sheet of saved views says. */
export const id = {
  title: 'Tampilan tersimpan',
  close: 'Tutup tampilan tersimpan',
  none: 'Belum ada tampilan tersimpan. Saring daftarnya, lalu simpan di sini.',
  list: 'Tampilan tersimpan',
  shared: 'Dibagikan',
  byColleague: 'Dari rekan',
  remove: (name: string) => `Hapus tampilan ${name}`,
  removed: (name: string) => `Tampilan ${name} dihapus`,
  saved: (name: string) => `Tampilan ${name} disimpan`,
  filterFirst: 'Saring daftarnya dulu untuk menyimpan tampilan baru.',
  name: 'Simpan saringan sekarang sebagai',
  nameHint: 'Maksimal 40 karakter. Nama yang sama diganti.',
  need: 'Beri nama tampilan ini',
  share: 'Bagikan ke semua staf',
  save: 'Simpan tampilan',
};
