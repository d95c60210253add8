import {
  type AddressEntry,
  type Checkout,
  type CheckoutOrder,
  checkoutEndpoints,
  type PromoOption,
  rupiah,
  type ShippingCourier,
} from '@pasar/contract';
import type { FakeResponses, ReceivedRequest } from '@pasar/slice-kit/testing';
import { sampleAddress } from './sample-addresses.ts';
import { sampleItem } from './sample-cart.ts';

const service = (id: number, name: string, price: number): ShippingCourier['services'][number] => ({
  shipper_result_id: id,
  service: name,
  description: name,
  price: rupiah(price),
  etd: '1-2',
  etd_date: { from: '2026-11-23', to: '2026-11-24' },
  insurance_price: rupiah(5_000),
});

/** Two couriers; their services are numbered by the order. */
const couriersOf = (order: number): ShippingCourier[] => [
  {
    code: 'jne',
    name: 'JNE',
    services: [service(order * 10 + 1, 'Reguler', 9_000), service(order * 10 + 2, 'Besok sampai', 16_000)],
  },
  {
    code: 'sicepat',
    name: 'SiCepat',
    services: [service(order * 10 + 3, 'BEST', 18_000), service(order * 10 + 4, 'Hemat', 8_000)],
  },
];

/** One seller's order with one item of 10.000; `over` replaces single fields. */
export const sampleOrder = (id: number, over: Partial<CheckoutOrder> = {}): CheckoutOrder => {
  const couriers = couriersOf(id);
  return {
    id,
    merchant: {
      id: id as CheckoutOrder['merchant']['id'], // a test's own number
      merchant_name: `Toko ${id}`,
      merchant_slug: `toko-${id}`,
      merchant_photo: null,
      city: 'Kota Bandung',
    },
    address_book_id: 1,
    address: sampleAddress(1),
    items: [sampleItem(id)],
    weight_gram: 1_000,
    subtotal: rupiah(10_000),
    is_dropship: false,
    dropship_name: null,
    dropship_phone: null,
    shipping: { couriers },
    selected_shipping: chosenOf(couriers, id * 10 + 1),
    insurance: false,
    insurance_price: rupiah(5_000),
    insurance_required: false,
    note: '',
    seller_voucher: null,
    platform_discount: rupiah(0),
    shipping_discount: rupiah(0),
    total: rupiah(19_000),
    ...over,
  };
};

const chosenOf = (couriers: ShippingCourier[], id: number): CheckoutOrder['selected_shipping'] => {
  for (const { code, name, services } of couriers) {
    const found = services.find(({ shipper_result_id }) => shipper_result_id === id);
    if (found) return { ...found, courier: code, courier_name: name };
  }
  return null;
};

export const samplePromo = (id: number, over: Partial<PromoOption> = {}): PromoOption => ({
  promo_id: id,
  promo_code: `PROMO${id}`,
  owner: 'platform',
  merchant_id: null,
  merchant_name: null,
  name: `Promo ${id}`,
  description: '',
  kind: 'discount',
  discount_type: 'amount',
  discount_value: 4_000,
  max_discount: null,
  min_spend: rupiah(0),
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-11-30T16:59:00.000Z',
  is_selected: false,
  usable: true,
  amount: rupiah(4_000),
  reason_code: null,
  reason: null,
  missing_amount: rupiah(0),
  ...over,
});

interface State {
  orders: CheckoutOrder[];
  promos: PromoOption[];
  useWallet: boolean;
  balance: number;
}

const priceOf = ({ items, selected_shipping, insurance, insurance_price }: CheckoutOrder) => ({
  goods: items.reduce((sum, { price, qty }) => sum + price * qty, 0),
  shipping: selected_shipping?.price ?? 0,
  insurance: insurance ? insurance_price : 0,
});

/** The checkout that a state comes to. */
export const sampleCheckout = ({ orders, promos, useWallet, balance }: State): Checkout => {
  const sum = (part: keyof ReturnType<typeof priceOf>) =>
    orders.reduce((total, order) => total + priceOf(order)[part], 0);
  const voucher = promos.reduce((off, promo) => off + (promo.is_selected ? promo.amount : 0), 0);
  const total = sum('goods') + sum('shipping') + sum('insurance') - voucher;
  const wallet = useWallet ? Math.min(balance, total) : 0;
  return {
    checkout_id: 77,
    source: 'cart',
    status: 'open',
    expires_at: '2026-11-22T03:00:00.000Z',
    server_time: '2026-11-21T03:00:00.000Z',
    address: orders[0]?.address ?? null,
    orders,
    summary: {
      subtotal: rupiah(sum('goods')),
      product_discount: rupiah(0),
      voucher: rupiah(voucher),
      shipping: rupiah(sum('shipping')),
      shipping_discount: rupiah(0),
      insurance: rupiah(sum('insurance')),
      use_wallet: useWallet,
      wallet_balance: rupiah(balance),
      wallet_used: rupiah(wallet),
      grand_total: rupiah(total),
      payable: rupiah(total - wallet),
    },
    payment_methods: [
      { code: 'va_bca', name: 'BCA Virtual Account', kind: 'virtual_account', fee: rupiah(0) },
      { code: 'qris', name: 'QRIS', kind: 'qris', fee: rupiah(0) },
    ],
    warnings: [],
    can_pay: true,
    fingerprint: 'seen',
    order_group_code: null,
  };
};

export const paymentCode = 'INV-20261121-AB2CD';

/** The checkout's calls with a checkout that stores changes; `over` replaces single responses. */
export const checkoutReplies = (begin: Partial<State> = {}, over: FakeResponses = {}) => {
  const state: State = {
    orders: [sampleOrder(1), sampleOrder(2)],
    promos: [],
    useWallet: false,
    balance: 5_000,
    ...begin,
  };
  const fresh = () => ({ checkout: sampleCheckout(state), all_promo: state.promos });
  const answer = () => ({ code: 200, data: fresh().checkout, all_promo: state.promos });
  const edit = (id: number, fix: (order: CheckoutOrder) => Partial<CheckoutOrder>) => {
    state.orders = state.orders.map((order) => (order.id === id ? { ...order, ...fix(order) } : order));
    return answer();
  };
  const bodyOf = <B>({ body }: ReceivedRequest) => body as B; // the client built it from the endpoint
  const ofOrder = (path: string, id: number) => `POST ${path.replace(/:\w+/, String(id))}`;
  const {
    addressForAll,
    addressForOrder,
    preview,
    setDropship,
    setLogistic,
    setNote,
    unsetDropship,
    useWallet,
  } = checkoutEndpoints;
  const replies: FakeResponses = {
    [`GET ${preview.path}`]: answer,
    [`POST ${useWallet.path}`]: (arrived) => {
      state.useWallet = bodyOf<{ use_wallet: string }>(arrived).use_wallet === '1';
      return answer();
    },
    [`POST ${addressForAll.path}`]: (arrived) => {
      const address = sampleAddress(bodyOf<{ address_book_id: number }>(arrived).address_book_id);
      state.orders = state.orders.map((order) => ({ ...order, address }));
      return answer();
    },
  };
  for (const on of [true, false])
    replies[`POST ${on ? checkoutEndpoints.selectPromo.path : checkoutEndpoints.unselectPromo.path}`] = (
      arrived,
    ) => {
      const { promo_id } = bodyOf<{ promo_id: number }>(arrived);
      state.promos = state.promos.map((one) =>
        one.promo_id === promo_id ? { ...one, is_selected: on } : one,
      );
      return answer();
    };
  for (const { id } of state.orders)
    Object.assign(replies, {
      [ofOrder(setLogistic.path, id)]: (arrived: ReceivedRequest) => {
        const body = bodyOf<{ shipper_result_id: number; insurance?: boolean }>(arrived);
        return edit(id, ({ shipping, insurance }) => ({
          selected_shipping: chosenOf(shipping.couriers, body.shipper_result_id),
          insurance: body.insurance ?? insurance,
        }));
      },
      [ofOrder(addressForOrder.path, id)]: (arrived: ReceivedRequest) => {
        const address: AddressEntry = sampleAddress(
          bodyOf<{ address_book_id: number }>(arrived).address_book_id,
        );
        return edit(id, () => ({ address }));
      },
      [ofOrder(setDropship.path, id)]: (arrived: ReceivedRequest) =>
        edit(id, () => ({
          is_dropship: true,
          ...bodyOf<{ dropship_name: string; dropship_phone: string }>(arrived),
        })),
      [ofOrder(setNote.path, id)]: (arrived: ReceivedRequest) =>
        edit(id, () => bodyOf<{ note: string }>(arrived)),
      [ofOrder(unsetDropship.path, id)]: () =>
        edit(id, () => ({ is_dropship: false, dropship_name: null, dropship_phone: null })),
    });
  return { replies: { ...replies, ...over }, state, fresh };
};
