/** The heart of a product, wherever it stands. */
export const wishlistButton = {
  save: 'Simpan {{name}} ke Favorit',
  logIn: 'Masuk dulu untuk menyimpan barang ini',
};
