import type { social as indonesian } from './social.id.ts';

export const social: typeof indonesian = {
  or: 'or go on with',
  login: 'Log in with {{name}}',
  register: 'Register with {{name}}',
  unavailable: 'Logging in with {{name}} is not available now. Use your email and password.',
  title: 'One moment',
  lead: 'We are checking the answer of your account.',
  description: 'Log in to Pasar by another account.',
};
