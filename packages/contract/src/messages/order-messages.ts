/** Messages of orders, payments and wallets (domain 3.9, 3.10). */
export const orderMessages = {
  'order.reason.required': { id: 'Pilih alasannya', en: 'Choose a reason' },
  'order.reason.text': { id: 'Tulis alasannya', en: 'Write the reason' },
  'order.rejected': { id: 'Pesanan ditolak, dana dikembalikan', en: 'Order rejected, money returned' },
  'order.cancelled': { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  'order.cancel-requested': {
    id: 'Permintaan batal dikirim ke penjual',
    en: 'Your request to cancel was sent to the seller',
  },
  'order.cancel-rejected': { id: 'Permintaan batal ditolak', en: 'Request to cancel refused' },
  'order.completed': { id: 'Pesanan selesai', en: 'Order completed' },
  'order.complained': { id: 'Komplain dikirim', en: 'Complaint sent' },
  'complaint.description.short': {
    id: 'Ceritakan masalahnya, minimal 10 karakter',
    en: 'Tell us what is wrong, at least 10 characters',
  },
  'complaint.images.required': { id: 'Tambahkan foto barang', en: 'Add a photo of the items' },
  'complaint.images.many': { id: 'Maksimal 5 foto', en: 'At most 5 photos' },
  'complaint.amount': { id: 'Tidak boleh lebih dari total pesanan', en: 'Not more than the order total' },
  'complaint.accepted': { id: 'Dana dikembalikan ke pembeli', en: 'The money goes back to the buyer' },
  'complaint.replied': { id: 'Jawabanmu sampai ke tim Pasar', en: 'Your answer reached the Pasar team' },
  'complaint.escalated': {
    id: 'Komplain diteruskan ke tim Pasar',
    en: 'The complaint goes to the Pasar team',
  },
  'waybill.invalid': {
    id: 'Isi nomor resi, 8–30 huruf dan angka',
    en: 'Enter the tracking number, 8–30 letters and digits',
  },
  'waybill.photo': { id: 'Tambahkan foto resi dari kurir', en: "Add a photo of the courier's receipt" },
  'waybill.saved': { id: 'Nomor resi disimpan', en: 'Tracking number saved' },
  'receiver.invalid': {
    id: 'Isi nama penerima, 2–100 huruf',
    en: "Enter the receiver's name, 2–100 characters",
  },
  'delivery.photo': { id: 'Tambahkan foto bukti terima', en: 'Add a photo that proves the delivery' },
  'return.confirmed': { id: 'Stok paket ini kembali', en: 'The stock of this parcel is back' },
  'delivery.saved': { id: 'Pesanan ditandai tiba', en: 'Order marked as delivered' },
  'wallet.insufficient': { id: 'Saldo tidak cukup', en: 'Not enough balance' },
  'wallet.password': { id: 'Kata sandi salah', en: 'Wrong password' },
  'withdraw.amount.invalid': { id: 'Isi jumlah dengan angka bulat', en: 'Enter a whole amount' },
  'withdraw.amount.small': { id: 'Minimal penarikan Rp10.000', en: 'Minimum withdrawal is Rp10.000' },
  'withdraw.amount.large': {
    id: 'Maksimal penarikan Rp50.000.000 per hari',
    en: 'Maximum withdrawal is Rp50.000.000 a day',
  },
  'withdraw.requested': { id: 'Penarikan diproses', en: 'Withdrawal is being processed' },
} as const;
