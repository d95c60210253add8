import type * as indonesian from './documents-page.id.ts';

export const documents: typeof indonesian.documents = {
  title: "Buyer's documents",
  name: 'Name',
  email: 'Email',
  sent: 'Sent {{time}}',
  state: { submitted: 'Waiting', approved: 'Approved', rejected: 'Rejected' },
  approve: 'Approve',
  reject: 'Reject',
  approveTitle: 'Approve the {{name}}?',
  approveText: 'Its owner is notified that the document is approved.',
  rejectTitle: 'Reject the {{name}}?',
  rejectText: 'Its owner reads the reason and can send it again.',
};
