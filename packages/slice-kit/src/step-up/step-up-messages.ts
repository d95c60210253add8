import type { Locale, StepUpAction } from '@pasar/contract';

/** The texts of the one dialog; they come with it, so that no page pays for them. */
interface Texts {
  title: string;
  /** What is confirmed; `{amount}` where money moves. */
  deeds: Record<StepUpAction, string>;
  valid: string;
  app: string;
  appHint: string;
  recovery: string;
  recoveryHint: string;
  passkey: string;
  sent: string;
  code: string;
  box: string;
  again: string;
  password: string;
  show: string;
  hide: string;
  confirm: string;
  cancel: string;
}

export const stepUpMessages: Record<Locale, Texts> = {
  id: {
    title: 'Konfirmasi ini kamu',
    deeds: {
      withdrawal: 'Kamu akan menarik {amount}.',
      bank: 'Kamu akan mengganti rekening bank toko.',
      email: 'Kamu akan mengganti e-mail akunmu.',
      phone: 'Kamu akan mengganti nomor teleponmu.',
      password: 'Kamu akan mengganti kata sandimu.',
      factors: 'Kamu akan mengubah cara masuk ke akunmu.',
      keys: 'Kamu akan mengelola kunci API toko.',
      webhooks: 'Kamu akan mengelola webhook toko.',
      staff: 'Kamu akan mengubah anggota tim.',
      approval: 'Kamu akan menyetujui permintaan rekan.',
      contacts: 'Kamu akan mengekspor kontak dan nomor rekening pengguna.',
      export: 'Kamu akan mengunduh data akunmu.',
      deletion: 'Kamu akan menghapus akunmu.',
    },
    valid: 'Berlaku 10 menit di perangkat ini.',
    app: 'Kode autentikator',
    appHint: '6 angka dari aplikasi autentikator, atau satu kode pemulihan',
    recovery: 'Kode pemulihan',
    recoveryHint: 'Kalau passkey-mu tidak ada di perangkat ini',
    passkey: 'Konfirmasi dengan passkey',
    sent: 'Kode 6 angka kami kirim ke {email}.',
    code: 'Kode konfirmasi',
    box: 'Angka ke-{n}',
    again: 'Kirim ulang kode',
    password: 'Kata sandi Pasar',
    show: 'Tampilkan kata sandi',
    hide: 'Sembunyikan kata sandi',
    confirm: 'Konfirmasi',
    cancel: 'Batal',
  },
  en: {
    title: 'Confirm it is you',
    deeds: {
      withdrawal: 'You are about to withdraw {amount}.',
      bank: "You are about to change the store's bank account.",
      email: 'You are about to change the email of your account.',
      phone: 'You are about to change your phone number.',
      password: 'You are about to change your password.',
      factors: 'You are about to change how you log in.',
      keys: "You are about to manage the store's API keys.",
      webhooks: "You are about to manage the store's webhooks.",
      staff: 'You are about to change who works in the team.',
      approval: "You are about to approve a colleague's request.",
      contacts: 'You are about to export contacts and account numbers of users.',
      export: 'You are about to export the data of your account.',
      deletion: 'You are about to delete your account.',
    },
    valid: 'Counts for 10 minutes on this device.',
    app: 'Authenticator code',
    appHint: '6 digits from your authenticator app, or one recovery code',
    recovery: 'Recovery code',
    recoveryHint: 'If your passkey is not on this device',
    passkey: 'Confirm with a passkey',
    sent: 'We sent a 6-digit code to {email}.',
    code: 'Confirmation code',
    box: 'Digit {n}',
    again: 'Send the code again',
    password: 'Pasar password',
    show: 'Show password',
    hide: 'Hide password',
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
};
