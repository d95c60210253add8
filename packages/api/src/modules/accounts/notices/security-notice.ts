import type { Locale } from '@pasar/contract';

/** What an owner is notified of by email, so that nothing changes in an account unnoticed (quality S42). */
export type SecurityNotice =
  | 'new-device'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'phone-changed'
  | 'google-linked'
  | 'facebook-linked'
  | 'api-key-created'
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-added'
  | 'totp-removed'
  | 'recovery-codes-renewed'
  | 'staff-invited'
  | 'webhook-created'
  | 'webhook-stopped';

interface NoticeText {
  subject: string;
  happened: string;
  otherwise: string;
}

const notMe: Record<Locale, string> = {
  id: 'Kalau bukan kamu yang melakukannya, segera amankan akunmu: {link}',
  en: 'If it was not you, secure your account right away: {link}',
};

const linked = (name: string): Record<Locale, NoticeText> => ({
  id: {
    subject: `Akun ${name} dihubungkan ke Pasar`,
    happened: `Halo, mulai sekarang akun Pasar kamu bisa dibuka dengan akun ${name} yang beralamat e-mail ini.`,
    otherwise: notMe.id,
  },
  en: {
    subject: `A ${name} account was linked to Pasar`,
    happened: `Hello, from now on your Pasar account opens with the ${name} account that has this email address.`,
    otherwise: notMe.en,
  },
});

/**
 * The text of each notice; `{detail}` is what changed, as far as it may be revealed, and `{link}` leads whoever has not
 * done it to the page that secures the account.
 */
export const noticeMessages: Record<SecurityNotice, Record<Locale, NoticeText>> = {
  'new-device': {
    id: {
      subject: 'Perangkat baru masuk ke akun Pasar kamu',
      happened: 'Halo, akun Pasar kamu baru saja dibuka di {detail}, yang belum pernah dipakai sebelumnya.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'A new device logged in to your Pasar account',
      happened:
        'Hello, your Pasar account was just opened in {detail}, which it has never been used in before.',
      otherwise: notMe.en,
    },
  },
  'password-reset': {
    id: {
      subject: 'Kata sandi Pasar kamu sudah diganti',
      happened: 'Halo, kata sandi akun Pasar kamu baru saja diganti, dan semua perangkat sudah dikeluarkan.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'Your Pasar password was changed',
      happened:
        'Hello, the password of your Pasar account was just changed, and every device was logged out.',
      otherwise: notMe.en,
    },
  },
  'password-changed': {
    id: {
      subject: 'Kata sandi Pasar kamu sudah diganti',
      happened: 'Halo, kata sandi akun Pasar kamu baru saja diganti, dan perangkat lain sudah dikeluarkan.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'Your Pasar password was changed',
      happened:
        'Hello, the password of your Pasar account was just changed, and your other devices were logged out.',
      otherwise: notMe.en,
    },
  },
  'email-changed': {
    id: {
      subject: 'E-mail akun Pasar kamu sudah diganti',
      happened:
        'Halo, akun Pasar kamu sekarang memakai alamat {detail}. Surat dan kode tidak lagi dikirim ke alamat ini.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'The email of your Pasar account was changed',
      happened:
        'Hello, your Pasar account now uses the address {detail}. Letters and codes no longer come to this one.',
      otherwise: notMe.en,
    },
  },
  'phone-changed': {
    id: {
      subject: 'Nomor telepon akun Pasar kamu sudah diganti',
      happened: 'Halo, nomor telepon akun Pasar kamu sekarang {detail}.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'The phone number of your Pasar account was changed',
      happened: 'Hello, the phone number of your Pasar account is now {detail}.',
      otherwise: notMe.en,
    },
  },
  'api-key-created': {
    id: {
      subject: 'Kunci API dibuat untuk tokomu di Pasar',
      happened:
        'Halo, kunci API "{detail}" baru saja dibuat untuk tokomu. Program yang memegangnya bisa membaca dan mengubah data toko sesuai izinnya.',
      otherwise: 'Kalau bukan kamu yang membuatnya, cabut di halaman Pengembang, lalu amankan akunmu: {link}',
    },
    en: {
      subject: 'An API key was created for your store on Pasar',
      happened:
        'Hello, the API key "{detail}" was just created for your store. A program that holds it can read and change data of the store as its permissions allow.',
      otherwise: 'If it was not you, revoke it on the Developer page, then secure your account: {link}',
    },
  },
  'staff-invited': {
    id: {
      subject: 'Seseorang diundang bekerja di tokomu',
      happened: 'Halo, {detail} baru saja diundang bekerja di tokomu di Pasar.',
      otherwise: 'Kalau bukan kamu yang mengundang, tarik di halaman Staf, lalu amankan akunmu: {link}',
    },
    en: {
      subject: 'Somebody was invited to work for your store',
      happened: 'Hello, {detail} was just invited to work for your store on Pasar.',
      otherwise:
        'If it was not you, take the invitation back on the Staff page, then secure your account: {link}',
    },
  },
  'webhook-created': {
    id: {
      subject: 'Webhook ditambahkan ke tokomu di Pasar',
      happened: 'Halo, mulai sekarang kejadian di tokomu dikirim ke {detail}.',
      otherwise:
        'Kalau bukan kamu yang menambahkannya, hapus di halaman Pengembang, lalu amankan akunmu: {link}',
    },
    en: {
      subject: 'A webhook was added to your store on Pasar',
      happened: 'Hello, from now on what happens in your store is sent to {detail}.',
      otherwise: 'If it was not you, delete it on the Developer page, then secure your account: {link}',
    },
  },
  'webhook-stopped': {
    id: {
      subject: 'Webhook tokomu berhenti',
      happened:
        'Halo, {detail} menolak atau tidak menerima kejadian tokomu, jadi kami berhenti mengirim ke sana.',
      otherwise: 'Perbaiki alamatnya, lalu simpan lagi di halaman Pengembang untuk menjalankannya.',
    },
    en: {
      subject: 'A webhook of your store was stopped',
      happened:
        'Hello, {detail} refused or did not take what happened in your store, so we stopped sending there.',
      otherwise: 'Fix the address, then save it again on the Developer page to resume it.',
    },
  },
  'google-linked': linked('Google'),
  'facebook-linked': linked('Facebook'),
  'passkey-added': {
    id: {
      subject: 'Passkey ditambahkan ke akun Pasar kamu',
      happened:
        'Halo, mulai sekarang akun Pasar kamu bisa dibuka dengan passkey yang baru saja ditambahkan, dan masuk dengan kata sandi perlu konfirmasi kedua.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'A passkey was added to your Pasar account',
      happened:
        'Hello, from now on your Pasar account opens with the passkey that was just added, and logging in with the password takes a second confirmation.',
      otherwise: notMe.en,
    },
  },
  'passkey-removed': {
    id: {
      subject: 'Passkey dihapus dari akun Pasar kamu',
      happened: 'Halo, salah satu passkey akun Pasar kamu baru saja dihapus dan tidak berlaku lagi.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'A passkey was removed from your Pasar account',
      happened: 'Hello, a passkey of your Pasar account was just removed and no longer works.',
      otherwise: notMe.en,
    },
  },
  'totp-added': {
    id: {
      subject: 'Aplikasi autentikator aktif di akun Pasar kamu',
      happened:
        'Halo, mulai sekarang masuk ke akun Pasar kamu perlu kode dari aplikasi autentikator. Simpan kode pemulihanmu di tempat aman.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'An authenticator app protects your Pasar account',
      happened:
        'Hello, from now on logging in to your Pasar account takes a code from your authenticator app. Keep your recovery codes in a safe place.',
      otherwise: notMe.en,
    },
  },
  'totp-removed': {
    id: {
      subject: 'Aplikasi autentikator dihapus dari akun Pasar kamu',
      happened: 'Halo, masuk ke akun Pasar kamu sekarang tidak lagi perlu kode dari aplikasi autentikator.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'The authenticator app was removed from your Pasar account',
      happened: 'Hello, logging in to your Pasar account no longer takes a code from an authenticator app.',
      otherwise: notMe.en,
    },
  },
  'recovery-codes-renewed': {
    id: {
      subject: 'Kode pemulihan akun Pasar kamu diganti',
      happened:
        'Halo, kode pemulihan akun Pasar kamu baru saja dibuat ulang. Kode yang lama tidak berlaku lagi.',
      otherwise: notMe.id,
    },
    en: {
      subject: 'The recovery codes of your Pasar account were replaced',
      happened:
        'Hello, new recovery codes were just created for your Pasar account. The old ones no longer work.',
      otherwise: notMe.en,
    },
  },
};
