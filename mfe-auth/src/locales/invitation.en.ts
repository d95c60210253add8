export const invitation = {
  title: 'Invitation to a store',
  description: 'Accept an invitation to work for a store on Pasar.',
  heading: '{{store}} invites you',
  lead: 'Work in this store with these roles: {{roles}}.',
  for: 'This invitation is for the account {{email}} and works until {{at}}.',
  logIn: 'Log in',
  register: 'Register',
  home: 'To the home page',
  accept: 'Accept as {{email}}',
  otherAccount: 'Use another account',
  role: {
    catalogue: 'catalogue',
    orders: 'orders',
    finance: 'finance',
    support: 'support',
  },
};
