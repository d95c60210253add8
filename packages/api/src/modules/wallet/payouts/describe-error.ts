import type { Locale } from '@pasar/contract';

type Words = Record<Locale, string>;

const account: Words = {
  id: 'Rekening tujuan tidak ditemukan atau sudah ditutup',
  en: 'The account does not exist or is closed',
};
const later: Words = {
  id: 'Transfer belum bisa dilakukan. Coba tarik lagi nanti',
  en: 'The transfer cannot be made right now. Please try again later',
};

/** What a provider's code means for whoever waits for the money. */
const reasons: Readonly<Record<string, Words>> = {
  INVALID_DESTINATION: account,
  RECIPIENT_ACCOUNT_NUMBER_ERROR: account,
  ACCOUNT_NAME_MISMATCH: {
    id: 'Nama pemilik rekening tidak cocok',
    en: 'The name of the account holder does not match',
  },
  REJECTED_BY_BANK: { id: 'Bank tujuan menolak transfer', en: 'The bank rejected the transfer' },
  REJECTED_BY_CHANNEL: { id: 'Bank tujuan menolak transfer', en: 'The bank rejected the transfer' },
  MAXIMUM_TRANSFER_LIMIT_ERROR: {
    id: 'Jumlahnya melebihi batas transfer bank tujuan',
    en: 'The amount is above the limit of the bank',
  },
  INSUFFICIENT_BALANCE: later,
  TEMPORARY_TRANSFER_ERROR: later,
  UNKNOWN_BANK_NETWORK_ERROR: later,
};

const other: Words = { id: 'Bank tidak menerima transfer ini', en: 'The bank did not accept this transfer' };
const reversed: Words = { id: 'Bank mengembalikan transfer ini', en: 'The bank sent this transfer back' };

const byMethod: Words = {
  id: 'Metode pembayaran asal tidak menerima pengembalian ini. Tarik ke rekening bank',
  en: 'The original payment method does not accept this refund. Withdraw it to a bank account',
};

interface Failed {
  code: string | null;
  status: 'failed' | 'reversed';
  destination: 'bank' | 'source';
}

/** Why money came back, in plain words (trade M15). */
export const describeError = ({ code, status, destination }: Failed, locale: Locale): string => {
  if (destination === 'source') return byMethod[locale];
  return (reasons[code ?? ''] ?? (status === 'reversed' ? reversed : other))[locale];
};
