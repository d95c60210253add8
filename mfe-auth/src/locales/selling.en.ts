import type { selling as indonesian } from './selling.id.ts';

export const selling: typeof indonesian = {
  title: 'Sell on Pasar',
  description:
    'Open a store on Pasar: five steps, identity checked within 1 x 24 hours, shipping and payments taken care of.',
  heading: 'Honest goods find buyers.',
  lead: 'Open your store on Pasar. You sell; we take care of payments, shipping costs and payouts.',
  start: 'Open a store',
  myStore: 'Go to my store',
  register: 'Register and open a store',
  logIn: 'I have an account',
  why: 'Why Pasar',
  reasons: {
    money: {
      title: 'Clear money',
      text: 'We hold each payment until the buyer has the item; then it is in your store wallet, itemised per order.',
    },
    shipping: {
      title: 'Couriers pick up',
      text: 'Shipping is worked out from your store address. Print the label, and the courier comes.',
    },
    trust: {
      title: 'The verified sign',
      text: 'Identities are checked before a store opens, so buyers know whom they buy from.',
    },
  },
  how: 'Five steps to your store',
  steps: {
    personal: { title: 'Personal Information', text: 'Username, name, phone and date of birth.' },
    company: {
      title: 'Company',
      text: 'Legal entities only: NPWP, ID card of the owner, and SIUP, TDP or NIB.',
    },
    store: { title: 'Data Store', text: 'The name of the store and its pickup address.' },
    location: { title: 'Store Region Data', text: 'From province to village, to work out shipping.' },
    bank: { title: 'Data Bank', text: 'The account that your earnings are paid to.' },
  },
  after: 'We then check it within 1 x 24 hours, and your store can start selling.',
  questions: 'Questions people ask',
  faq: {
    cost: {
      q: 'What does it cost to open a store?',
      a: 'Registration is free. A commission is taken from completed orders only, and each order shows it.',
    },
    individual: {
      q: 'Do I need a company?',
      a: 'No. Choose “Individual” in the first step; company data will not be asked.',
    },
    pause: {
      q: 'Can I pause half way?',
      a: 'Yes. Every step is saved to your account, and you go on from any device.',
    },
    buy: { q: 'Can I still shop when I own a store?', a: 'Yes. One account is for shopping and selling.' },
  },
};
