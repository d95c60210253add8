import {
  type CartGroup,
  type CartItem,
  cartEndpoints,
  homeEndpoints,
  rupiah,
  viewHistoryEndpoints,
} from '@pasar/contract';
import type { FakeResponses, ReceivedRequest } from '@pasar/slice-kit/testing';
import { sampleMeta } from './sample-responses.ts';

/** A line of the cart; `over` replaces single fields. */
export const sampleItem = (id: number, over: Partial<CartItem> = {}): CartItem => ({
  id,
  product_id: id as CartItem['product_id'], // a test's own number
  variant_id: (id * 10) as CartItem['variant_id'], // a test's own number
  name: `Beras ${id}`,
  slug: `beras-${id}`,
  variant_label: '5 kg',
  image: null,
  image_urls: null,
  price: rupiah(10_000),
  compare_at_price: null,
  added_price: rupiah(10_000),
  qty: 1,
  note: '',
  is_checked: '1',
  stock: 20,
  min_order: 1,
  max_qty: 20,
  warning: null,
  flash_sale: null,
  ...over,
});

export const sampleGroup = (id: number, name: string, items: CartItem[]): CartGroup => ({
  id: id as CartGroup['id'], // a test's own number
  merchant_name: name,
  merchant_slug: name.toLowerCase(),
  merchant_photo: null,
  city: 'Kota Bandung',
  status: items.every(({ is_checked }) => is_checked === '1') ? 'active' : 'non-active',
  on_holiday: false,
  items,
});

/** Two sellers, three lines, two of them checked: 20.000. */
export const sampleGroups = (): CartGroup[] => [
  sampleGroup(1, 'Sawah', [sampleItem(1), sampleItem(2)]),
  sampleGroup(2, 'Kawung', [sampleItem(3, { is_checked: '0' })]),
];

const totalsOf = (groups: readonly CartGroup[]) => {
  const items = groups.flatMap((group) => group.items);
  const bought = items.filter(({ is_checked, max_qty }) => is_checked === '1' && max_qty > 0);
  return {
    total: bought.reduce((sum, { price, qty }) => sum + price * qty, 0),
    total_item: items.length,
    total_checked: bought.length,
  };
};

interface Body {
  cart_item_id: number | number[];
  qty?: number;
  note?: string;
  variant_id?: number;
}

/** The cart's calls with a cart that stores changes; `over` replaces single responses. */
export const cartReplies = (groups: CartGroup[], over: FakeResponses = {}): FakeResponses => {
  let now = groups;
  let taken: [CartGroup, CartItem][] = [];
  const answer = () => ({ code: 200, data: now, ...totalsOf(now) });
  const change = ({ body }: ReceivedRequest, fix: (item: CartItem, body: Body) => CartItem[]) => {
    const asked = body as Body; // the client built it from the endpoint
    const ids = [asked.cart_item_id].flat();
    now = now
      .map((group) =>
        sampleGroup(
          group.id,
          group.merchant_name,
          group.items.flatMap((item) => (ids.includes(item.id) ? fix(item, asked) : [item])),
        ),
      )
      .filter(({ items }) => items.length > 0);
    return answer();
  };
  const post = (path: string) => `POST ${path}`;
  const none = { code: 200, data: [], meta: sampleMeta({ total: 0 }) };
  return {
    [`GET ${viewHistoryEndpoints.recentlyViewed.path}`]: none,
    [`GET ${homeEndpoints.recommendations.path}`]: none,
    [post(cartEndpoints.list.path)]: answer,
    [post(cartEndpoints.update.path)]: (arrived) =>
      change(arrived, (item, { qty = item.qty, note = item.note }) => [
        { ...item, qty, note, warning: qty > item.max_qty ? item.warning : null },
      ]),
    [post(cartEndpoints.checked.path)]: (arrived) =>
      change(arrived, (item) => [{ ...item, is_checked: '1' }]),
    [post(cartEndpoints.unchecked.path)]: (arrived) =>
      change(arrived, (item) => [{ ...item, is_checked: '0' }]),
    [post(cartEndpoints.remove.path)]: (arrived) => {
      const before = now;
      const answered = change(arrived, () => []);
      taken = before.flatMap((group) => group.items.map((item): [CartGroup, CartItem] => [group, item]));
      return answered;
    },
    [post(cartEndpoints.add.path)]: ({ body }) => {
      const { variant_id, qty = 1 } = body as Body; // as above
      const [group, item] = taken.find(([, { variant_id: id }]) => id === variant_id) ?? [];
      if (!group || !item) return { code: 404, message: 'Tidak ditemukan' };
      const back = { ...item, id: item.id + 100, qty, is_checked: '1' as const };
      const standing = now.find(({ id }) => id === group.id);
      now = standing
        ? now.map((one) =>
            one === standing ? sampleGroup(one.id, one.merchant_name, [...one.items, back]) : one,
          )
        : [sampleGroup(group.id, group.merchant_name, [back]), ...now];
      const { total, total_item } = totalsOf(now);
      return { code: 200, data: { cart_item_id: back.id, qty, total_item, total } };
    },
    [post(cartEndpoints.checkout.path)]: () => ({
      code: 200,
      data: { checkout_id: 77, redirect: '/checkout' },
    }),
    [`GET ${cartEndpoints.promos.path}`]: { code: 200, data: [] },
    ...over,
  };
};
