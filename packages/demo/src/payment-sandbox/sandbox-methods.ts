import { type PaymentMethod, rupiah } from '@pasar/contract';

/** A bank's own digits in front of a virtual account, as companies are given them. */
const bankPrefixes: Record<string, string> = {
  va_bca: '80777',
  va_bri: '77108',
  va_bni: '98815',
  va_mandiri: '89508',
};

const free = rupiah(0);

export const sandboxMethods: readonly PaymentMethod[] = [
  { code: 'va_bca', name: 'BCA Virtual Account', kind: 'virtual_account', fee: free },
  { code: 'va_bri', name: 'BRI Virtual Account', kind: 'virtual_account', fee: free },
  { code: 'va_bni', name: 'BNI Virtual Account', kind: 'virtual_account', fee: free },
  { code: 'va_mandiri', name: 'Mandiri Virtual Account', kind: 'virtual_account', fee: free },
  { code: 'qris', name: 'QRIS', kind: 'qris', fee: free },
];

/** The prefix of a bank's virtual accounts; null for other methods. */
export const bankPrefix = (method: string): string | null => bankPrefixes[method] ?? null;
