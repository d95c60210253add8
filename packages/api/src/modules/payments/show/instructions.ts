import { formatRupiah, type Locale, type Payment } from '@pasar/contract';

type Bilingual = Record<Locale, string>;
interface Way {
  title: Bilingual;
  steps: Bilingual[];
}
type Facts = Pick<NonNullable<Payment['charge']>, 'pay_to' | 'amount'>;

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

const inWallet = (name: string): Way => ({
  title: { id: `Lewat aplikasi ${name}`, en: `With the ${name} app` },
  steps: [{ id: `Tekan Buka aplikasi ${name}`, en: `Press Open the ${name} app` }, check, pin],
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
  va_permata: [
    inApp('PermataMobile X', 'Pembayaran › Virtual Account'),
    atMachine('Permata', 'Transaksi Lainnya › Pembayaran › Virtual Account'),
  ],
  va_cimb: [
    inApp('OCTO Mobile', 'Bayar › Virtual Account'),
    atMachine('CIMB Niaga', 'Transfer › Rekening Ponsel/CIMB Clicks'),
  ],
  gopay: [inWallet('Gojek')],
  shopeepay: [inWallet('Shopee')],
  transfer: [
    {
      title: { id: 'Transfer dari bank mana pun', en: 'Transfer from any bank' },
      steps: [
        {
          id: 'Transfer tepat {amount} ke salah satu rekening di atas, sampai angka terakhir',
          en: 'Transfer exactly {amount} to one of the accounts above, to the last digit',
        },
        { id: 'Simpan bukti transfernya', en: 'Keep the receipt of the transfer' },
        {
          id: 'Kirim foto buktinya di halaman ini, agar pesananmu tetap menunggu',
          en: 'Send a photo of it on this page, so that your orders keep waiting',
        },
      ],
    },
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

const enterBill: Bilingual[] = [
  { id: 'Masukkan kode perusahaan {biller}', en: 'Enter the company code {biller}' },
  { id: 'Masukkan kode bayar {bill}', en: 'Enter the payment code {bill}' },
];

/** Mandiri where the number is a bill. */
const bill: Way[] = [
  {
    title: { id: 'Lewat Livin’ by Mandiri', en: 'With Livin’ by Mandiri' },
    steps: [app('Livin’ by Mandiri'), choose('Bayar › Multipayment'), ...enterBill, check, pin],
  },
  {
    title: { id: 'Lewat ATM Mandiri', en: 'At a Mandiri ATM' },
    steps: [card, choose('Bayar/Beli › Multi Payment'), ...enterBill, check],
  },
];

/** How to pay with a method, in one language; empty for methods without instructions. */
export const instructionsFor = (
  method: string,
  { pay_to, amount }: Facts,
  locale: Locale,
): Payment['instructions'] =>
  (pay_to.bill_key ? bill : (ways[method] ?? [])).map(({ title, steps }) => ({
    title: title[locale],
    steps: steps.map((step) =>
      step[locale]
        .replace('{number}', pay_to.va_number ?? '')
        .replace('{biller}', pay_to.biller_code ?? '')
        .replace('{bill}', pay_to.bill_key ?? '')
        .replace('{amount}', formatRupiah(amount)),
    ),
  }));
