/** Apart from the messages of all parts, so that pages without details do not load them. */
export const detailMessages = {
  id: { page: 'Tampilkan sebagai halaman', beside: 'Tampilkan di samping daftar' },
  en: { page: 'Show as a page', beside: 'Show beside the list' },
};
