interface Bank {
  /** Stored with accounts and withdrawals: never given to another bank. */
  id: number;
  bank: string;
  /** Banking days that a transfer takes at most (domain 3.10). */
  bankingDays: 1 | 2;
}

/** The banks that money is sent to (domain 10). */
export const banks: readonly Bank[] = [
  { id: 1, bank: 'BCA', bankingDays: 1 },
  { id: 2, bank: 'BRI', bankingDays: 1 },
  { id: 3, bank: 'BNI', bankingDays: 1 },
  { id: 4, bank: 'Mandiri', bankingDays: 1 },
  { id: 5, bank: 'Danamon', bankingDays: 2 },
  { id: 6, bank: 'Permata', bankingDays: 2 },
  { id: 7, bank: 'CIMB Niaga', bankingDays: 2 },
  { id: 8, bank: 'BSI', bankingDays: 2 },
  { id: 9, bank: 'BTN', bankingDays: 2 },
  { id: 10, bank: 'OCBC', bankingDays: 2 },
];

/** The bank of an id; undefined for an id that we do not know. */
export const findBank = (id: number): Bank | undefined => banks.find((bank) => bank.id === id);
