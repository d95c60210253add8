/** What the server answers about products of a store. */
export const productResponseMessages = {
  'product.category.leaf': {
    id: 'Pilih kategori yang paling rinci',
    en: 'Choose the most detailed category',
  },
  'product.brand.unknown': { id: 'Merek ini tidak ada', en: 'This brand does not exist' },
  'product.images.unknown': {
    id: 'Foto ini tidak ditemukan. Unggah lagi.',
    en: 'This photo was not found. Upload it again.',
  },
  'product.images.order': {
    id: 'Urutan harus memuat semua foto produk ini, masing-masing sekali',
    en: 'The order must name every photo of this product once',
  },
  'product.price.flash': {
    id: 'Harga harus lebih tinggi dari harga flash sale produk ini',
    en: 'The price must be higher than the flash-sale price of this product',
  },
  'product.stock.reserved': {
    id: 'Stok tidak bisa kurang dari {least}: sebanyak itu sudah dipesan atau dipakai flash sale',
    en: 'Stock cannot be below {least}: that many are ordered or in a flash sale',
  },
  'product.stock.moved': {
    id: 'Stok berubah saat kamu mengisi. Periksa lagi.',
    en: 'The stock changed while you were typing. Check it again.',
  },
  'product.publish.store': {
    id: 'Produk baru bisa ditayangkan setelah tokomu disetujui',
    en: 'Products can be shown once your store is approved',
  },
  'product.publish.suspended': {
    id: 'Tokomu sedang ditangguhkan, produk tidak bisa ditayangkan',
    en: 'Your store is suspended, products cannot be shown',
  },
  'product.publish.blocked': {
    id: 'Produk ini diblokir oleh Pasar',
    en: 'This product is blocked by Pasar',
  },
  'product.publish.images': {
    id: 'Tambahkan minimal 1 foto sebelum menayangkan',
    en: 'Add at least 1 photo before showing it',
  },
  'product.publish.category': {
    id: 'Pilih kategori yang paling rinci sebelum menayangkan',
    en: 'Choose the most detailed category before showing it',
  },
  'product.publish.attributes': {
    id: 'Lengkapi spesifikasi yang wajib di kategorinya sebelum menayangkan',
    en: 'Fill in the specifications that its category requires before showing it',
  },
  'product.publish.variants': {
    id: 'Aktifkan minimal satu varian sebelum menayangkan',
    en: 'Activate at least one variant before showing it',
  },
  'product.discount.amount': {
    id: 'Potongan maksimal 70% dari harga termurah, yaitu {most}',
    en: 'The cut is at most 70% of the lowest price, which is {most}',
  },
  'product.discount.over': {
    id: 'Waktu berakhir harus di masa depan',
    en: 'The end must lie in the future',
  },
  'product.saved': { id: 'Produk tersimpan', en: 'Product saved' },
  'product.saved-hidden': {
    id: 'Produk tersimpan dan belum ditayangkan',
    en: 'Product saved, not shown yet',
  },
  'product.copied': { id: 'Produk digandakan', en: 'Product copied' },
  'product.copy-name': { id: '{name} (salinan)', en: '{name} (copy)' },
  'product.unavailable': { id: 'Produk ini sudah tidak dijual', en: 'This product is no longer sold' },
  'product.deleted': { id: 'Produk dihapus', en: 'Product deleted' },
  'product.restored': { id: 'Produk dikembalikan', en: 'Product brought back' },
  'product.published': { id: 'Produk ditayangkan', en: 'Product shown' },
  'product.hidden': { id: 'Produk disembunyikan', en: 'Product hidden' },
  'product.stock.saved': { id: 'Stok tersimpan', en: 'Stock saved' },
  'product.price.saved': { id: 'Harga tersimpan', en: 'Price saved' },
  'product.images.saved': { id: 'Urutan foto tersimpan', en: 'Photo order saved' },
  'product.discount.saved': { id: 'Potongan harga tersimpan', en: 'Price cut saved' },
  'product.discount.ended': { id: 'Potongan harga diakhiri', en: 'Price cut ended' },
} as const;
