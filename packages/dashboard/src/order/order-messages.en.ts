import type { id } from './order-messages.id.ts';

const actor = { staff: 'Pasar team', system: 'Automatic', courier: 'Courier' };
const status = { escalated: 'With the Pasar team', resolved: 'Settled', withdrawn: 'Withdrawn' };

export const en: typeof id = {
  history: 'Order history',
  progress: 'Order progress',
  steps: ['Paid', 'Accepted', 'Packed', 'Shipped', 'Arrived', 'Done'],
  parcel: {
    title: 'Delivery',
    etd: (days) => `Estimated ${days} days`,
    copy: 'Copy the tracking number',
    booking: 'A courier is being booked. The tracking number appears here.',
    noNumber: 'The tracking number appears once the parcel is on its way.',
    trackAt: (courier) => `Track it at ${courier}`,
    photo: (n) => `Evidence of the parcel ${n}`,
    tracking: 'Tracking history',
  },
  complaint: 'Complaint',
  evidence: (n) => `Evidence ${n}`,
  question: 'The Pasar team has a question for you',
  until: (at) => `Answer by ${at}. After that the Pasar team decides without your answer.`,
  reply: 'Your answer',
  sendReply: 'Send answer',
  buyer: {
    actor: { ...actor, buyer: 'You', seller: 'Seller' },
    receiver: 'Shipping address',
    dropship: (name, phone) => `Sent in the name of ${name}, ${phone}`,
    cancelling: 'The seller has yet to answer your request to cancel',
    cancelled: (at) =>
      `Without an answer by ${at}, the order is cancelled and the money returns to your balance.`,
    requested: (amount) => `Requested refund: ${amount}`,
    refunded: (amount) => `Returned to your balance: ${amount}`,
    due: (at) => `The seller answers by ${at}.`,
    status: { ...status, open: 'Waiting for the seller' },
  },
  seller: {
    actor: { ...actor, buyer: 'Buyer', seller: 'You' },
    receiver: 'Receiver',
    dropship: (name, phone) => `Write as sender: ${name}, ${phone}`,
    cancelling: 'The buyer asks to cancel this order',
    cancelled: (at) =>
      `Without an answer by ${at}, the order is cancelled and the money goes back to the buyer.`,
    requested: (amount) => `The buyer asks for ${amount} back`,
    refunded: (amount) => `Returned to the buyer: ${amount}`,
    due: (at) => `Answer by ${at}. After that the Pasar team may decide.`,
    status: { ...status, open: 'Waiting for your answer' },
  },
};
