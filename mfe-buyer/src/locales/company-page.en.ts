import type * as id from './company-page.id.ts';

export const company: typeof id.company = {
  lead: 'For purchases in the name of a company. Leave it empty if you buy for yourself.',
  image: 'Company logo',
  imageHint: 'At most 5 MB',
  name: 'Company name',
  nameHint: '5 to 200 characters',
  address: 'Company address',
  pkp: 'Tax status',
  isPkp: 'PKP (collects VAT)',
  nonPkp: 'Not PKP',
  npwp: 'NPWP number',
  npwpHint: 'Digits only, usually 15 or 16 of them',
  picName: 'Contact person',
  picPhone: 'Contact phone',
  picPhoneHint: 'For example 081234567890',
};
