import { formatRupiah, type Locale, type Payment } from '@pasar/contract';

type Bilingual = Record<Locale, string>;
interface Way {
  title: Bilingual;
  steps: Bilingual[];
}
type Facts = Pick<Payment, 'va_number' | 'amount'>;

const check: Bilingual = {
  id: 'Pastikan jumlahnya {amount}, lalu konfirmasi',
  en: 'Check that the amount is {amount}, then confirm',
};
const enterNumber: Bilingual = { id: 'Masukkan nomor {number}', en: 'Enter the number {number}' };
const pin: Bilingual = { id: 'Masukkan PIN', en: 'Enter your PIN' };

const card: Bilingual = { id: 'Masukkan kartu dan PIN', en: 'Insert your card and enter your PIN' };
const app = (name: string): Bilingual => ({ id: `Buka ${name} dan masuk`, en: `Open ${name} and log in` });
const choose = (menu: string): Bilingual => ({ id: `Pilih ${menu}`, en: `Choose ${menu}` });

const inApp = (name: string, menu: string): Way => ({
  title: { id: `Lewat ${name}`, en: `With ${name}` },
  steps: [app(name), choose(menu), enterNumber, check, pin],
});
const atMachine = (bank: string, menu: string): Way => ({
  title: { id: `Lewat ATM ${bank}`, en: `At a ${bank} ATM` },
  steps: [card, choose(menu), enterNumber, check],
});

const ways: Record<string, Way[]> = {
  va_bca: [
    inApp('BCA mobile', 'm-Transfer › BCA Virtual Account'),
    atMachine('BCA', 'Transaksi Lainnya › Transfer › ke Rek BCA Virtual Account'),
  ],
  va_bri: [inApp('BRImo', 'BRIVA'), atMachine('BRI', 'Transaksi Lain › Pembayaran › BRIVA')],
  va_bni: [
    inApp('BNI Mobile Banking', 'Transfer › Virtual Account Billing'),
    atMachine('BNI', 'Menu Lainnya › Transfer › Virtual Account Billing'),
  ],
  va_mandiri: [
    inApp('Livin’ by Mandiri', 'Bayar › Virtual Account'),
    atMachine('Mandiri', 'Bayar/Beli › Multi Payment'),
  ],
  qris: [
    {
      title: { id: 'Lewat aplikasi apa pun yang membaca QRIS', en: 'With any app that reads QRIS' },
      steps: [
        { id: 'Buka aplikasi bank atau dompet digitalmu', en: 'Open your bank or e-wallet app' },
        {
          id: 'Pilih bayar dengan QRIS, lalu pindai kode ini',
          en: 'Choose to pay by QRIS, then scan this code',
        },
        check,
        pin,
      ],
    },
  ],
};

/** How to pay with a method, in one language; empty for methods without instructions. */
export const instructionsFor = (
  method: string,
  { va_number, amount }: Facts,
  locale: Locale,
): Payment['instructions'] =>
  (ways[method] ?? []).map(({ title, steps }) => ({
    title: title[locale],
    steps: steps.map((step) =>
      step[locale].replace('{number}', va_number ?? '').replace('{amount}', formatRupiah(amount)),
    ),
  }));
