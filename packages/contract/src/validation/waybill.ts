import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';

const photo = { media_id: v.nullish(BodyId, null) };

/** A courier's number of a parcel, typed off its receipt: 8 to 30 letters and digits; spaces are left out. */
export const waybillRules = {
  awb: v.pipe(
    v.string(messageId('waybill.invalid')),
    v.transform((typed) => typed.replace(/\s+/g, '').toUpperCase()),
    v.regex(/^[A-Z0-9]{8,30}$/, messageId('waybill.invalid')),
  ),
  /** A photo of the courier's receipt; required unless a waybill is corrected. */
  ...photo,
};

/** Who received a parcel, and the photo that proves it. */
export const deliveryReportRules = {
  receiver: v.pipe(
    v.string(messageId('receiver.invalid')),
    v.trim(),
    v.minLength(2, messageId('receiver.invalid')),
    v.maxLength(100, messageId('receiver.invalid')),
  ),
  ...photo,
};
