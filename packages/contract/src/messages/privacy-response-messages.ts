/** What the server answers about a copy of one's data and the deletion of an account. */
export const privacyResponseMessages = {
  'privacy.export.started': {
    id: 'Salinan datamu sedang disiapkan. Kami kirim e-mail kalau sudah siap.',
    en: 'Your copy is being prepared. We email you when it is ready.',
  },
  'privacy.export.early': {
    id: 'Salinan data bisa diminta sekali sehari',
    en: 'A copy can be requested once a day',
  },
  'privacy.consent.given': { id: 'Persetujuanmu sudah dicatat', en: 'Your agreement is recorded' },
  'privacy.consent.old': {
    id: 'Ada versi yang lebih baru. Muat ulang halaman ini.',
    en: 'There is a newer version. Reload this page.',
  },
  'privacy.delete.scheduled': {
    id: 'Penghapusan akun sudah dijadwalkan. Kamu bisa membatalkannya sebelum waktunya.',
    en: 'Your account will be deleted. You can cancel until then.',
  },
  'privacy.delete.remaining': {
    id: 'Akun belum bisa dihapus. Selesaikan dulu yang ada di daftar.',
    en: 'Your account cannot be deleted yet. Finish what is on the list first.',
  },
  'privacy.delete.canceled': {
    id: 'Penghapusan dibatalkan. Akunmu tetap ada.',
    en: 'Deletion canceled. Your account stays.',
  },
} as const;
