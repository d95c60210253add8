// What both sides read when an order ends, by whoever ended it.

import { type OrderMessages, text } from './message-text.ts';

export const canceledBySystem: OrderMessages = {
  buyer: {
    title: { id: 'Pesanan dibatalkan otomatis', en: 'Order cancelled automatically' },
    body: text(
      '{store} tidak memproses {goods} tepat waktu. Dana {refunded} kembali ke saldomu.',
      '{store} did not process {goods} in time. {refunded} is back in your balance.',
    ),
    mail: true,
  },
  seller: {
    title: { id: 'Pesanan dibatalkan otomatis', en: 'Order cancelled automatically' },
    body: text(
      'Waktu untuk {code} habis. Dana kembali ke pembeli dan tokomu mendapat satu poin penalti.',
      'The deadline for {code} has passed. The money went back to the buyer and your store got a penalty point.',
    ),
    mail: true,
  },
};

export const canceledByStaff: OrderMessages = {
  buyer: {
    title: { id: 'Pesanan dibatalkan tim Pasar', en: 'Order cancelled by the Pasar team' },
    body: text(
      'Tim Pasar membatalkan {goods} dari {store}. Dana {refunded} kembali ke saldomu. Alasannya ada di rincian pesanan.',
      'The Pasar team cancelled {goods} from {store}. {refunded} is back in your balance. The order says why.',
    ),
    mail: true,
  },
  seller: {
    title: { id: 'Pesanan dibatalkan tim Pasar', en: 'Order cancelled by the Pasar team' },
    body: text(
      'Tim Pasar membatalkan {code}. Stoknya kembali ke tokomu. Alasannya ada di rincian pesanan.',
      'The Pasar team cancelled {code}. Its stock is back in your store. The order says why.',
    ),
    mail: true,
  },
};

export const paymentReversed: OrderMessages = {
  buyer: {
    title: { id: 'Pembayaran ditarik kembali', en: 'Your payment was reversed' },
    body: text(
      'Penyedia pembayaran menarik kembali pembayaran {goods}. Pesanan {code} dibatalkan.',
      'The payment provider reversed the payment of {goods}. Order {code} was cancelled.',
    ),
    mail: true,
  },
  seller: {
    title: { id: 'Jangan kirim: pembayaran ditarik', en: 'Do not ship: the payment was reversed' },
    body: text(
      'Pembayaran {code} ditarik kembali, jadi pesanannya dibatalkan. Jangan kirim barangnya. Stoknya kembali ke tokomu.',
      'The payment of {code} was reversed, so the order was cancelled. Do not ship it. Its stock is back in your store.',
    ),
    mail: true,
  },
};

export const missingParcel: OrderMessages = {
  buyer: {
    title: { id: 'Paket hilang', en: 'The parcel was lost' },
    body: text(
      'Kurir kehilangan {goods}. Dana {refunded} kembali ke saldomu.',
      'The courier lost {goods}. {refunded} is back in your balance.',
    ),
    mail: true,
  },
  seller: {
    title: { id: 'Paket hilang', en: 'The parcel was lost' },
    body: text(
      'Kurir kehilangan {code}. {refunded} dikembalikan ke pembeli, tokomu menerima {net}.',
      'The courier lost {code}. {refunded} went back to the buyer, your store receives {net}.',
    ),
  },
};

export const canceledOnRequest: OrderMessages = {
  buyer: {
    title: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
    body: text(
      'Permintaan batalmu diterima. Dana {refunded} kembali ke saldomu.',
      'Your cancellation request was accepted. {refunded} is back in your balance.',
    ),
    mail: true,
  },
  seller: {
    title: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
    body: text('{code} dibatalkan atas permintaan pembeli.', '{code} was cancelled at the buyer’s request.'),
    mail: true,
  },
};

export const completed: OrderMessages = {
  buyer: {
    title: { id: 'Pesanan selesai', en: 'Order completed' },
    body: text(
      'Terima kasih sudah belanja di {store}. Ceritakan pengalamanmu lewat ulasan.',
      'Thank you for shopping at {store}. Tell others about it in a review.',
    ),
  },
  seller: {
    title: { id: 'Pesanan selesai', en: 'Order completed' },
    body: text(
      'Hasil penjualan {code}, {net}, sudah masuk ke saldo toko.',
      'The proceeds of {code}, {net}, are in your store’s balance.',
    ),
  },
};

export const refunded: OrderMessages = {
  buyer: {
    title: { id: 'Komplain selesai', en: 'Complaint settled' },
    body: text(
      'Dana komplain {code}, {refunded}, kembali ke saldomu.',
      'The refund of {code}, {refunded}, is in your balance.',
    ),
    mail: true,
  },
  seller: {
    title: { id: 'Komplain selesai', en: 'Complaint settled' },
    body: text(
      '{refunded} dari {code} dikembalikan ke pembeli. Tokomu menerima {net}.',
      '{refunded} of {code} went back to the buyer. Your store receives {net}.',
    ),
  },
};
