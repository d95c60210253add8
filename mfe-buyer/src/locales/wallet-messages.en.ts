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
};
