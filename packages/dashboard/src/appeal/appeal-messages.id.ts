/** Words of an appeal; each language has the same. */
export const id = {
  title: 'Banding',
  close: 'Tutup banding',
  why: (at: string) => `Diputus ${at}`,
  text: 'Kenapa keputusan ini keliru?',
  need: 'Tulis alasan bandingmu',
  once: (until: string) =>
    `Banding bisa diajukan satu kali, sampai ${until}. Petugas lain memutuskannya dalam 72 jam.`,
  send: 'Kirim banding',
  over: 'Waktu untuk banding sudah habis.',
  state: { open: 'Bandingmu sedang diperiksa', granted: 'Bandingmu diterima', rejected: 'Bandingmu ditolak' },
  gone: 'Ini tidak diblokir lagi.',
};
