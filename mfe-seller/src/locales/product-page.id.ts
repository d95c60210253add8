export const product = {
  newTitle: 'Tambah produk',
  editTitle: 'Ubah produk',
  copy: 'Gandakan',
  remove: 'Hapus',
  view: 'Lihat di toko',
  pending: 'Ditinjau',
  isPending:
    'Tim Pasar meninjau produk di kategori ini sebelum pembeli melihatnya. Kamu diberi tahu hasilnya.',
  isBlocked: 'Tim Pasar memblokir produk ini. Pembeli tidak melihatnya.',
  about: 'Tentang produk',
  category: 'Kategori',
  chooseCategory: 'Pilih kategori',
  searchCategory: 'Cari kategori',
  brand: 'Merek',
  noBrand: 'Tanpa merek',
  searchBrand: 'Cari merek',
  selling: 'Harga dan stok',
  sellingLead: 'Satu harga, atau varian dengan harga dan stok sendiri.',
  stock: 'Stok di toko',
  familySku: 'SKU induk',
  parcel: 'Pengiriman',
  parcelLead: 'Berat dan ukuran setelah dikemas; ongkir dihitung dari sini.',
  buying: 'Pembelian',
  attributes: 'Spesifikasi',
  more: 'Video dan pencarian (opsional)',
  bar: 'Simpan produk',
  save: 'Simpan',
  create: 'Simpan produk',
  uploading: 'Mengunggah foto',
  wrong: '{{n}} isian perlu diperbaiki',
};

export const images = {
  title: 'Foto',
  lead: 'Sampai 9 foto GIF, PNG, JPG, JPEG, atau BMP, masing-masing maksimal 5 MB. Yang pertama jadi sampul.',
  add: 'Tambah foto',
  count: '{{n}} dari {{most}}',
  cover: 'Sampul',
  alt: 'Foto {{place}}',
  grip: 'Geser foto {{place}} dari {{total}}; pakai tombol panah',
  forward: 'Majukan foto {{place}}',
  back: 'Mundurkan foto {{place}}',
  remove: 'Hapus foto {{place}}',
  moved: 'Sekarang foto {{place}} dari {{total}}',
};

export const selectionField = {
  found: '{{n}} pilihan',
  clear: 'Kosongkan {{what}}',
};

export const options = {
  title: 'Varian',
  one: 'Jenis varian {{n}}',
  first: 'Tambah varian, misalnya warna atau ukuran',
  second: 'Tambah jenis varian kedua',
  name: 'Nama varian',
  firstHint: 'Misalnya Warna',
  secondHint: 'Misalnya Ukuran',
  remove: 'Hapus varian {{name}}',
  values: 'Pilihan {{name}}',
  value: '{{name}} pilihan {{n}}',
  removeValue: 'Hapus pilihan {{value}}',
  addValue: 'Tambah pilihan',
  addValueTo: 'Tambah pilihan untuk {{name}}',
  add: 'Tambahkan',
  images: 'Foto varian',
  imageOf: 'Foto {{value}}',
  imageLead: 'Foto ini tampil saat pembeli memilih {{value}}.',
  selectImage: 'Pilih foto untuk {{value}}',
  imageChange: 'Ganti foto {{value}}',
  imageOther: 'Foto lain',
  imageNone: 'Tanpa foto',
  imageAdd: 'Beri foto tiap pilihan',
};

export const matrix = {
  title: 'Harga dan stok tiap varian',
  variant: 'Varian',
  activeOne: 'Jual {{name}}',
  fill: '{{what}}: salin baris pertama ke bawah',
  allPrice: 'Harga semua varian',
  allStock: 'Stok semua varian',
  allWeight: 'Berat semua varian',
  apply: 'Isi {{n}} varian',
  hint: 'Ctrl+Enter menyalin satu isian ke bawah. Tabel dari lembar kerja bisa langsung ditempel.',
};

export const attributes = {
  lead: 'Bahan, ukuran, asal: fakta yang dibandingkan pembeli.',
  name: 'Nama',
  nameHint: 'Misalnya Bahan',
  value: 'Isi',
  valueHint: 'Misalnya katun 100%',
  remove: 'Hapus spesifikasi {{name}}',
  add: 'Tambah spesifikasi',
  choose: 'Belum dipilih',
  failed: 'Spesifikasi yang diminta kategori ini belum bisa dimuat.',
  retry: 'Coba lagi',
};

export const draft = {
  title: 'Isianmu yang belum disimpan ada di sini',
  text: 'Terakhir diubah {{at}}, di perangkat ini.',
  back: 'Kembali ke yang tersimpan',
  drop: 'Mulai dari kosong',
};

export const conflict = {
  title: 'Produk ini baru saja diubah di tempat lain',
  choose: 'Isianmu aman. Pilih isi yang dipakai untuk tiap bagian yang berbeda, lalu simpan.',
  nothing: 'Isianmu aman dan tidak bertabrakan. Simpan untuk menggabungkan keduanya.',
  mine: 'Isianmu',
  theirs: 'Tersimpan sekarang',
  taken: 'Ikut diambil dari yang tersimpan',
  save: 'Simpan dengan pilihan ini',
  images: '{{n}} foto',
  variants: '{{n}} varian',
  noVariants: 'Tanpa varian',
  yes: 'Ya',
  no: 'Tidak',
};
