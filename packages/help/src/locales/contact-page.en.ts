import type * as id from './contact-page.id.ts';

export const contact: typeof id.contact = {
  ways: {
    order: {
      title: 'About an order',
      text: 'Track it, cancel it or file a complaint from that order. Sellers must reply to a complaint within {{complaintHours}} hours; after that the Pasar team decides.',
      link: 'Open your orders',
    },
    store: {
      title: 'About a store or product',
      text: 'Description, reviews and opening hours are on the page of the store. For an order, use the note at checkout, a cancellation request or a complaint.',
      link: 'Find a store',
    },
    selling: {
      title: 'About selling',
      text: 'The seller guide explains verification, incoming orders, commission and withdrawals.',
      link: 'Read the seller guide',
    },
    account: {
      title: 'About your account',
      text: 'Did somebody log in without your permission? Log out their device and change your password right now.',
      link: 'Open the security page',
    },
  },
  ask: {
    title: 'Write to the Pasar team',
    topic: 'What is it about?',
    choose: 'Choose a topic',
    topics: {
      order: 'Order',
      payment: 'Payment and balance',
      account: 'Account',
      selling: 'Selling',
      other: 'Something else',
    },
    order: 'Order code (optional)',
    orderHint: 'If it is about one order',
    email: 'Email',
    emailHint: 'We send the answer here',
    text: 'Tell us what happened',
    textHint: 'Never write a password or a verification code',
    send: 'Send question',
    sent: 'We got your question {{code}}',
    byMail: 'We email you the answer.',
    inAccount: 'We email you the answer, and it appears in your account.',
    open: 'Open your question',
    another: 'Write another question',
  },
  team: 'Pasar team',
  teamText:
    'Mention the order code or the email of your account. Do not send passwords or verification codes.',
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  none: 'This market has not named an email or a phone number of its team yet. What you can do yourself is above.',
  failed: 'The addresses of the team could not be loaded. Try to reload this page.',
};
