import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PathId } from '../schemas/wire-id.ts';
import { addressBookRules } from '../validation/address-book.ts';

/** One entry of the address book as it is read back; region ids are the official codes. */
export const AddressEntry = v.object({
  id: v.number(),
  label: v.string(),
  receiver_name: v.string(),
  phone: v.string(),
  address: v.string(),
  province_id: v.string(),
  province: v.string(),
  city_id: v.string(),
  city: v.string(),
  sub_district_id: v.string(),
  sub_district: v.string(),
  area_id: v.string(),
  area: v.string(),
  zipcode: v.string(),
  is_default: v.boolean(),
});
export type AddressEntry = v.InferOutput<typeof AddressEntry>;

const byId = v.object({ id: PathId });
const book = v.array(AddressEntry);

/** Every change returns the full address book, the default first. */
export const addresses = {
  list: endpoint({
    method: 'GET',
    path: '/addressbook/list',
    summary: 'My addresses, the default first',
    access: 'user',
    data: book,
  }),
  add: endpoint({
    method: 'POST',
    path: '/addressbook/add',
    summary: 'Add an address; the first one becomes the default',
    access: 'user',
    idempotent: true,
    body: v.object(addressBookRules),
    data: v.object({ id: v.number(), addresses: book }),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/addressbook/edit/:id',
    summary: 'Change an address',
    access: 'user',
    params: byId,
    body: v.object(addressBookRules),
    data: v.object({ id: v.number(), addresses: book }),
  }),
  setDefault: endpoint({
    method: 'POST',
    path: '/addressbook/setdefault/:id',
    summary: 'Make an address the default',
    access: 'user',
    params: byId,
    data: book,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/addressbook/delete/:id',
    summary: 'Delete an address; orders keep their copy',
    access: 'user',
    params: byId,
    data: book,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/addressbook/restore/:id',
    summary: 'Restore a deleted address',
    access: 'user',
    params: byId,
    data: book,
  }),
};
