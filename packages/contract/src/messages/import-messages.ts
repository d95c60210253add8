/** Messages of the product import about a spreadsheet and its rows (domain 3.13). */
export const importMessages = {
  'import.unreadable': {
    id: 'File tidak bisa dibaca. Simpan ulang sebagai XLSX atau CSV, lalu unggah lagi.',
    en: 'The file cannot be read. Save it again as XLSX or CSV and upload it again.',
  },
  'import.encoding': {
    id: 'File CSV harus disimpan sebagai UTF-8',
    en: 'A CSV file must be saved as UTF-8',
  },
  'import.unpacked': {
    id: 'Isi file terlalu besar. Bagi menjadi beberapa file.',
    en: 'The file holds too much. Split it into several files.',
  },
  'import.cell-long': {
    id: 'Satu sel maksimal 32.767 karakter',
    en: 'One cell holds at most 32,767 characters',
  },
  'import.empty': {
    id: 'File tidak berisi produk. Isi mulai baris di bawah judul kolom.',
    en: 'The file holds no products. Fill in the rows below the column headings.',
  },
  'import.sheet-empty': {
    id: 'Lembar pertama kosong. Taruh produk di lembar pertama, dengan judul kolom di baris paling atas.',
    en: 'The first sheet is empty. Put the products on the first sheet, with the column headings in its top row.',
  },
  'import.wrong-sheet': {
    id: 'Lembar pertama bukan lembar produk. Pindahkan lembar produk ke urutan pertama, dengan judul kolom di baris paling atas.',
    en: 'The first sheet is not the product sheet. Move the product sheet to the front, with the column headings in its top row.',
  },
  'import.no-columns': {
    id: 'Baris pertama file ini bukan judul kolom produk. Pakai judul kolom dari templat.',
    en: 'The first row of this file has no product column headings. Use the headings of the template.',
  },
  'import.rows-many': {
    id: 'Maksimal 2.000 baris per file. Bagi menjadi beberapa file.',
    en: 'At most 2,000 rows per file. Split it into several files.',
  },
  'import.columns-missing': {
    id: 'Kolom ini belum ada: {columns}. Pakai templat agar lengkap.',
    en: 'These columns are missing: {columns}. The template has all of them.',
  },
  'import.column-twice': {
    id: 'Kolom {column} ada dua kali',
    en: 'The column {column} is there twice',
  },
  'import.running': {
    id: 'Impor lain masih berjalan. Tunggu sampai selesai atau batalkan.',
    en: 'Another import is still running. Wait for its end or cancel it.',
  },
  'import.started': { id: 'Impor dimulai', en: 'Import started' },
  'import.cancelled': { id: 'Impor dibatalkan', en: 'Import cancelled' },
  'import.ended': { id: 'Impor ini sudah selesai', en: 'This import has ended' },
  'import.no-errors': {
    id: 'Tidak ada baris yang salah di impor ini',
    en: 'No row of this import has an error',
  },
  'import.faulty': {
    id: 'Tidak ada yang disimpan karena ada baris yang salah',
    en: 'Nothing was saved because some rows have errors',
  },
  'import.stopped': {
    id: 'Impor berhenti di baris yang salah. Yang sudah disimpan tetap ada.',
    en: 'The import stopped at a row with an error. What was saved before stays.',
  },
  'import.required': { id: 'Kolom {column} wajib diisi', en: 'The column {column} must be filled in' },
  'import.number': {
    id: 'Kolom {column} harus angka bulat',
    en: 'The column {column} must be a whole number',
  },
  'import.choice': {
    id: 'Kolom {column} harus salah satu dari: {words}',
    en: 'The column {column} must be one of: {words}',
  },
  'import.category': {
    id: 'Kategori ini tidak ada. Tulis nomornya, atau jalurnya seperti Fashion > Pria > Kaos.',
    en: 'This category does not exist. Give its number, or its path like Fashion > Men > T-shirts.',
  },
  'import.category-many': {
    id: 'Beberapa kategori bernama sama. Tulis jalurnya lengkap atau nomornya.',
    en: 'Several categories have this name. Give the whole path or the number.',
  },
  'import.condition': {
    id: 'Kondisi harus baru atau bekas',
    en: 'The condition must be new or used',
  },
  'import.status': {
    id: 'Status harus PUBLISH atau HIDDEN',
    en: 'The status must be PUBLISH or HIDDEN',
  },
  'import.image-address': {
    id: 'Foto dari tautan atau nama file tidak diambil. Unggah fotonya, lalu tulis nomornya.',
    en: 'Photos are not fetched from links or file names. Upload the photo and give its number.',
  },
  'import.option-name': {
    id: 'Isi nama varian untuk nilai varian ini',
    en: 'Give this variant value a variant name',
  },
  'import.option-value': {
    id: 'Isi nilai varian untuk nama varian ini',
    en: 'Give this variant name a variant value',
  },
  'import.option-first': {
    id: 'Isi varian 1 sebelum varian 2',
    en: 'Fill in variant 1 before variant 2',
  },
  'import.variant-other': {
    id: 'SKU ini milik varian lain dari produk ini',
    en: 'This SKU belongs to another variant of this product',
  },
  'import.option-needed': {
    id: 'Baris dengan kode_induk sama adalah varian satu produk. Isi nama dan nilai variannya.',
    en: 'Rows with one parent code are variants of one product. Fill in variant name and value.',
  },
  'import.option-kinds': {
    id: 'Produk ini punya varian lain di toko. Sesuaikan nama variannya.',
    en: 'This product has other variants in the store. Use the same variant names.',
  },
  'import.differs': {
    id: 'Harus sama dengan baris {row} dari produk yang sama',
    en: 'Must be the same as in row {row} of the same product',
  },
  'import.group': {
    id: 'Tidak disimpan karena baris lain dari produk ini salah: {rows}',
    en: 'Not saved because other rows of this product have errors: {rows}',
  },
  'import.sku-twice': { id: 'SKU ini sudah ada di baris {row}', en: 'This SKU is already in row {row}' },
  'import.sku-taken': {
    id: 'SKU ini sudah dipakai produk lain di tokomu. Pilih mode perbarui untuk mengubahnya.',
    en: 'Another product of your store has this SKU. Choose the update mode to change it.',
  },
  'import.sku-elsewhere': {
    id: 'SKU ini milik produk lain daripada baris {row}',
    en: 'This SKU belongs to another product than that of row {row}',
  },
  'import.unexpected': {
    id: 'Baris ini tidak bisa disimpan. Coba lagi nanti.',
    en: 'This row could not be saved. Try again later.',
  },
} as const;
