/** What the server answers about the pages that staff write. */
export const contentMessages = {
  'content.title.long': { id: 'Maksimal 80 karakter', en: 'Maximum 80 characters' },
  'content.summary.long': { id: 'Maksimal 200 karakter', en: 'Maximum 200 characters' },
  'content.body.long': { id: 'Maksimal 20.000 karakter', en: 'Maximum 20,000 characters' },
  'content.unknown-value': {
    id: 'Tidak ada isian bernama {name}',
    en: 'There is no value called {name}',
  },
  'content.unsupported': {
    id: 'Baris {line}: pakai judul dengan ## atau ###, paragraf, daftar, tebal, miring, dan tautan saja',
    en: 'Line {line}: use only headings with ## or ###, paragraphs, lists, bold, italics and links',
  },
  'content.link': {
    id: 'Baris {line}: tautan dimulai dengan /, https://, mailto:, atau tel:',
    en: 'Line {line}: a link begins with /, https://, mailto: or tel:',
  },
  'content.saved': { id: 'Draf disimpan', en: 'Draft saved' },
  'content.published': { id: 'Halaman ditayangkan', en: 'Page published' },
  'content.no-draft': { id: 'Belum ada draf yang bisa ditayangkan', en: 'There is no draft to publish' },
} as const;
