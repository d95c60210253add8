import type { walletMessages as indonesian } from './wallet-messages.id.ts';

export const walletMessages: typeof indonesian = {
  wallet: {
    title: 'Pasar balance',
    lead: 'Money that came back to you, to shop again or to withdraw.',
    balance: 'Balance you can use',
    hold: '{{amount}} held for unpaid orders and withdrawals under way',
    noHold: 'Nothing is held',
    tooLittle: 'You can withdraw from {{min}}',
    statement: 'Download CSV',
    entries: '{{n}} entries',
  },
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw to a bank',
    bank: 'Bank',
    chooseBank: 'Choose a bank',
    account: 'Account number',
    accountHint: '5 to 25 digits, no spaces',
    owner: "Account holder's name",
    ownerHint: 'As written in the bank book',
  },
};
