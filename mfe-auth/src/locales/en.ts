import type { messages as indonesian } from './id.ts';
import { invitation } from './invitation.en.ts';
import { selling } from './selling.en.ts';
import { setup } from './setup.en.ts';
import { social } from './social.en.ts';

export const messages: typeof indonesian = {
  email: 'Email',
  password: 'Password',
  confirmation: 'Repeat the password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint: '8–32 characters: letters, numbers, spaces or _@./#&+-',
  promise: {
    title: 'Honest outside, true inside.',
    text: 'Products from sellers whose identity has been checked, from Aceh to Papua.',
  },
  login: {
    title: 'Log in',
    lead: 'Good to see you again.',
    submit: 'Log in',
    remember: 'Remember me on this device',
    rememberHint: 'You stay logged in for 2 days',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    register: 'Register',
    description: 'Log in to Pasar to shop and to run your store.',
  },
  passkey: {
    login: 'Log in with a passkey',
    second: 'Continue with a passkey',
    failed: 'The passkey does not work on this device. Log in another way.',
  },
  second: {
    app: {
      lead: 'One more step: enter the code from your authenticator app.',
      code: 'Authenticator code',
      hint: '6 digits from the app, or one recovery code',
    },
    recovery: {
      lead: "One more step: use your account's passkey, or enter a recovery code.",
      code: 'Recovery code',
      hint: 'From the list you saved when you added the passkey',
    },
    submit: 'Log in',
    back: 'Log in another way',
  },
  register: {
    title: 'Register',
    lead: 'An email and a password are enough. You can shop right after.',
    submit: 'Register',
    haveAccount: 'Already have an account?',
    login: 'Log in',
    terms: 'By registering you agree to the <terms>Terms and Conditions</terms> of Pasar.',
    description: 'Create a Pasar account with email and password.',
  },
  verification: {
    title: 'Enter the code',
    lead: 'We sent a 6-digit code to <mail>{{email}}</mail>. It is valid for 5 minutes.',
    code: 'Verification code',
    box: 'Digit {{position}}',
    submit: 'Verify',
    resend: 'Send a new code',
    wait: 'Send again in {{seconds}} seconds',
    missing: 'This link has no email address. Start again from the login page.',
    description: 'Enter the code that we sent to your email.',
  },
  forgotPassword: {
    title: 'Forgot password',
    lead: 'Enter the email of your account. We send a code to set a new password.',
    submit: 'Send OTP Code',
    back: 'Back to login',
    description: 'Ask for a code to set a new password.',
  },
  reset: {
    title: 'New password',
    lead: 'Once saved, all other devices are logged out of your account.',
    password: 'New password',
    submit: 'Save',
    description: 'Set a new password for your account.',
  },
  notMe: {
    title: 'Secure your account',
    description: 'Take your account back when somebody else uses it.',
    lead: 'If it was not you, we lock your account now.',
    effects: {
      devices: 'Every device is logged out, yours too.',
      password: 'The present password no longer works.',
      money: 'The money of your account cannot be withdrawn for 24 hours.',
      code: 'We mail you a code to set a new password.',
    },
    submit: 'Secure my account',
    mine: 'It was me',
    contact: 'Contact the Pasar team',
    elsewhere:
      'The email of your account was changed, so the code went to the new address. If that is not yours, contact the Pasar team.',
  },
  invitation,
  selling,
  setup,
  social,
  terms: {
    title: 'Terms and Conditions',
    updated: 'In force since {{date}}',
    description: 'The rules of buying and selling at Pasar.',
  },
};
