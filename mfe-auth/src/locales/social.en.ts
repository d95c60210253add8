import type { social as indonesian } from './social.id.ts';

export const social: typeof indonesian = {
  or: 'or continue with',
  login: 'Log in with {{name}}',
  register: 'Register with {{name}}',
  unavailable: 'Logging in with {{name}} is not available right now. Use your email and password.',
  title: 'One moment',
  lead: 'We are checking your account.',
  description: 'Log in to Pasar with another account.',
};
