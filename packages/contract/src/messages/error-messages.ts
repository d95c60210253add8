/** The error catalogue (SPEC 8). */
export const errorMessages = {
  'section.connection': {
    id: '{section} gagal terhubung ke server',
    en: '{section} Error Connection To Server',
  },
  'error.server': {
    id: 'Terjadi kesalahan di server. Coba lagi.',
    en: 'Something went wrong on the server. Try again.',
  },
} as const;
