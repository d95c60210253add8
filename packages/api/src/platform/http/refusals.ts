import type { Words } from '../words.ts';

const duration = (seconds: number) =>
  seconds < 90
    ? { id: `${seconds} detik`, en: seconds === 1 ? '1 second' : `${seconds} seconds` }
    : { id: `${Math.ceil(seconds / 60)} menit`, en: `${Math.ceil(seconds / 60)} minutes` };

/** What the server says when it refuses, whatever the module. */
export const refusals = {
  signIn: 'session.required',
  forbidden: { id: 'Kamu tidak punya akses ke sini', en: 'You do not have access to this' },
  merchantOnly: { id: 'Halaman ini khusus penjual', en: 'This page is for sellers' },
  notFound: { id: 'Tidak ditemukan', en: 'Not found' },
  tooLarge: { id: 'Data yang dikirim terlalu besar', en: 'What was sent is too large' },
  invalid: { id: 'Periksa kembali isian kamu', en: 'Please check what you filled in' },
  invalidValue: { id: 'Isian ini tidak valid', en: 'This value is not valid' },
  notJson: { id: 'Isi permintaan bukan JSON yang benar', en: 'The request body is not valid JSON' },
  tooDeep: { id: 'Isi permintaan terlalu dalam', en: 'The request body is nested too deeply' },
  wantsJson: {
    id: 'Kirim isi permintaan sebagai application/json',
    en: 'Send the request body as application/json',
  },
  wantsForm: {
    id: 'Kirim isi permintaan sebagai multipart/form-data',
    en: 'Send the request body as multipart/form-data',
  },
  unavailable: {
    id: 'Server sedang sibuk. Coba lagi sebentar lagi.',
    en: 'The server is busy. Try again in a moment.',
  },
  tooMany: (seconds: number) => ({
    id: `Terlalu banyak percobaan. Coba lagi dalam ${duration(seconds).id}.`,
    en: `Too many attempts. Try again in ${duration(seconds).en}.`,
  }),
} satisfies Record<string, Words | ((seconds: number) => Words)>;
