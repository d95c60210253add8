import type { PageText } from '../page-text.ts';

const contact: PageText = {
  title: 'Contact us',
  summary: 'Where to ask about an order, a store or your account, and how to reach the Pasar team.',
  body: `Choose what is closest to your problem. Orders and complaints are handled fastest from the page of the order.`,
};

const privacy: PageText = {
  title: 'Privacy',
  summary: 'What Pasar stores, why, who sees it and for how long.',
  body: `## What you give us

Account: email, username, full name, phone number, gender and date of birth. Your password is stored only in a scrambled form that cannot be read back. Of a passkey we keep the public key; your fingerprint or face never leaves your device.

Buying: shipping addresses, cart, wishlist, stores you follow, orders, reviews, complaints with their photos, and chats with stores.

Selling: store and company details, bank account, and identity and business documents for verification.

## What is recorded when you use the site

Each session is recorded with its time, browser and network address, so that you can spot a device that is not yours. Security events, such as a changed password or a failed login, are recorded too.

For signed-in accounts we store the last {{viewed}} products viewed. Reports of page errors are stored without emails, tokens and long numbers.

## What is stored in your browser

This site loads no ads, trackers or files from anybody else.

## Who sees your data

Sellers see the name and address of the recipient of their orders; the phone number is masked. Couriers get what they need to deliver.

The payment provider gets the order code and the amount. If you log in with another account, its provider knows that you logged in here. A mail server passes our emails on to you.

Only you and the Pasar team who verify them can see identity documents. You can hide your name in reviews. We do not sell data.

## How long

Verification codes and unfinished registrations: a day after they expire. Sessions: 30 days after they end. Security events: a year. Error reports: 30 days. Imported spreadsheets: 30 days after they finish. Chats: texts 24 months, photos 12 months. Questions to the Pasar team: {{ticketMonths}} months after the last message. Images of buyers’ identity documents: 30 days after the check; sellers’ KTP and selfie: 90 days after approval, 30 days after rejection; business documents: 10 years after the last sale.

A copy of your data that you request: 72 hours. Account data is kept as long as your account exists, and deleted {{days}} days after you request it. Your reviews and messages stay under “Pengguna dihapus”.

Orders, invoices and money records are kept as long as this market runs, for accounting and disputes. Of a deleted account, orders keep only the name and the city of the recipient; the rest stays sealed for {{years}} years by tax law and is then deleted. Invoices cannot be changed.

## Your choices

Change your details and addresses in your account. Log out other devices on the security page. Clear your searches in the search box; logging out clears them too.

Request a copy of all your data once a day, or delete your account, on the privacy page of your account.

[Open the privacy page of my account]({{page.privacy}})`,
};

const terms: PageText = {
  title: 'Terms and Conditions',
  summary: 'The rules of buying and selling at Pasar.',
  body: `## Your account

One account for one person or one company. Enter true data, keep your password safe, and tell us when somebody else uses your account. An account used for fraud can be closed.

## Buying

The prices you see are set by the seller in rupiah. Availability is shown on the product page and can change while you look at it.

## Selling {#selling}

A seller guarantees that products are genuine, may be sold, and match their photos and description. Identities are checked within 1 x 24 hours before a store opens.

## Your data

We keep the data you enter to run your account and your store. Identity documents can be seen only by you and by the staff who check them.

## Changes

These rules can change. What applies is what this page says, from the date above.`,
};

export const marketEn = { contact, privacy, terms };
