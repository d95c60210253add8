import type { PageText } from '../page-text.ts';

const buying: PageText = {
  title: 'How to buy',
  summary: 'From finding a product to checkout.',
  body: `## Find a product

Type a product, brand or category into the search box, then filter by price, city or type of store.

Price, stock and reviews are on the product page. Stock can change while you look at it.

[See all products]({{page.search}})

## Add it to your cart

You need to log in to use the cart. If you are not logged in, we remember the product you wanted and add it once you are.

A product in your cart is not reserved: its stock is set aside when you place the order.

[Open your cart]({{page.cart}})

## Check out

Choose the address, courier and payment method. The total you see includes shipping and discounts.

If a price or the stock changes while you check out, we show what changed and wait for your OK. One checkout can include several stores; each store becomes one order.

## Use a voucher

Save vouchers on the promo page, or enter a code at checkout. Each voucher states its terms: minimum spend, validity and quota.

If an order is cancelled before it completes, you get the voucher back while it is still valid.

[See vouchers]({{page.promos}})

## Ship it as a dropshipper

At checkout, turn on dropship and enter the sender's name and number. The label shows these instead of the store.`,
};

const delivery: PageText = {
  title: 'Shipping',
  summary: 'Shipping costs, times and tracking.',
  body: `## Shipping costs

Shipping is worked out from the store's location, your address and the weight. Checkout shows couriers and prices. You can add insurance.

Sometimes the store or Pasar pays a part of it; the discount is in the breakdown.

## How long it takes

A seller has {{respondHours}} hours to accept an order and {{shipHours}} hours after the payment to ship it, plus the preorder days of a preorder product.

If the seller misses these, the order is cancelled automatically and your money returns to your Pasar balance. Once the courier has the parcel, it takes as long as the service you chose.

## Track your parcel

Open your order to see the tracking number and where the parcel is. If the seller brings it to a courier, we show which one and its tracking number.

[Track an order]({{page.orders}})

## The parcel has not arrived

If a parcel has not arrived {{lateDays}} days after the estimated arrival, you can file the complaint “The parcel has not arrived” from that order.

If the courier reports a parcel as lost, the order is cancelled and your money returns to your Pasar balance.`,
};

const paying: PageText = {
  title: 'Paying',
  summary: 'Methods, deadlines and where your money goes.',
  body: `## Payment methods

Checkout shows the methods available and what they cost before you pay. Your Pasar balance can cover a part or all of it.

## When to pay

Pay within {{payHours}} hours of placing the order. With a flash-sale product in it, you have {{flashHours}} hour.

After that the order expires, its stock is released, and the balance you used comes back.

[See unpaid orders]({{page.orders}})

## We hold your money first

Your payment does not go straight to the seller. We hold it until the order completes, or return it to you if the order is cancelled.

Only pay on the payment page of Pasar. We cannot protect money that you transfer directly to a seller.

## You paid after the deadline

Your money is not lost. If a payment arrives after the order has ended, the amount goes to your Pasar balance.`,
};

const returns: PageText = {
  title: 'Cancellations, complaints and refunds',
  summary: 'What to do when an order is not right.',
  body: `## Cancel an order

Before you pay, or before the seller accepts it, you can cancel right from the order.

Once the seller is preparing it, you can request a cancellation, once per order. If the seller does not reply within {{cancelHours}} hours, the order is cancelled. A shipped order cannot be cancelled.

[Open your orders]({{page.orders}})

## File a complaint

If something is damaged, wrong or missing, file a complaint from the order before it completes: {{completeHours}} hours after the courier delivers it, or {{ownWaybillDays}} days when the seller reports the delivery.

Describe the problem and add photos. You can ask for all or a part of your money. Do not press “Complete” while there is a problem: a completed order cannot be complained about.

## Who decides

The seller has {{complaintHours}} hours to reply. If they agree, you get your money back. If they decline or do not reply, the Pasar team looks at the evidence of both sides and decides.

While a complaint is open, we keep holding the money. A complaint leads to a refund; we do not arrange return shipping or exchanges yet.

## Refunds

Refunds go to your Pasar balance when an order is cancelled or a complaint is decided. From there you can shop again or withdraw to your bank account. If you paid by QRIS, GoPay or ShopeePay and it is not too late, the balance page also offers to send the money back there.

[See your balance]({{page.wallet}})`,
};

export const buyingEn = { buying, delivery, paying, returns };
