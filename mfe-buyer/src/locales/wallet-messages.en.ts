import type { walletMessages as indonesian } from './wallet-messages.id.ts';

export const walletMessages: typeof indonesian = {
  wallet: {
    title: 'Pasar balance',
    lead: 'Money returned to you, to spend or withdraw.',
    balance: 'Available balance',
    hold: '{{amount}} on hold for unpaid orders and pending withdrawals',
    noHold: 'Nothing on hold',
    tooLittle: 'You can withdraw from {{min}}',
    statement: 'Download CSV',
    entries: '{{n}} records',
  },
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw to a bank',
    bank: 'Bank',
    chooseBank: 'Choose a bank',
    account: 'Account number',
    accountHint: '5 to 25 digits, no spaces',
    owner: "Account holder's name",
    ownerHint: 'As in your bank records',
  },
  source: {
    title: 'Back to the original payment method',
    lead: 'Money from these payments is back in your balance. You can send it on to the way you paid.',
    paid: 'Payment {{code}}, {{date}}',
    until: 'Possible until {{at}}',
    button: 'Send back',
    buttonTo: 'Send back to {{method}}, payment {{code}}',
    sheet: 'Send back to {{method}}',
    rules:
      'The money goes to the account that paid {{code}}. At most {{times}} withdrawals a day. If it is not accepted, the money returns to your balance.',
    submit: 'Send back now',
    submitAmount: 'Send back {{amount}}',
  },
};
