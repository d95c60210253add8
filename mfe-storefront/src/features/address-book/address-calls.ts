import type { ApiClient } from '@pasar/api-client';
import { type AddressEntry, addressEndpoints } from '@pasar/contract';

type Answer = Promise<AddressEntry[]>;

/** The full address book, the default first. */
export const readAddresses = async (api: ApiClient): Answer => (await api.call(addressEndpoints.list)).data;

/** The changes of one address; each returns the full address book. */
export const addressChanges = {
  setDefault: async (api: ApiClient, id: number): Answer =>
    (await api.call(addressEndpoints.setDefault, { params: { id } })).data,
  remove: async (api: ApiClient, id: number): Answer =>
    (await api.call(addressEndpoints.remove, { params: { id } })).data,
  restore: async (api: ApiClient, id: number): Answer =>
    (await api.call(addressEndpoints.restore, { params: { id } })).data,
};
export type AddressChange = keyof typeof addressChanges;
