/** The pages of a list. */
export const paging = {
  label: 'Halaman hasil',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  page: 'Halaman {{n}}',
  past: 'Halaman {{n}} tidak ada',
  ends: 'Daftar ini sampai halaman {{n}}.',
  toLast: 'Ke halaman terakhir',
};
