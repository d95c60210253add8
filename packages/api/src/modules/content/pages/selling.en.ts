import type { PageText } from '../page-text.ts';

const fees: PageText = {
  title: 'Fees and commission',
  summary: 'What buyers and sellers pay.',
  body: `## For buyers

You pay for the items, shipping, and insurance if you choose it. You see the final total before you pay.

Pasar adds no service fee.

## A seller's commission

The usual commission is {{commission}}% of the price of the items after your store voucher; some categories can have another rate. The rate is set when the order is placed and does not change afterwards.

Commission is taken from completed orders only. Cancelled orders cost no commission.

## Your earnings

When an order completes, your earnings go to the balance of your store. An order completes when the buyer presses “Complete”, or {{completeHours}} hours after the courier delivers it.

The breakdown of each order shows item prices, vouchers, commission and shipping.

[See your store's balance]({{page.sellerWallet}})

## What is free

Pasar charges nothing to open a store, list products or withdraw your balance.`,
};

const selling: PageText = {
  title: 'How to sell',
  summary: 'Open a store, process orders and ship.',
  body: `## Open a store

Fill in your personal details, your company if you have one, the store, its region and a bank account. We check your identity within 1 x 24 hours, and then your store can start selling.

If it is declined, each part says why; correct it and submit again. You can keep shopping with the same account.

[Open a store]({{page.becomeSeller}})

## Add products

Create products one by one, or import them from a spreadsheet. A product can have variants, each with its own price and stock.

Buyers do not see hidden products; their history and reviews remain.

[Manage products]({{page.sellerProducts}})

## Process orders

Accept or decline an order within {{respondHours}} hours. Ship within {{shipHours}} hours of the payment, plus preorder days. Orders past these limits are cancelled automatically.

If a buyer asks to cancel, reply within {{cancelHours}} hours; without a reply, the order is cancelled.

[Open incoming orders]({{page.sellerOrders}})

## Ship a parcel

Where pickup is available, call the courier and print the label; the courier has {{pickupHours}} hours to pick it up. Otherwise bring the parcel to a courier and enter its tracking number.

If you brought it to a courier, report when the parcel arrives. The order completes {{ownWaybillDays}} days after your report, or sooner if the buyer completes it.

## Reply to complaints

Reply within {{complaintHours}} hours: accept the refund, or decline with an explanation. The Pasar team decides complaints that are declined or not replied to.

## Reviews

Buyers can review for {{reviewDays}} days after an order completes, with up to {{reviewImages}} photos. You can reply to each review and change your reply for {{replyHours}} hours.

[See your reviews]({{page.sellerReviews}})`,
};

export const sellingEn = { fees, selling };
