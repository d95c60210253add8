/** The server's messages beside the rules: requests that it cannot serve, and plain success. */
export const serverMessages = {
  ok: { id: 'Berhasil', en: 'Success' },
  'request.invalid': { id: 'Periksa kembali isianmu', en: 'Check what you entered' },
  'request.malformed': {
    id: 'Permintaan tidak bisa dibaca',
    en: 'The request cannot be read',
  },
  'request.too-large': { id: 'Kiriman terlalu besar', en: 'The request is too large' },
  'request.unsupported-type': {
    id: 'Jenis kiriman ini tidak didukung',
    en: 'This content type is not supported',
  },
  'request.too-slow': {
    id: 'Permintaan terlalu lama. Coba lagi.',
    en: 'The request took too long. Try again.',
  },
  'request.too-many': {
    id: 'Terlalu banyak percobaan. Coba lagi dalam {seconds} detik.',
    en: 'Too many tries. Try again in {seconds} seconds.',
  },
  'request.not-found': { id: 'Halaman atau data tidak ditemukan', en: 'Page or data not found' },
  'product.not-found': { id: 'Produk tidak ditemukan', en: 'Product not found' },
  'request.forbidden': { id: 'Kamu tidak punya akses ke sini', en: 'You have no access here' },
  'merchant.required': {
    id: 'Hanya penjual yang bisa membuka ini',
    en: 'Only sellers can open this',
  },
  'merchant.role': {
    id: 'Peranmu di toko ini tidak mencakup ini. Pemilik toko bisa mengubah peranmu.',
    en: 'Your role in this store does not cover this. The owner of the store can change your role.',
  },
  'request.conflict': {
    id: 'Data ini sudah berubah. Muat ulang lalu coba lagi.',
    en: 'This data has changed. Reload and try again.',
  },
  'service.unavailable': {
    id: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
    en: 'The service is busy. Try again in a moment.',
  },
  'upload.success': { id: 'Foto berhasil diunggah', en: 'Photo uploaded' },
  'upload.quota': {
    id: 'Terlalu banyak foto yang belum dipakai. Coba lagi nanti.',
    en: 'Too many unused photos. Try again later.',
  },
} as const;
