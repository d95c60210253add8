import { formatRupiah, type Locale } from '@pasar/contract';
import type { MessageContext } from './message-context.ts';

type Text = Record<Locale, string>;

export interface OrderMessage {
  title: Text;
  body: (facts: MessageContext) => Text;
  /** Sent once for all orders of a group. */
  once?: true;
  /** Also sent by email. */
  mail?: true;
}

export interface OrderMessages {
  buyer?: OrderMessage;
  seller?: OrderMessage;
}

/** The first line, and how many more there are. */
export const describeItems = ({ goods, more }: MessageContext): Text => ({
  id: more > 0 ? `${goods} dan ${more} barang lain` : goods,
  en: more > 0 ? `${goods} and ${more} more` : goods,
});

/**
 * `{goods}`, `{store}`, `{total}`, `{code}` and `{awb}` are filled in both languages; `{refunded}` is what the buyer
 * got back by now, `{net}` what the store got.
 */
export const text =
  (id: string, en: string) =>
  (facts: MessageContext): Text => {
    const fill = (template: string, locale: Locale) =>
      template.replace(/\{(\w+)\}/g, (_, name: string) => {
        if (name === 'goods') return describeItems(facts)[locale];
        if (name === 'total') return formatRupiah(facts.total);
        if (name === 'refunded') return formatRupiah(facts.money?.refunded ?? 0);
        if (name === 'net') return formatRupiah(facts.money?.net ?? 0);
        if (name === 'group_total') return formatRupiah(facts.groupTotal);
        if (name === 'store') return facts.store;
        return (name === 'awb' ? facts.awb : facts.code) ?? '';
      });
    return { id: fill(id, 'id'), en: fill(en, 'en') };
  };
