/** Why a seller rejects an order. `lainnya` needs a text. */
export const rejectReasons = {
  stok_habis: { id: 'Stok habis', en: 'Out of stock' },
  harga_salah: { id: 'Harga salah', en: 'Wrong price' },
  alamat_tidak_terjangkau: { id: 'Alamat tidak terjangkau kurir', en: 'Address out of reach' },
  toko_tutup: { id: 'Toko sedang tutup', en: 'The store is closed' },
  permintaan_pembeli: { id: 'Permintaan pembeli', en: 'The buyer asked for it' },
  lainnya: { id: 'Alasan lain', en: 'Another reason' },
} as const;
export type RejectReason = keyof typeof rejectReasons;
export const rejectReasonNames = Object.keys(rejectReasons) as [RejectReason, ...RejectReason[]];

/** Why a buyer cancels. */
export const cancelReasons = {
  ubah_pesanan: { id: 'Ingin mengubah pesanan', en: 'I want to change the order' },
  ubah_alamat: { id: 'Ingin mengubah alamat', en: 'I want to change the address' },
  harga_lain: { id: 'Menemukan harga lebih murah', en: 'I found a better price' },
  tidak_jadi: { id: 'Tidak jadi membeli', en: 'I changed my mind' },
  lainnya: { id: 'Alasan lain', en: 'Another reason' },
} as const;
export type CancelReason = keyof typeof cancelReasons;
export const cancelReasonNames = Object.keys(cancelReasons) as [CancelReason, ...CancelReason[]];

/** The problem of a parcel. */
export const complaintTypes = {
  not_arrived: { id: 'Paket belum sampai', en: 'The parcel has not arrived' },
  damaged: { id: 'Barang rusak', en: 'Damaged' },
  wrong: { id: 'Barang tidak sesuai', en: 'Not what I ordered' },
  incomplete: { id: 'Barang kurang', en: 'Something is missing' },
} as const;
export type ComplaintType = keyof typeof complaintTypes;
export const complaintTypeNames = Object.keys(complaintTypes) as [ComplaintType, ...ComplaintType[]];
