/** What the server answers about vouchers. */
export const voucherResponseMessages = {
  'voucher.code.taken': {
    id: 'Kode voucher sudah dipakai, coba kode lain',
    en: 'This voucher code is taken, try another one',
  },
  'voucher.products.unknown': {
    id: 'Ada produk yang bukan milik tokomu',
    en: 'Some products are not of your store',
  },
  'voucher.locked': {
    id: 'Tidak bisa diubah setelah voucher dimulai',
    en: 'Cannot be changed once the voucher has started',
  },
  'voucher.end.only-later': {
    id: 'Waktu berakhir hanya bisa diperpanjang',
    en: 'The end can only be moved later',
  },
  'voucher.quota.only-up': { id: 'Kuota hanya bisa ditambah', en: 'The quota can only be raised' },
  'voucher.not-found': { id: 'Voucher tidak ditemukan', en: 'Voucher not found' },
  'voucher.ended': { id: 'Voucher sudah berakhir', en: 'The voucher has ended' },
  'voucher.not-started': {
    id: 'Voucher belum dimulai. Hapus saja kalau tidak jadi.',
    en: 'The voucher has not started. Delete it if you do not want it.',
  },
  'voucher.in-use': {
    id: 'Voucher yang berjalan atau pernah dipakai tidak bisa dihapus. Akhiri sekarang saja.',
    en: 'A voucher that runs or was used cannot be deleted. End it now instead.',
  },
  'voucher.store-closed': {
    id: 'Voucher bisa dibuat setelah tokomu lolos verifikasi',
    en: 'You can create vouchers once your store is verified',
  },
} as const;
