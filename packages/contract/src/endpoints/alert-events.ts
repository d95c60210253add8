import type { Locale } from '../locale.ts';
import type { NotificationAudience, NotificationKind } from './notification-kinds.ts';

type Text = Record<Locale, string>;

interface AlertEvent {
  kind: NotificationKind;
  audience: NotificationAudience;
  title: Text;
  /** With `{code}`, `{goods}`, `{store}`, `{hours}`, `{name}` or `{text}`. */
  body: Text;
  /** The page that it leads to. */
  page: 'storefront.payment' | 'buyer.order' | 'seller.order' | 'buyer.chat' | 'seller.chat';
  /** Hours before a deadline, the longest first. */
  hoursBefore?: readonly number[];
}

/** Every event that people are reminded of, with its texts and its page. */
export const alertEvents = {
  pay: {
    kind: 'deadline',
    audience: 'buyer',
    title: { id: 'Pembayaranmu belum selesai', en: 'Your payment is not complete' },
    body: {
      id: 'Bayar {goods} dalam {hours} jam, atau pesananmu dibatalkan.',
      en: 'Pay for {goods} within {hours} h, or your order is cancelled.',
    },
    page: 'storefront.payment',
    hoursBefore: [6, 1],
  },
  respond: {
    kind: 'deadline',
    audience: 'merchant',
    title: { id: 'Pesanan menunggu jawabanmu', en: 'An order waits for your reply' },
    body: {
      id: 'Terima atau tolak {code} ({goods}) dalam {hours} jam, atau pesanan dibatalkan otomatis.',
      en: 'Accept or reject {code} ({goods}) within {hours} h, or it is cancelled automatically.',
    },
    page: 'seller.order',
    hoursBefore: [12, 3],
  },
  ship: {
    kind: 'deadline',
    audience: 'merchant',
    title: { id: 'Pesanan perlu segera dikirim', en: 'An order needs to be shipped soon' },
    body: {
      id: 'Kirim {code} ({goods}) dalam {hours} jam, atau pesanan dibatalkan otomatis.',
      en: 'Ship {code} ({goods}) within {hours} h, or it is cancelled automatically.',
    },
    page: 'seller.order',
    hoursBefore: [12, 3],
  },
  complete: {
    kind: 'deadline',
    audience: 'buyer',
    title: { id: 'Pesananmu akan selesai otomatis', en: 'Your order auto-completes soon' },
    body: {
      id: 'Periksa {goods} dari {store}. Ada masalah? Ajukan komplain dalam {hours} jam.',
      en: 'Check {goods} from {store}. Something wrong? Complain within {hours} h.',
    },
    page: 'buyer.order',
    hoursBefore: [12],
  },
  chat_buyer: {
    kind: 'chat',
    audience: 'buyer',
    title: { id: 'Pesan baru dari {name}', en: 'New message from {name}' },
    body: { id: '{text}', en: '{text}' },
    page: 'buyer.chat',
  },
  chat_seller: {
    kind: 'chat',
    audience: 'merchant',
    title: { id: 'Pesan baru dari {name}', en: 'New message from {name}' },
    body: { id: '{text}', en: '{text}' },
    page: 'seller.chat',
  },
} as const satisfies Record<string, AlertEvent>;

/** The deadlines of an order before which somebody is reminded. */
export const orderReminders = ['pay', 'respond', 'ship', 'complete'] as const;
export type OrderReminder = (typeof orderReminders)[number];
