/** What is wrong with a view that somebody saves. */
export const savedViewMessages = {
  'saved-view.name.required': { id: 'Beri nama tampilan ini', en: 'Name this view' },
  'saved-view.name.long': { id: 'Nama maksimal 40 karakter', en: 'Name maximum 40 characters' },
  'saved-view.full': {
    id: 'Maksimal {max} tampilan per daftar. Hapus satu dulu.',
    en: 'At most {max} views per list. Delete one first.',
  },
};
