import type { PageText } from '../page-text.ts';

const security: PageText = {
  title: 'Account security',
  summary: 'Passwords, devices and fraud.',
  body: `## Forgot or change your password

Forgot it? Request a code by email and set a new one. All devices are then logged out of your account.

You can change your password at any time on the security page; other devices have to log in again.

With a passkey you log in with the fingerprint, face or PIN of your device. Add one on the security page; a password alone is then no longer enough.

[Set a new password]({{page.forgetPassword}})

## Verification codes

We email a 6-digit code that is valid for 5 minutes. Do not give it to anybody; the Pasar team never asks for it.

No code? Check your spam folder, then request another once the countdown ends.

## See who is logged in

The security page lists every device that is logged in to your account. Log out those you do not know, then change your password.

We email you whenever the password, email or phone number of your account changes.

[Open the security page]({{page.security}})

## Avoid fraud

Only pay on the payment page of Pasar. Do not transfer money directly to a seller, and do not complete an order before you have the items.

Check the address of the site before you type your password.

## Report a vulnerability

Found a weakness in this site? Where to report it is in /.well-known/security.txt. Please do not publish it before it is fixed.`,
};

const wallet: PageText = {
  title: 'Balance and withdrawals',
  summary: 'Use your balance and withdraw it to your bank.',
  body: `## Where your balance comes from

Your Pasar balance holds refunds of cancelled orders and complaints, and payments that came too late. The balance of a store is separate and holds earnings from completed orders.

Every change is in the history with its order code.

[See your balance history]({{page.wallet}})

## Pay with your balance

Turn on your Pasar balance at checkout. If it does not cover everything, you pay the rest with another method; your balance is held until that payment is done, and comes back if it is not.

## Withdraw to your bank account

At least {{leastWithdrawal}} at a time, at most {{withdrawalsPerDay}} times and {{mostWithdrawal}} a day. We ask for your password again.

The Pasar team processes withdrawals; once you request one you see when to expect it, in 1 or 2 banking days depending on the bank. Pasar charges no withdrawal fee.

## A withdrawal was declined

If a withdrawal is declined, for example because of a wrong account number, the money returns to the balance and a notification says why.

After the bank account of a store changes, withdrawals from its balance wait a day. This protects your money if it was not you who changed it.`,
};

export const accountEn = { security, wallet };
