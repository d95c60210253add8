import { formatRupiah, type Locale, type StepUpAction } from '@pasar/contract';

/** What somebody confirms, to follow "code to"; `{amount}` only where money moves. */
const deeds: Record<StepUpAction, Record<Locale, string>> = {
  withdrawal: {
    id: 'menarik {amount} dari saldo Pasar kamu',
    en: 'withdraw {amount} from your Pasar balance',
  },
  bank: { id: 'mengganti rekening bank tokomu', en: "change your store's bank account" },
  email: { id: 'mengganti e-mail akun Pasar kamu', en: 'change the email of your Pasar account' },
  phone: {
    id: 'mengganti nomor telepon akun Pasar kamu',
    en: 'change the phone number of your Pasar account',
  },
  password: { id: 'mengganti kata sandi akun Pasar kamu', en: 'change the password of your Pasar account' },
  factors: {
    id: 'mengubah cara masuk ke akun Pasar kamu',
    en: 'change how your Pasar account is protected',
  },
  keys: { id: 'mengelola kunci API tokomu', en: "manage your store's API keys" },
  webhooks: { id: 'mengelola webhook tokomu', en: "manage your store's webhooks" },
  staff: { id: 'mengubah anggota tim', en: 'change who works in the team' },
  approval: { id: 'menyetujui permintaan rekanmu', en: "approve a colleague's request" },
  contacts: {
    id: 'mengekspor kontak dan nomor rekening pengguna',
    en: 'export contacts and account numbers of users',
  },
  export: { id: 'mengunduh data akun Pasar kamu', en: 'export the data of your Pasar account' },
  deletion: { id: 'menghapus akun Pasar kamu', en: 'delete your Pasar account' },
};

/** What a code confirms, as a mail names it. */
export const describeStepUp = (
  { action, amount }: { action: StepUpAction; amount: number | null },
  locale: Locale,
): string => deeds[action][locale].replace('{amount}', () => formatRupiah(amount ?? 0));
