import type * as id from './documents-page.id.ts';

export const documents: typeof id.documents = {
  lead: 'Not required. A photo is kept as soon as it is uploaded, then the Pasar team checks it.',
  private: 'Only you and those who check it at Pasar can see these documents.',
  file_ktp: { name: 'ID card (KTP)', hint: 'All of it legible, without glare. At most 5 MB.' },
  file_ktp_selfie: {
    name: 'Selfie with the ID card',
    hint: 'Face and card clearly in one photo. At most 5 MB.',
  },
  file_npwp: { name: 'Tax card (NPWP)', hint: 'The card in your name. At most 5 MB.' },
  status: {
    none: 'Not uploaded yet',
    submitted: 'Being checked',
    approved: 'Approved',
    rejected: 'Refused',
  },
  rejected: 'Refused. Upload a new photo.',
  removeOne: 'Remove {{name}}',
  confirm: {
    title: 'Remove {{name}}?',
    text: 'The photo leaves your account. You can upload it again at any time.',
    no: 'Keep it',
    yes: 'Remove',
  },
};
