export const bookFile = {
  choose: 'Pilih berkasnya dulu.',
  pick: 'Pilih berkas',
  change: 'Ganti berkas',
  none: 'Belum ada berkas yang dipilih',
  book: 'Bukukan',
  check: 'Periksa berkas',
  line: 'Baris {{line}}, {{code}}: {{message}}',
};
