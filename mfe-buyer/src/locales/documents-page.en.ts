import type * as id from './documents-page.id.ts';

export const documents: typeof id.documents = {
  lead: 'Optional. Each photo is saved as soon as it is uploaded; then the Pasar team checks it.',
  private: 'Only you and the Pasar staff who check them can see these documents.',
  file_ktp: { name: 'ID card (KTP)', hint: 'Fully legible, no glare. At most 5 MB.' },
  file_ktp_selfie: {
    name: 'Selfie with the ID card',
    hint: 'Your face and the card, both clear in one photo. At most 5 MB.',
  },
  file_npwp: { name: 'Tax card (NPWP)', hint: 'The card in your name. At most 5 MB.' },
  status: {
    none: 'Not uploaded yet',
    submitted: 'Being checked',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  removed: 'We deleted its photo when its time was over. The decision about it stays.',
  rejected: 'Rejected. Upload a new photo.',
  removeOne: 'Remove {{name}}',
  confirm: {
    title: 'Remove {{name}}?',
    text: 'The photo is removed from your account. You can upload it again at any time.',
    no: 'Keep it',
    yes: 'Remove',
  },
};
