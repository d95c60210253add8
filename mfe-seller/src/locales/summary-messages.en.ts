import type { summaryMessages as indonesian } from './summary-messages.id.ts';

export const summaryMessages: typeof indonesian = {
  title: 'Your store',
  lead: 'Everything you need before you start.',
  edit: 'Correct the store data',
  send: 'Send again',
  see: 'See the status',
  countdown: 'Verified within',
  status: {
    draft: {
      title: 'Registration is not finished',
      text: 'Complete the remaining steps to submit your store.',
    },
    submitted: {
      title: 'Your store is being verified',
      text: 'By {{at}} at the latest. Meanwhile you can set up your store profile.',
    },
    late: {
      title: 'Verification takes longer than usual',
      text: 'It should have been done by {{at}}. Our staff have been notified; you do not need to send anything.',
    },
    asked: {
      title: 'We need more from you',
      text: 'Correct the parts below and send them again before {{at}}. The time of the verification stops until you answer.',
    },
    approved: { title: 'Your store is verified', text: 'You can publish products and receive orders.' },
    rejected: {
      title: 'Some data needs correcting',
      text: 'Correct the parts below, then send them to be checked again.',
    },
    partRejected: {
      title: 'A change was rejected',
      text: 'Your store keeps selling. Correct the parts below and save; we will check them again.',
    },
    suspended: { title: 'Your store is suspended', text: 'The reason: {{reason}}' },
  },
  missing: 'Before it can be approved, your store still needs:',
  fields: {
    merchant_name: 'Store name',
    merchant_photo: 'Store photo',
    description: 'About the store',
    company_name: 'Company name',
    no_npwp: 'NPWP number',
    pic_name: 'Contact name',
    pic_phone: 'Contact phone',
    address: 'Store address',
    bank: 'Bank account',
    file_ktp: 'ID card (KTP)',
    file_ktp_selfie: 'Selfie with the ID card',
    file_npwp: 'NPWP card',
    file_company_doc: 'SIUP, TDP or NIB',
  },
};
