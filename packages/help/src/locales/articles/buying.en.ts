import type * as id from './buying.id.ts';

export const buying: typeof id.buying = {
  title: 'How to buy',
  summary: 'From finding a product to checkout.',
  sections: {
    find: {
      title: 'Find a product',
      text: 'Type a product, brand or category into the search box, then filter by price, city or type of store.\nPrice, stock and reviews are on the product page. Stock can change while you look at it.',
      link: 'See all products',
    },
    cart: {
      title: 'Add it to your cart',
      text: 'You need to log in to use the cart. If you are not logged in, we remember the product you wanted and add it once you are.\nA product in your cart is not reserved: its stock is set aside when you place the order.',
      link: 'Open your cart',
    },
    checkout: {
      title: 'Check out',
      text: 'Choose the address, courier and payment method. The total you see includes shipping and discounts.\nIf a price or the stock changes while you check out, we show what changed and wait for your OK. One checkout can include several stores; each store becomes one order.',
    },
    vouchers: {
      title: 'Use a voucher',
      text: 'Save vouchers on the promo page, or enter a code at checkout. Each voucher states its terms: minimum spend, validity and quota.\nIf an order is cancelled before it completes, you get the voucher back while it is still valid.',
      link: 'See vouchers',
    },
    dropship: {
      title: 'Ship it as a dropshipper',
      text: "At checkout, turn on dropship and enter the sender's name and number. The label shows these instead of the store.",
    },
  },
};

export const paying: typeof id.paying = {
  title: 'Paying',
  summary: 'Methods, deadlines and where your money goes.',
  sections: {
    methods: {
      title: 'Payment methods',
      text: 'Checkout shows the methods available and what they cost before you pay. Your Pasar balance can cover a part or all of it.',
    },
    deadline: {
      title: 'When to pay',
      text: 'Pay within {{payHours}} hours of placing the order. With a flash-sale product in it, you have {{flashHours}} hour.\nAfter that the order expires, its stock is released, and the balance you used comes back.',
      link: 'See unpaid orders',
    },
    safe: {
      title: 'We hold your money first',
      text: 'Your payment does not go straight to the seller. We hold it until the order completes, or return it to you if the order is cancelled.\nOnly pay on the payment page of Pasar. We cannot protect money that you transfer directly to a seller.',
    },
    late: {
      title: 'You paid after the deadline',
      text: 'Your money is not lost. If a payment arrives after the order has ended, the amount goes to your Pasar balance.',
    },
  },
};

export const delivery: typeof id.delivery = {
  title: 'Shipping',
  summary: 'Shipping costs, times and tracking.',
  sections: {
    cost: {
      title: 'Shipping costs',
      text: "Shipping is worked out from the store's location, your address and the weight. Checkout shows couriers and prices. You can add insurance.\nSometimes the store or Pasar pays a part of it; the discount is in the breakdown.",
    },
    times: {
      title: 'How long it takes',
      text: 'A seller has {{respondHours}} hours to accept an order and {{shipHours}} hours after the payment to ship it, plus the preorder days of a preorder product.\nIf the seller misses these, the order is cancelled automatically and your money returns to your Pasar balance. Once the courier has the parcel, it takes as long as the service you chose.',
    },
    track: {
      title: 'Track your parcel',
      text: 'Open your order to see the tracking number and where the parcel is. If the seller brings it to a courier, we show which one and its tracking number.',
      link: 'Track an order',
    },
    late: {
      title: 'The parcel has not arrived',
      text: 'If a parcel has not arrived {{lateDays}} days after the estimated arrival, you can file the complaint “The parcel has not arrived” from that order.\nIf the courier reports a parcel as lost, the order is cancelled and your money returns to your Pasar balance.',
    },
  },
};

export const returns: typeof id.returns = {
  title: 'Cancellations, complaints and refunds',
  summary: 'What to do when an order is not right.',
  sections: {
    cancel: {
      title: 'Cancel an order',
      text: 'Before you pay, or before the seller accepts it, you can cancel right from the order.\nOnce the seller is preparing it, you can request a cancellation, once per order. If the seller does not reply within {{cancelHours}} hours, the order is cancelled. A shipped order cannot be cancelled.',
      link: 'Open your orders',
    },
    complain: {
      title: 'File a complaint',
      text: 'If something is damaged, wrong or missing, file a complaint from the order before it completes: {{completeHours}} hours after the courier delivers it, or {{ownWaybillDays}} days when the seller reports the delivery.\nDescribe the problem and add photos. You can ask for all or a part of your money. Do not press “Complete” while there is a problem: a completed order cannot be complained about.',
    },
    decide: {
      title: 'Who decides',
      text: 'The seller has {{complaintHours}} hours to reply. If they agree, you get your money back. If they decline or do not reply, the Pasar team looks at the evidence of both sides and decides.\nWhile a complaint is open, we keep holding the money. A complaint leads to a refund; we do not arrange return shipping or exchanges yet.',
    },
    refund: {
      title: 'Refunds',
      text: 'Refunds go to your Pasar balance when an order is cancelled or a complaint is decided. From there you can shop again or withdraw to your bank account. If you paid by QRIS, GoPay or ShopeePay and it is not too late, the balance page also offers to send the money back there.',
      link: 'See your balance',
    },
  },
};
