import type { ApiClient, CallOptions } from '@pasar/api-client';
import { type MediaId, type SellerOrderDetail, sellingEndpoints } from '@pasar/contract';

/** What a seller reports of an own parcel: its waybill, a correction of it, its arrival. */
export type ParcelAction = 'enter_waybill' | 'correct_waybill' | 'confirm_delivery';

export interface ParcelReport {
  about: ParcelAction;
  order_code: string;
  /** The waybill, or the name of the receiver. */
  text: string;
  media_id: MediaId | null;
}

export const isParcelAction = (action: string): action is ParcelAction =>
  action.endsWith('_waybill') || action === 'confirm_delivery';

/** The field of the call that carries the text. */
export const textField = (about: ParcelAction) => (about === 'confirm_delivery' ? 'receiver' : 'awb');

export const sendParcelReport = async (
  api: ApiClient,
  { about, text, ...body }: ParcelReport,
  options: CallOptions,
): Promise<SellerOrderDetail> =>
  about === 'confirm_delivery'
    ? (await api.call(sellingEndpoints.delivered, { body: { ...body, receiver: text } }, options)).data
    : (await api.call(sellingEndpoints.waybill, { body: { ...body, awb: text } }, options)).data;
