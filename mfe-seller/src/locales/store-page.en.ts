import type { store as indonesian } from './store-page.id.ts';

export { summaryMessages as summary } from './summary-messages.en.ts';

export const store: typeof indonesian = {
  title: 'Store profile',
  lead: 'What buyers see about your store.',
  photo: 'Store photo',
  photoHint: 'GIF, PNG, JPG, JPEG or BMP, at most 5 MB',
  name: 'Store name',
  description: 'About the store',
  descriptionHint: 'Say what you sell and what makes it special',
  sellingTitle: 'Shipping and days off',
  couriers: 'Couriers you use',
  dropship: 'Offer dropship',
  dropshipHint: 'Buyers can send parcels in their own name',
  holidayFrom: 'Days off from',
  holidayTo: 'Days off until',
  holidayHint: 'Your products stay visible but cannot be bought',
  taxTitle: 'Tax and person in charge',
  taxLead: 'Not shown on your store’s page. Invoices with VAT name your NPWP.',
  business: 'Type of business',
  personal: 'Individual',
  company: 'Company',
  pkp: 'PKP status',
  isPkp: 'PKP',
  nonPkp: 'Non-PKP',
  pkpSince: 'PKP since',
  pkpSinceHint:
    'From that day on, the invoices of your orders state the tax base (DPP) and VAT (PPN). Without a date they state no tax.',
  npwp: 'NPWP number',
  npwpHint: 'Digits only, usually 15 or 16. Optional.',
  picName: 'Name of the person in charge',
  picPhone: 'Phone of the person in charge',
  documentsTitle: 'Documents',
  documentsLead: 'Only you and the verification staff can see them.',
  ktp: 'ID card (KTP)',
  ktpSelfie: 'Selfie with ID card',
  npwpFile: 'NPWP',
  companyDoc: 'SIUP, TDP or NIB',
  save: 'Save',
  staleTitle: 'This profile was just changed elsewhere',
  stale:
    'Your input is still here. Load the latest data to see the change; input that is not saved will be replaced.',
  reload: 'Load the latest data',
  fileStatus: {
    none: 'None yet',
    submitted: 'Waiting for review',
    approved: 'Approved',
    rejected: 'Rejected',
  },
};

/** The part of shipping costs that the store pays. */
export const shippingOffer = {
  title: 'Free shipping by your store',
  lead: 'You pay the shipping cost: it is deducted from what you earn on the order, at most {{percent}}% of the item price. It applies at checkout automatically, without a voucher.',
  active: 'Offer free shipping',
  scope: 'Applies to',
  all: 'All products',
  products: 'Products you select in their product form ({{n}})',
  area: 'Destination',
  everywhere: 'All of Indonesia',
  someProvinces: 'Selected provinces',
  provinces: 'Provinces',
  selected: '{{n}} selected',
  couriers: 'Couriers',
  most: 'Limit per parcel',
  mostHint: 'Leave empty to pay the full cost.',
  least: 'Minimum spend',
  from: 'Start',
  until: 'End',
  untilHint: 'Leave empty to run until you switch it off.',
  save: 'Save free shipping',
  state: { off: 'Off', upcoming: 'Upcoming', running: 'Live', ended: 'Ended' },
};

/** The store as buyers see it. */
export const storeCard = {
  products: '{{count}} products',
  noRating: 'No ratings yet',
  status: {
    draft: 'Not submitted',
    submitted: 'Waiting for verification',
    approved: 'Verified',
    rejected: 'Verification rejected',
    suspended: 'Suspended',
  },
};
