import type { messages as indonesian } from './id.ts';

export const messages: typeof indonesian = {
  home: {
    title: 'Help centre',
    description: 'Answers about buying, paying, shipping, complaints, your balance and selling on Pasar.',
    heading: 'How can we help?',
    search: 'Search for an answer',
    placeholder: 'For example: complaint, tracking, withdraw',
    submit: 'Search',
    clear: 'Show all topics',
    found_one: '{{count}} article for “{{query}}”',
    found_other: '{{count}} articles for “{{query}}”',
    nothing: 'No article for “{{query}}” yet',
    nothingText: 'Try a shorter word, or contact us.',
  },
  groups: { buying: 'Buying', account: 'Account and balance', selling: 'Selling' },
  trail: 'You are here',
  market: 'Home',
  others: 'More articles',
  onPage: 'On this page',
  unanswered: 'Still need help?',
  unansweredText: 'See where to ask about an order, a store or your account.',
  contactUs: 'Contact us',
  section: 'Help',
};
