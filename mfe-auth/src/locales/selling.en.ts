import type { selling as indonesian } from './selling.id.ts';

export const selling: typeof indonesian = {
  title: 'Sell on Pasar',
  description:
    'Open a store on Pasar: five steps, identity checked within 1 x 24 hours, shipping and payments taken care of.',
  heading: 'Honest products find buyers.',
  lead: 'Open your store on Pasar. You sell; we take care of payments, shipping costs and payouts.',
  start: 'Open a store',
  myStore: 'Go to my store',
  register: 'Register and open a store',
  logIn: 'I have an account',
  why: 'Why Pasar',
  reasons: {
    money: {
      title: 'Transparent payouts',
      text: 'We hold each payment until the buyer has the item, then add it to your store balance, itemized per order.',
    },
    shipping: {
      title: 'Couriers pick up',
      text: 'Shipping is calculated from your store address. Print the label and the courier picks it up.',
    },
    trust: {
      title: 'Verified badge',
      text: 'We check identities before a store opens, so buyers know who they buy from.',
    },
  },
  how: 'Five steps to your store',
  steps: {
    personal: { title: 'Personal Information', text: 'Username, name, phone and date of birth.' },
    company: {
      title: 'Company',
      text: 'Legal entities only: NPWP, ID card of the owner, and SIUP, TDP or NIB.',
    },
    store: { title: 'Data Store', text: 'Your store name and pickup address.' },
    location: { title: 'Store Region Data', text: 'From province to village, to calculate shipping.' },
    bank: { title: 'Data Bank', text: 'The account we pay your earnings to.' },
  },
  after: 'We check it within 1 x 24 hours, then your store can start selling.',
  questions: 'Frequently asked questions',
  faq: {
    cost: {
      q: 'What does it cost to open a store?',
      a: 'Registration is free. A commission is taken from completed orders only, and each order shows it.',
    },
    individual: {
      q: 'Do I need a company?',
      a: 'No. Choose “Individual” in the first step and we will not ask for company data.',
    },
    pause: {
      q: 'Can I stop halfway?',
      a: 'Yes. Every step is saved to your account and you can continue on any device.',
    },
    buy: {
      q: 'Can I still shop when I own a store?',
      a: 'Yes. One account works for both shopping and selling.',
    },
  },
};
