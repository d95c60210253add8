import type { ApiClient } from '@pasar/api-client';
import {
  type AddressEntry,
  addressEndpoints,
  productEndpoints,
  type ShippingEstimate,
} from '@pasar/contract';

export interface EstimateRequest {
  productId: number;
  variantId: number | undefined;
  qty: number;
  /** Official code of a city or village; empty for the asker's own address. */
  area: string;
}

export const readEstimate = async (
  api: ApiClient,
  { productId, variantId, qty, area }: EstimateRequest,
  signal: AbortSignal,
): Promise<ShippingEstimate> =>
  (
    await api.call(
      productEndpoints.shippingEstimate,
      {
        params: { id: String(productId) },
        query: { area_id: area, qty, ...(variantId && { variant_id: variantId }) },
      },
      { signal },
    )
  ).data;

export const readOwnAddresses = async (api: ApiClient, signal: AbortSignal): Promise<AddressEntry[]> =>
  (await api.call(addressEndpoints.list, {}, { signal })).data;
