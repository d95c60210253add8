import type { ApiClient } from '@pasar/api-client';
import { type AddressEntry, addressEndpoints } from '@pasar/contract';

type Answer = Promise<AddressEntry[]>;

/** The whole book, the default first. */
export const readAddresses = async (api: ApiClient): Answer => (await api.call(addressEndpoints.list)).data;

export const setDefaultAddress = async (api: ApiClient, id: number): Answer =>
  (await api.call(addressEndpoints.setDefault, { params: { id } })).data;

export const removeAddress = async (api: ApiClient, id: number): Answer =>
  (await api.call(addressEndpoints.remove, { params: { id } })).data;

export const restoreAddress = async (api: ApiClient, id: number): Answer =>
  (await api.call(addressEndpoints.restore, { params: { id } })).data;
