/** The error catalog (SPEC 8): the client's own messages when a call fails. */
export const errorMessages = {
  'section.connection': {
    id: '{section} gagal terhubung ke server',
    en: '{section} Error Connection To Server',
  },
  /** The section of a login without a response. */
  'section.user': { id: 'Akun', en: 'USER' },
  'transport.network': { id: 'Jaringan terputus', en: 'Network Error' },
  'transport.aborted': { id: 'Permintaan dibatalkan', en: 'Request aborted' },
  'transport.timeout': {
    id: 'Server terlalu lama menjawab. Coba lagi.',
    en: 'Request timeout. Try again.',
  },
  'transport.status': {
    id: 'Permintaan gagal dengan kode status {n}',
    en: 'Request failed with status code {n}',
  },
  'transport.invalid-response': {
    id: 'Jawaban server tidak dikenali. Muat ulang halaman.',
    en: 'The server gave an unknown answer. Reload the page.',
  },
  'session.required': {
    id: 'Silahkan masuk atau daftar terlebih dahulu',
    en: 'Please log in or register first',
  },
  'cart.login-required': {
    id: 'Silahkan login untuk menambahkan produk ke keranjang',
    en: 'Please log in to add products to your cart',
  },
  'checkout.login-required': {
    id: 'Silahkan login untuk checkout produk',
    en: 'Please log in to check out products',
  },
  'error.server': {
    id: 'Terjadi kesalahan di server. Coba lagi.',
    en: 'Something went wrong on the server. Try again.',
  },
  'error.unexpected': { id: 'Terjadi kesalahan. Coba lagi.', en: 'Something went wrong. Try again.' },
} as const;
