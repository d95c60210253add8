/** Messages of the sellers' voucher form (SPEC 7 "vouchers", domain 3.6). */
export const voucherMessages = {
  'voucher.code.required': { id: 'Isi kode voucher', en: 'Enter a voucher code' },
  'voucher.code.format': {
    id: 'Kode voucher 5 sampai 20 huruf atau angka, tanpa spasi',
    en: 'The voucher code is 5 to 20 letters or digits without spaces',
  },
  'voucher.code.available': { id: 'Kode voucher tersedia', en: 'Voucher code available' },
  'voucher.name.required': { id: 'Isi nama voucher', en: 'Enter a voucher name' },
  'voucher.name.length': {
    id: 'Nama voucher 5 sampai 60 karakter',
    en: 'The voucher name is 5 to 60 characters',
  },
  'voucher.description.long': {
    id: 'Keterangan maksimal 500 karakter',
    en: 'Description maximum 500 characters',
  },
  'voucher.discount.required': { id: 'Isi besar potongan', en: 'Enter the discount' },
  'voucher.discount.percent': { id: 'Potongan 1 sampai 100 persen', en: 'The discount is 1 to 100 percent' },
  'voucher.discount.amount': {
    id: 'Potongan Rp100 sampai Rp500.000.000',
    en: 'The discount is Rp100 to Rp500.000.000',
  },
  'voucher.max-discount.amount': {
    id: 'Potongan maksimal Rp100 sampai Rp500.000.000',
    en: 'The maximum discount is Rp100 to Rp500.000.000',
  },
  'voucher.max-discount.small': {
    id: 'Potongan maksimal lebih kecil dari potongan untuk belanja minimal',
    en: 'The maximum discount is below the discount on the minimum spend',
  },
  'voucher.max-discount.percent-only': {
    id: 'Potongan maksimal hanya untuk potongan persen',
    en: 'A maximum discount goes with a percentage only',
  },
  'voucher.min-spend.amount': {
    id: 'Minimal belanja Rp0 sampai Rp500.000.000',
    en: 'The minimum spend is Rp0 to Rp500.000.000',
  },
  'voucher.quota.range': { id: 'Kuota 1 sampai 1.000.000', en: 'The quota is 1 to 1.000.000' },
  'voucher.per-user.range': {
    id: 'Batas per pembeli minimal 1',
    en: 'The limit per buyer is at least 1',
  },
  'voucher.per-user.above-quota': {
    id: 'Batas per pembeli tidak boleh melebihi kuota',
    en: 'The limit per buyer cannot be above the quota',
  },
  'voucher.start.required': { id: 'Isi waktu mulai', en: 'Enter the start' },
  'voucher.start.past': { id: 'Waktu mulai sudah lewat', en: 'The start is in the past' },
  'voucher.end.required': { id: 'Isi waktu berakhir', en: 'Enter the end' },
  'voucher.end.before-start': {
    id: 'Waktu berakhir harus setelah waktu mulai',
    en: 'The end must be after the start',
  },
  'voucher.end.past': { id: 'Waktu berakhir sudah lewat', en: 'The end is in the past' },
  'voucher.end.far': {
    id: 'Voucher berlaku paling lama 366 hari',
    en: 'A voucher runs for at most 366 days',
  },
  'voucher.products.required': { id: 'Pilih produknya', en: 'Choose the products' },
  'voucher.products.many': { id: 'Maksimal 500 produk', en: 'At most 500 products' },
  'voucher.created': { id: 'Voucher dibuat', en: 'Voucher created' },
  'voucher.saved': { id: 'Voucher disimpan', en: 'Voucher saved' },
  'voucher.deleted': { id: 'Voucher dihapus', en: 'Voucher deleted' },
  'voucher.paused': { id: 'Voucher dihentikan sementara', en: 'Voucher paused' },
  'voucher.resumed': { id: 'Voucher dilanjutkan', en: 'Voucher resumed' },
  'voucher.ended-now': { id: 'Voucher diakhiri', en: 'Voucher ended' },
} as const;
