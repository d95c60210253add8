import type { TransitionId } from '@pasar/contract';
import {
  canceledByStaff,
  canceledBySystem,
  canceledOnRequest,
  completed,
  missingParcel,
  paymentReversed,
  refunded,
} from './ended-messages.ts';
import { type OrderMessage, type OrderMessages, text } from './message-text.ts';

const paid: OrderMessages = {
  buyer: {
    title: { id: 'Pembayaran diterima', en: 'Payment received' },
    body: text(
      'Pembayaran {group_total} sudah masuk. Pesanan yang tidak diterima penjual dalam 24 jam dibatalkan, dan dananya kembali ke saldomu.',
      'We received your payment of {group_total}. Orders that a seller does not accept within 24 hours are cancelled, and the money goes back to your balance.',
    ),
    once: true,
    mail: true,
  },
  seller: {
    title: { id: 'Pesanan baru', en: 'New order' },
    body: text(
      '{goods}, {total}. Terima sebelum 24 jam habis.',
      '{goods}, {total}. Accept it within 24 hours.',
    ),
    mail: true,
  },
};

const complained: OrderMessages = {
  seller: {
    title: { id: 'Ada komplain', en: 'New complaint' },
    body: text(
      'Pembeli mengomplain {goods}. Jawab dalam 3 hari.',
      'The buyer has a complaint about {goods}. Answer within 3 days.',
    ),
  },
};

const sentToBuyer: OrderMessage = {
  title: { id: 'Pesanan dikirim', en: 'Order shipped' },
  body: text('{goods} sedang di jalan. Nomor resi {awb}.', '{goods} is on its way. Airway bill {awb}.'),
  mail: true,
};

/** Who is notified of each transition, with which message (domain 3.12); a transition without a row does not compile. */
export const transitionMessages: Record<TransitionId | 'T0', OrderMessages> = {
  T0: paid,
  T1: paid,
  T2: {
    buyer: {
      title: { id: 'Waktu pembayaran habis', en: 'This payment has expired' },
      body: text(
        'Pesananmu dibatalkan karena belum dibayar.',
        'Your order was cancelled because it was not paid.',
      ),
      once: true,
      mail: true,
    },
  },
  // The buyer's own deed, before any store knew of the order.
  T3: {},
  T4: {
    buyer: {
      title: { id: 'Pesanan diproses', en: 'Order in progress' },
      body: text('{store} sedang menyiapkan {goods}.', '{store} is packing {goods}.'),
    },
  },
  T5: {
    buyer: {
      title: { id: 'Pesanan ditolak penjual', en: 'The seller rejected your order' },
      body: text(
        '{store} tidak bisa memenuhi {goods}. Dana {refunded} kembali ke saldomu.',
        '{store} cannot fulfil {goods}. {refunded} is back in your balance.',
      ),
      mail: true,
    },
  },
  T6: {
    buyer: {
      title: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
      body: text('Dana {refunded} kembali ke saldomu.', '{refunded} is back in your balance.'),
      mail: true,
    },
    seller: {
      title: { id: 'Pesanan dibatalkan pembeli', en: 'The buyer cancelled an order' },
      body: text('{code} tidak perlu diproses lagi.', 'No further action is needed for {code}.'),
      mail: true,
    },
  },
  T7: canceledOnRequest,
  T7b: canceledOnRequest,
  T8: canceledBySystem,
  // The seller's own deed; the buyer hears when the courier has the parcel.
  T9: {},
  T9m: { buyer: sentToBuyer },
  T9b: {
    seller: {
      title: { id: 'Kurir tidak bisa dipesan', en: 'No courier could be booked' },
      body: text(
        'Kurir untuk {code} tidak bisa dipesan. Batas kirimnya mundur. Panggil lagi, atau antar sendiri dan isi nomor resinya.',
        'No courier could be booked for {code}. You have more time to ship. Call again, or bring it yourself and enter the waybill.',
      ),
      mail: true,
    },
  },
  T10: {
    buyer: sentToBuyer,
    seller: {
      title: { id: 'Paket diambil kurir', en: 'The courier has the parcel' },
      body: text('{code} sudah dibawa kurir.', '{code} is with the courier.'),
    },
  },
  T11: {
    seller: {
      title: { id: 'Kurir tidak datang', en: 'The courier did not come' },
      body: text(
        'Resi {code} tidak berlaku lagi. Panggil kurir sekali lagi.',
        'The airway bill of {code} is void. Call the courier again.',
      ),
      mail: true,
    },
  },
  T11b: canceledBySystem,
  T12: {
    buyer: {
      title: { id: 'Pesanan tiba', en: 'Order delivered' },
      body: text(
        '{goods} sudah sampai. Periksa barangnya dalam 2 hari, lalu selesaikan pesanan.',
        '{goods} has arrived. Check it within 2 days, then complete the order.',
      ),
      mail: true,
    },
    seller: {
      title: { id: 'Pesanan tiba', en: 'Order delivered' },
      body: text('{code} sudah diterima pembeli.', '{code} has reached the buyer.'),
    },
  },
  T12m: {
    buyer: {
      title: { id: 'Penjual melaporkan pesanan tiba', en: 'The seller reports the delivery' },
      body: text(
        '{store} melaporkan {goods} sudah diterima. Belum sampai? Ajukan komplain dalam 7 hari; setelah itu pesanan selesai.',
        '{store} reports that {goods} has arrived. Not there? Complain within 7 days; after that the order is complete.',
      ),
      mail: true,
    },
  },
  T13: completed,
  T14: completed,
  T15: complained,
  T16: complained,
  T17a: completed,
  T17b: refunded,
  T17c: refunded,
  T17d: completed,
  T18: missingParcel,
  T19: {
    buyer: {
      title: { id: 'Paket kembali ke penjual', en: 'The parcel went back' },
      body: text(
        'Kurir mengembalikan {goods} ke {store}. Harga barang, {refunded}, kembali ke saldomu; ongkos kirim sudah terpakai.',
        'The courier took {goods} back to {store}. The price of the items, {refunded}, is in your balance; the shipping was used.',
      ),
      mail: true,
    },
    seller: {
      title: { id: 'Paket kembali ke tokomu', en: 'A parcel came back' },
      body: text(
        'Kurir mengembalikan {code}. Periksa barangnya, lalu konfirmasi supaya stoknya kembali.',
        'The courier brought {code} back. Check it, then confirm so that its stock returns.',
      ),
    },
  },
  T20: paymentReversed,
  T30: canceledByStaff,
  T31: completed,
  T32: missingParcel,
};

/** What staff want to know of a side; the page of the order has it. */
const question: OrderMessage = {
  title: { id: 'Tim Pasar bertanya tentang komplain', en: 'The Pasar team has a question' },
  body: text(
    'Jawab pertanyaan tentang {code} dalam 48 jam. Setelah itu tim Pasar memutuskan tanpa jawabanmu.',
    'Answer the question about {code} within 48 hours. After that the Pasar team decides without your answer.',
  ),
  mail: true,
};

/** Who is notified of messages about an order without a transition. */
export const newsMessages: Record<
  | 'cancel-requested'
  | 'cancel-refused'
  | 'complaint-escalated'
  | 'complaint-question-buyer'
  | 'complaint-question-seller'
  | 'waybill-corrected'
  | 'parcel-returning',
  OrderMessages
> = {
  'complaint-question-buyer': { buyer: question },
  'complaint-question-seller': { seller: question },
  'cancel-requested': {
    seller: {
      title: { id: 'Pembeli minta batal', en: 'Cancellation requested' },
      body: text(
        'Jawab permintaan untuk {code} dalam 48 jam.',
        'Answer the request about {code} within 48 hours.',
      ),
      mail: true,
    },
  },
  'cancel-refused': {
    buyer: {
      title: { id: 'Permintaan batal ditolak', en: 'Your cancellation request was declined' },
      body: text('{store} tetap mengirim {goods}.', '{store} will still ship {goods}.'),
    },
  },
  'waybill-corrected': {
    buyer: {
      title: { id: 'Nomor resi diperbaiki', en: 'Tracking number corrected' },
      body: text('Nomor resi {goods} sekarang {awb}.', 'The waybill number of {goods} is now {awb}.'),
    },
  },
  'parcel-returning': {
    buyer: {
      title: { id: 'Paket kembali ke penjual', en: 'Your parcel is on its way back' },
      body: text(
        'Kurir tidak bisa mengantar {goods} dan membawanya kembali ke {store}.',
        'The courier could not deliver {goods} and takes it back to {store}.',
      ),
    },
    seller: {
      title: { id: 'Paket dalam perjalanan kembali', en: 'A parcel is on its way back' },
      body: text(
        'Kurir tidak bisa mengantar {code} dan membawanya kembali ke tokomu.',
        'The courier could not deliver {code} and takes it back to your store.',
      ),
    },
  },
  'complaint-escalated': {
    buyer: {
      title: { id: 'Komplain diteruskan', en: 'Complaint escalated' },
      body: text(
        'Tim Pasar memeriksa komplain {code}.',
        'The Pasar team is reviewing the complaint about {code}.',
      ),
    },
    seller: {
      title: { id: 'Komplain diteruskan', en: 'Complaint escalated' },
      body: text(
        'Tim Pasar memeriksa komplain {code}.',
        'The Pasar team is reviewing the complaint about {code}.',
      ),
    },
  },
};
