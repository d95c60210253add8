import type { Words } from '../../platform/words.ts';

/** What the media module says when it refuses. */
export const mediaRefusals = {
  wrongType: {
    id: 'Foto hanya boleh berjenis GIF, PNG, JPG, JPEG, dan BMP.',
    en: 'Photo only allows file types of GIF, PNG, JPG, JPEG and BMP.',
  },
  unreadable: {
    id: 'Foto ini tidak bisa dibaca. Coba berkas lain.',
    en: 'This photo cannot be read. Try another file.',
  },
  tooManyPixels: {
    id: 'Foto ini terlalu besar, maks. 40 megapiksel',
    en: 'This photo is too large, max. 40 megapixels',
  },
  unknown: {
    id: 'Foto ini tidak ditemukan. Unggah lagi.',
    en: 'This photo was not found. Upload it again.',
  },
} satisfies Record<string, Words>;
