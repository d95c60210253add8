import * as v from 'valibot';
import { MediaId } from '../ids.ts';
import type { MessageId } from '../messages/message.ts';
import { messageId } from '../messages/message-id.ts';
import { CompanyName } from './location.ts';
import { BuyerPicPhone, PicPhone } from './phone.ts';
import { text } from './text.ts';
import { Terms } from './user.ts';

/** Whether the company collects VAT. */
export const Pkp = v.picklist(['pkp', 'non-pkp'], messageId('field.required'));

/** The tax number: up to 25 digits (SPEC 5). */
export const NpwpNumber = v.pipe(
  v.string(messageId('field.required')),
  v.trim(),
  v.nonEmpty(messageId('field.required')),
  v.regex(/^[0-9]{1,25}$/, messageId('npwp.invalid')),
);

/** A tax number as invoices need it: 15 digits, or 16 since July 2024. */
export const InvoiceNpwp = v.pipe(
  v.string(messageId('field.required')),
  v.trim(),
  v.nonEmpty(messageId('field.required')),
  v.regex(/^(?:\d{15}|\d{16})$/, messageId('npwp.length')),
);

interface TaxStatus {
  is_pkp: 'pkp' | 'non-pkp';
  no_npwp: string;
  pkp_since?: string | null | undefined;
}

/** Invoices that state PPN need a tax number of 15 or 16 digits; checked even while another field is wrong. */
export const pkpHasNpwp = <T extends TaxStatus>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fields = dataset.value as Partial<TaxStatus> | null;
    if (typeof fields !== 'object' || fields === null) return;
    const { is_pkp, pkp_since, no_npwp } = fields;
    if (is_pkp !== 'pkp' || !pkp_since || v.is(InvoiceNpwp, no_npwp)) return;
    addIssue({
      message: messageId('npwp.length'),
      path: [{ type: 'object', origin: 'value', input: { ...fields }, key: 'no_npwp', value: no_npwp }],
    });
  });

/** The contact of a merchant's company: up to 150 characters (SPEC 5). */
export const PicName = text({ max: [150, 'pic.name.long'] });

/** An image that was uploaded before, by its media id. */
export const uploaded = (missing: MessageId = 'image.required') => v.pipe(v.number(missing), MediaId);

const nameLimits = { min: [5, 'company.name.short'], max: [200, 'company.name.long'] } as const;
const addressLimits = { max: [200, 'address.long'] } as const;
const slashed = { signs: ['.,/', 'company.slashed-characters'] } as const;
const plain = { signs: ['.,', 'company.plain-characters'] } as const;

/** The company that a checkout's invoices name; both of a buyer's signs are allowed. */
export const invoiceCompanyRules = {
  name: text({ ...nameLimits, ...slashed }),
  npwp: InvoiceNpwp,
  address: text({ ...addressLimits, ...slashed }),
};

/** The company of a buyer (SPEC 5 "Buyer company"); the terms are agreed to once more. */
export const buyerCompanyRules = {
  company_name: text({ ...nameLimits, ...slashed }),
  company_address: text({ ...addressLimits, ...slashed }),
  is_pkp: Pkp,
  pic_name: text(slashed),
  pic_phone: BuyerPicPhone,
  no_npwp: NpwpNumber,
  upload_npwp: uploaded('npwp.image'),
  terms: Terms,
};

/** The company of a merchant (SPEC 5 "Merchant company"): no slashes, and every document is needed. */
export const merchantCompanyRules = {
  company_name: CompanyName,
  company_address: text({ ...addressLimits, ...plain }),
  is_pkp: Pkp,
  upload_npwp: uploaded(),
  no_npwp: NpwpNumber,
  pic_name: PicName,
  pic_phone: PicPhone,
  upload_ktp_owner: uploaded(),
  upload_ktp_selfie: uploaded(),
  upload_doc: uploaded(),
  terms: Terms,
};
