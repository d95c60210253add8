import { formatDate, type Locale } from '@pasar/contract';
import { maskPhone } from '../../../platform/mask-phone.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import { orderDocumentMessages } from '../order-document-messages.ts';

/** The content of one parcel's label and packing slip. No price is in it, so that none can be printed (domain 3.8). */
export interface Parcel {
  orderCode: string;
  awb: string;
  courier: string;
  service: string;
  placed: string;
  weight: string;
  days: string;
  insurance: string;
  sender: { name: string; phone: string; place: string };
  receiver: { name: string; phone: string; street: string; place: string; city: string; zipcode: string };
  lines: { name: string; variant: string; note: string; qty: number }[];
  pieces: number;
  note: string;
}

const kilograms = (gram: number, locale: Locale) => {
  const kg = String(Math.max(0.01, Math.round(gram / 10) / 100));
  return `${locale === 'id' ? kg.replace('.', ',') : kg} kg`;
};

/** A dropshipped parcel comes from the dropshipper: neither the store's name nor where it is (domain 3.8). */
const senderOf = ({ dropship, store }: OrderFacts): Parcel['sender'] =>
  dropship
    ? { ...dropship, place: '' }
    : { name: store.name, phone: store.phone, place: [store.address, store.city].filter(Boolean).join(', ') };

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Stores like to put their name into product names; a dropshipped parcel must not reveal it there either. */
const goodsOf = ({ dropship, store, lines }: OrderFacts): Parcel['lines'] => {
  const told = dropship && store.name !== '' ? new RegExp(literally(store.name), 'gi') : null;
  return lines.map(({ name, variant, note, qty }) => ({
    name: told ? name.replace(told, '').trim() || '–' : name,
    variant,
    note,
    qty,
  }));
};

/** The printable parts of an order with an airway bill; the seller does not see the buyer's full phone number. */
export const toParcel = (order: OrderFacts, awb: string, locale: Locale): Parcel => {
  const { address } = order;
  const words = orderDocumentMessages[locale];
  const days = order.etdMin === order.etdMax ? `${order.etdMin}` : `${order.etdMin}–${order.etdMax}`;
  return {
    orderCode: order.code,
    awb,
    courier: order.courier,
    service: order.service,
    placed: formatDate(order.placedAt.toISOString(), locale),
    weight: kilograms(
      order.lines.reduce((sum, { gram, qty }) => sum + gram * qty, 0),
      locale,
    ),
    days: words.days(days),
    insurance: order.insurance > 0 ? words.yes : words.no,
    sender: senderOf(order),
    receiver: {
      name: address.receiver_name,
      phone: maskPhone(address.phone),
      street: address.address,
      place: [address.area, address.sub_district].filter(Boolean).join(', '),
      city: [address.city, address.province].filter(Boolean).join(', '),
      zipcode: address.zipcode,
    },
    lines: goodsOf(order),
    pieces: order.lines.reduce((sum, { qty }) => sum + qty, 0),
    note: order.note,
  };
};
