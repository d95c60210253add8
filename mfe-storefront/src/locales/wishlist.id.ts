/** The heart of a product, on every page. */
export const wishlistButton = {
  save: 'Simpan {{name}} ke Favorit',
  logIn: 'Masuk dulu untuk menyimpan produk ini',
};
