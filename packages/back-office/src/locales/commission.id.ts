/** Asking for another commission, of a category or of a store. */
export const commission = {
  button: 'Ubah komisi',
  yes: 'Minta persetujuan',
  rate: 'Komisi',
  day: 'Berlaku mulai',
};
