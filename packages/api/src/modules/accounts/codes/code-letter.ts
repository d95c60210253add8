import type { Locale } from '@pasar/contract';
import type { LetterDraft } from '../../../platform/mail/letter.ts';
import type { Codes } from '../accounts.tables.ts';

const texts: Record<Codes['purpose'], Record<Locale, { subject: string; before: string }>> = {
  'auth-setup': {
    id: { subject: 'Kode verifikasi Pasar', before: 'Halo, ini kode untuk memverifikasi e-mailmu di Pasar:' },
    en: {
      subject: 'Your Pasar verification code',
      before: 'Hello, here is the code to verify your email on Pasar:',
    },
  },
  'change-email': {
    id: {
      subject: 'Kode untuk e-mail baru',
      before: 'Halo, ini kode untuk memakai alamat ini di akun Pasar kamu:',
    },
    en: {
      subject: 'The code for your new email',
      before: 'Hello, here is the code to use this address for your Pasar account:',
    },
  },
  'reset-password': {
    id: {
      subject: 'Kode atur ulang kata sandi',
      before: 'Halo, ini kode untuk membuat kata sandi Pasar yang baru:',
    },
    en: {
      subject: 'Your password reset code',
      before: 'Hello, here is the code to set a new Pasar password:',
    },
  },
};

const after: Record<Locale, string[]> = {
  id: [
    'Kode ini berlaku 5 menit dan hanya bisa dipakai sekali. Jangan berikan kepada siapa pun, termasuk yang mengaku dari Pasar.',
    'Kalau kamu tidak memintanya, abaikan saja surat ini.',
  ],
  en: [
    'The code is good for 5 minutes and works once. Do not give it to anyone, even if they say they are from Pasar.',
    'If you did not ask for it, just ignore this letter.',
  ],
};

/** The letter that carries a code. */
export const codeLetter = ({
  to,
  locale,
  purpose,
  code,
}: {
  to: string;
  locale: Locale;
  purpose: Codes['purpose'];
  code: string;
}): LetterDraft => {
  const { subject, before } = texts[purpose][locale];
  return { to, locale, subject, before: [before], code, after: after[locale] };
};
