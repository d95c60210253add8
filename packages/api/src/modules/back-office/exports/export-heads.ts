import type { ExportList, Locale } from '@pasar/contract';

/** The first line of each file, in the language of the one who asked for it. */
export const exportHeads: Record<ExportList, Record<Locale, readonly string[]>> = {
  orders: {
    id: ['kode_pesanan', 'tanggal_pesan', 'pembeli', 'toko', 'status', 'total', 'batas_waktu'],
    en: ['order_code', 'ordered_at', 'buyer', 'store', 'status', 'total', 'due_at'],
  },
  products: {
    id: ['nomor', 'produk', 'toko', 'harga', 'status', 'moderasi', 'terjual', 'dibuat'],
    en: ['number', 'product', 'store', 'price', 'status', 'moderation', 'sold', 'created_at'],
  },
  users: {
    id: ['nomor', 'e-mail', 'nama_pengguna', 'nama', 'telepon', 'peran', 'status', 'toko', 'bergabung'],
    en: ['number', 'e-mail', 'username', 'name', 'phone', 'role', 'status', 'store', 'joined_at'],
  },
  stores: {
    id: [
      ...['nomor', 'toko', 'jenis', 'kota', 'pemilik', 'e-mail', 'status', 'diajukan', 'dibuat'],
      ...['rating', 'penjualan_30_hari', 'pelanggaran_30_hari'],
    ],
    en: [
      ...['number', 'store', 'type', 'city', 'owner', 'e-mail', 'status', 'submitted_at', 'created_at'],
      ...['rating', 'sales_30_days', 'penalties_30_days'],
    ],
  },
  payments: {
    id: ['kode', 'status', 'metode', 'jumlah', 'pembeli', 'e-mail', 'dibuat', 'batas_waktu', 'dibayar'],
    en: ['code', 'status', 'method', 'amount', 'buyer', 'e-mail', 'created_at', 'expires_at', 'paid_at'],
  },
  withdrawals: {
    id: [
      ...[
        'kode',
        'status',
        'saldo',
        'jumlah',
        'biaya',
        'ditransfer',
        'pemilik',
        'e-mail',
        'bank',
        'rekening',
      ],
      ...['atas_nama', 'diminta', 'batas_waktu', 'selesai', 'berkas_bank', 'referensi_bank'],
    ],
    en: [
      ...['code', 'status', 'balance_of', 'amount', 'fee', 'transfer', 'owner', 'e-mail', 'bank', 'account'],
      ...['account_holder', 'requested_at', 'due_at', 'finished_at', 'bank_file', 'bank_reference'],
    ],
  },
  ledger: {
    id: ['jurnal', 'waktu', 'peristiwa', 'jenis', 'rujukan', 'akun', 'milik', 'jumlah'],
    en: ['journal', 'at', 'event', 'type', 'reference', 'account', 'owner', 'amount'],
  },
  cases: {
    id: [
      ...[
        'nomor',
        'kode_pesanan',
        'jenis',
        'status',
        'diminta',
        'ditahan',
        'dikembalikan',
        'pembeli',
        'toko',
      ],
      ...['dibuat', 'dijawab_sampai', 'ditutup'],
    ],
    en: [
      ...['number', 'order_code', 'type', 'status', 'requested', 'held', 'refunded', 'buyer', 'store'],
      ...['created_at', 'reply_until', 'closed_at'],
    ],
  },
  audit: {
    id: ['waktu', 'pelaku', 'tindakan', 'jenis', 'sasaran', 'alasan', 'sebelum', 'sesudah', 'alamat'],
    en: ['at', 'who', 'action', 'type', 'target', 'reason', 'before', 'after', 'address'],
  },
};

const numberHeads = new Set([
  ...['number', 'total', 'price', 'sold', 'rating', 'sales_30_days', 'penalties_30_days', 'amount', 'fee'],
  ...['transfer', 'requested', 'held', 'refunded', 'journal'],
]);

/** Which columns of a file hold numbers; account numbers and codes are texts. */
export const numberColumns = (list: ExportList): number[] =>
  exportHeads[list].en.flatMap((head, column) => (numberHeads.has(head) ? [column] : []));
