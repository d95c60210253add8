/** When mail of a kind goes out: at once, together at 07.00 WIB, or not at all. */
export const mailSettings = ['now', 'daily', 'off'] as const;
export type MailSetting = (typeof mailSettings)[number];

/** The groups in which people decide what reaches them outside of their notifications. */
export const notificationKinds = [
  'order_buyer',
  'order_seller',
  'deadline',
  'wallet',
  'chat',
  'question',
  'review',
  'stock',
  'store',
  'promo',
  'account',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationAudience = 'buyer' | 'merchant';

export interface NotificationChannels {
  /** What may be chosen, the default first. */
  mails: readonly [MailSetting, ...MailSetting[]];
  /** Whether devices with push get it until their person says otherwise. */
  push: boolean;
}

const always = { mails: ['now'], push: true } as const;
const reminded = { mails: ['now', 'off'], push: true } as const;
const collected = { mails: ['daily', 'now', 'off'], push: false } as const;

/** What each side gets of a kind (people, section 3); the notification itself is always there. */
export const notificationRules: Record<
  NotificationKind,
  Partial<Record<NotificationAudience, NotificationChannels>>
> = {
  order_buyer: { buyer: always },
  order_seller: { merchant: always },
  deadline: { buyer: reminded, merchant: reminded },
  wallet: { buyer: always, merchant: always },
  chat: { buyer: reminded, merchant: reminded },
  question: { buyer: collected, merchant: collected },
  review: { buyer: collected, merchant: collected },
  stock: { merchant: collected },
  store: { merchant: { mails: ['now', 'daily', 'off'], push: false } },
  promo: { buyer: { mails: ['off', 'daily', 'now'], push: false } },
  account: { buyer: { mails: ['off'], push: false }, merchant: { mails: ['off'], push: false } },
};

/** What one side may choose about, in this order: kinds with one way only are no choice. */
export const listMailKinds = (
  audience: NotificationAudience,
): { kind: NotificationKind; mails: readonly [MailSetting, ...MailSetting[]] }[] =>
  notificationKinds.flatMap((kind) => {
    const mails = notificationRules[kind][audience]?.mails;
    return mails && mails.length > 1 ? [{ kind, mails }] : [];
  });

/** Of which one side may choose whether devices get it, in this order. */
export const listPushKinds = (audience: NotificationAudience): NotificationKind[] =>
  notificationKinds.filter((kind) => kind !== 'account' && notificationRules[kind][audience]);

/** The night in which push waits for the morning, except what cannot wait (people W15): hours of Jakarta. */
export const pushRest = { from: 21, until: 7 } as const;
/** Devices of one person; a further one takes the place of the oldest. */
export const maxPushDevices = 10;
