import type * as id from './selling.id.ts';

export const selling: typeof id.selling = {
  title: 'How to sell',
  summary: 'Open a store, process orders and ship.',
  sections: {
    open: {
      title: 'Open a store',
      text: 'Fill in your personal details, your company if you have one, the store, its region and a bank account. We check your identity within 1 x 24 hours, and then your store can start selling.\nIf it is declined, each part says why; correct it and submit again. You can keep shopping with the same account.',
      link: 'Open a store',
    },
    products: {
      title: 'Add products',
      text: 'Create products one by one, or import them from a spreadsheet. A product can have variants, each with its own price and stock.\nBuyers do not see hidden products; their history and reviews remain.',
      link: 'Manage products',
    },
    orders: {
      title: 'Process orders',
      text: 'Accept or decline an order within {{respondHours}} hours. Ship within {{shipHours}} hours of the payment, plus preorder days. Orders past these limits are cancelled automatically.\nIf a buyer asks to cancel, reply within {{cancelHours}} hours; without a reply, the order is cancelled.',
      link: 'Open incoming orders',
    },
    ship: {
      title: 'Ship a parcel',
      text: 'Where pickup is available, call the courier and print the label; the courier has {{pickupHours}} hours to pick it up. Otherwise bring the parcel to a courier and enter its tracking number.\nIf you brought it to a courier, report when the parcel arrives. The order completes {{ownWaybillDays}} days after your report, or sooner if the buyer completes it.',
    },
    complaints: {
      title: 'Reply to complaints',
      text: 'Reply within {{complaintHours}} hours: accept the refund, or decline with an explanation. The Pasar team decides complaints that are declined or not replied to.',
    },
    reviews: {
      title: 'Reviews',
      text: 'Buyers can review for {{reviewDays}} days after an order completes, with up to {{reviewImages}} photos. You can reply to each review and change your reply for {{replyHours}} hours.',
      link: 'See your reviews',
    },
  },
};

export const fees: typeof id.fees = {
  title: 'Fees and commission',
  summary: 'What buyers and sellers pay.',
  sections: {
    buyers: {
      title: 'For buyers',
      text: 'You pay for the items, shipping, and insurance if you choose it. You see the final total before you pay.\nPasar adds no service fee.',
    },
    commission: {
      title: "A seller's commission",
      text: 'The usual commission is {{commission}}% of the price of the items after your store voucher; some categories can have another rate. The rate is set when the order is placed and does not change afterwards.\nCommission is taken from completed orders only. Cancelled orders cost no commission.',
    },
    payout: {
      title: 'Your earnings',
      text: 'When an order completes, your earnings go to the balance of your store. An order completes when the buyer presses “Complete”, or {{completeHours}} hours after the courier delivers it.\nThe breakdown of each order shows item prices, vouchers, commission and shipping.',
      link: "See your store's balance",
    },
    free: {
      title: 'What is free',
      text: 'Pasar charges nothing to open a store, list products or withdraw your balance.',
    },
  },
};
