import type * as indonesian from './read-chat.id.ts';

export const chat: typeof indonesian.chat = {
  title: 'Conversation',
  read: 'Read conversation',
  why: 'Read this conversation?',
  aboutReport:
    'You see the reported message and those around it. Your name and your reason go into the audit log.',
  aboutCase:
    'You see the last 100 messages between the buyer and the store. Your name and your reason go into the audit log.',
  reason: 'Reason for reading',
  none: 'The buyer and the store have never written to each other.',
  buyer: 'Buyer',
  reported: 'Reported',
  hidden: 'Already acted on',
  image: 'Photo {{n}}',
  kind: { text: 'Empty message', image: 'Photos', product: 'Product card', order: 'Order card' },
};
