import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpoints } from './index.ts';

const calls: Endpoint[] = Object.values(endpoints).flatMap((area) => Object.values(area));

/** The parameters' names are the contract's own; their positions are the specification's. */
const shape = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');
const served = new Map(calls.map((call) => [`${call.method} ${shape(call.path)}`, call]));

interface Schema {
  entries?: Record<string, Schema>;
  options?: readonly Schema[];
  wrapped?: Schema;
}
/** Fields of a part of a call, however its schema is put together. */
const fieldsOf = (schema: Schema | undefined): string[] => [
  ...Object.keys(schema?.entries ?? {}),
  ...(schema?.wrapped ? fieldsOf(schema.wrapped) : []),
  ...(Array.isArray(schema?.options) ? schema.options.flatMap(fieldsOf) : []),
];

/** SPEC 7, call by call: `METHOD /path`, then the fields that it names. */
const spec: Record<string, readonly string[]> = {
  '[API-10]': [
    'GET /header/megamenu',
    'GET /header/search/autocomplete search',
    'GET /buyer/dashboard/notification/new',
    'GET /homepage/flashsale',
    'GET /homepage/trending/categories',
    'GET /homepage/promos',
    'GET /homepage/products/recomendation page',
  ],
  '[API-11]': [
    'GET /products/categories/tree',
    'GET /products/cities',
    'GET /products/brands',
    'GET /products/storetype',
    'GET /products/sort',
    'GET /products/list',
  ],
  '[API-12]': [
    'POST /cart/list',
    'POST /cart/add',
    'POST /cart/singlecheckout',
    'POST /cart/checked cart_item_id',
    'POST /cart/unchecked cart_item_id',
    'POST /cart/remove',
  ],
  '[API-13]': [
    'GET /promo/list',
    'GET /promo/active',
    'POST /promo/select promo_id',
    'POST /promo/unselect promo_id',
    'POST /promo/claim promo_code',
    'GET /promo/flashsale selected',
    'GET /promo/products/{promoid}',
  ],
  '[API-14]': [
    'GET /addressbook/list',
    'GET /province',
    'GET /city province_id',
    'GET /subdistrict city_id',
    'GET /area kecamatan_id',
    'POST /addressbook/add',
    'POST /addressbook/edit/{id}',
    'POST /addressbook/setdefault/{id}',
    'POST /addressbook/delete/{id}',
    'POST /shipping/all/address-book address_book_id',
    'POST /shipping/{order_id}/address-book address_book_id',
  ],
  '[API-15]': [
    'POST /auth/login email password',
    'POST /auth/google',
    'POST /auth/facebook',
    'POST /auth/forget email',
    'POST /auth/verification email code',
    'POST /sauth/newpassword password password_confirmation',
    'POST /auth/register',
    'POST /auth/information/personal',
    'POST /auth/information/company',
    'POST /auth/information/store',
    'POST /auth/information/location',
    'POST /auth/information/bank',
    'GET /helper/bank',
    'POST /helper/usernamecheck username',
    'POST /upload/helper file',
  ],
  '[API-16]': ['GET /wishlist/my', 'GET /wishlist/total', 'POST /wishlist/toggle', 'GET /wishlist/delete'],
  '[API-17]': ['GET /merchant/list search sort alphabetsearch categories[] storetype page'],
  '[API-18]': [
    'GET /shipping/checkout/preview',
    'GET /shipping/{id}/pricelist',
    'POST /shipping/{order_id}/setlogistic shipper_result_id',
    'POST /checkout/pay',
    'POST /shipping/{id}/dropship dropship_name dropship_phone',
    'POST /shipping/{id}/dropship/unset',
    'POST /checkout/wallet use_wallet',
  ],
  '[API-19]': [
    'GET /buyer/dashboard/bio',
    'POST /buyer/dashboard/bio',
    'GET /buyer/dashboard/company',
    'POST /buyer/dashboard/company',
    'GET /buyer/dashboard/doc',
    'POST /buyer/dashboard/doc',
    'GET /buyer/dashboard/notification/list',
    'POST /buyer/dashboard/notification/read id',
    'POST /buyer/dashboard/notification/setallasread',
    'GET /buyer/dashboard/order/list',
    'POST /buyer/dashboard/order/status',
    'GET /buyer/dashboard/order/review/list',
    'GET /buyer/dashboard/wallet/history',
    'GET /wallet/saldo',
    'POST /wallet/withdraw',
  ],
  '[API-20]': [
    'GET /merchant/dashboard date_start date_end',
    'GET /merchant/dashboard/store',
    'POST /merchant/dashboard/store',
    'GET /merchant/dashboard/location',
    'POST /merchant/dashboard/location',
    'GET /merchant/dashboard/bank',
    'POST /merchant/dashboard/bank',
    'GET /merchant/dashboard/banner',
    'POST /merchant/dashboard/banner',
    'GET /merchant/dashboard/notification/list categories',
    'POST /merchant/dashboard/notification/read id',
    'POST /merchant/dashboard/notification/setallasread',
    'GET /merchant/dashboard/wallet/history',
    'GET /merchant/dashboard/wallet/saldo',
    'POST /merchant/dashboard/wallet/withdraw',
  ],
  '[API-21]': [
    'GET /merchant/dashboard/products/list',
    'GET /merchant/dashboard/products/detail/{id}',
    'POST /merchant/dashboard/products/create',
    'POST /merchant/dashboard/products/edit',
    'POST /merchant/dashboard/products/delete product_id',
    'POST /merchant/dashboard/products/deleteall product_ids',
    'POST /merchant/dashboard/products/setactive',
    'POST /merchant/dashboard/products/setnonactive',
    'POST /merchant/dashboard/products/import file_id',
  ],
  '[API-22]': [
    'GET /merchant/dashboard/vouchers/list',
    'GET /merchant/dashboard/vouchers/detail/{id}',
    'POST /merchant/dashboard/vouchers/delete vouchers_id',
    'POST /merchant/dashboard/vouchers/create',
    'POST /merchant/dashboard/vouchers/edit/{id}',
    'POST /merchant/dashboard/vouchers/code/check voucher_code',
  ],
  '[API-23]': [
    'GET /merchant/dashboard/orders/list',
    'POST /merchant/dashboard/orders/reject',
    'POST /merchant/dashboard/orders/approve order_code',
    'POST /merchant/dashboard/orders/pickup order_code',
    'GET /merchant/dashboard/review/product',
    'GET /merchant/dashboard/review/order',
    'POST /merchant/dashboard/review/reply',
  ],
};
const rows = Object.entries(spec).flatMap(([id, wanted]) => wanted.map((call) => [id, call] as const));

describe('every call of the specification', () => {
  test.each(rows)('%s %s', (_, wanted) => {
    const [method, path = '', ...fields] = wanted.split(' ');
    const call = served.get(`${method} ${shape(path)}`);
    expect(call, 'the contract has no such call').toBeDefined();
    const taken = [call?.query, call?.body, call?.form].flatMap((part) =>
      fieldsOf(part as Schema | undefined),
    );
    expect(taken).toEqual(expect.arrayContaining(fields));
  });
});
