import type * as id from './security-page.id.ts';

export const security: typeof id.security = {
  lead: 'Keep your account safe. We email you about every change.',
  change: 'Change',
  cancel: 'Cancel',
  password: {
    title: 'Password',
    now: 'After a change, other devices must log in again',
    current: 'Current password',
    forgot: 'Forgot it, or never set one?',
    new: 'New password',
    newHint: '8 to 32 characters: letters, digits, spaces and _@./#&+-',
    again: 'Repeat the new password',
    save: 'Change the password',
  },
  email: {
    title: 'Email',
    new: 'New email',
    hint: 'We send a code to this address',
    requestCode: 'Send the code',
    sent: 'A 6-digit code is on its way to {{email}}. The old address stays until you enter it.',
    code: 'Code from the new email',
    box: 'Digit {{n}}',
    confirm: 'Change the email',
    again: 'Send another code',
    wait: 'Another code in {{n}} seconds',
  },
  phone: {
    title: 'Phone number',
    none: 'Not set',
    new: 'New phone number',
    save: 'Change the number',
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'If you do not recognize one, log it out and change your password.',
    unknown: 'Unknown device',
    current: 'This device',
    since: 'Since',
    end: 'Log out',
    endOne: 'Log out {{place}}',
    endAll: 'Log out all others',
    confirm: {
      title: 'Log out {{place}}?',
      text: 'That device must log in again with the password.',
    },
    confirmAll: {
      title: 'Log out all other devices?',
      text: 'Only this device stays logged in.',
    },
    pages: 'Device pages',
  },
};
