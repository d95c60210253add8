import type { Locale, StepUpAction } from '@pasar/contract';
import type { EmailDraft } from '../../../platform/mail/email.ts';
import type { Codes } from '../accounts.tables.ts';
import { describeStepUp } from '../step-up/describe-step-up.ts';

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
  'step-up': {
    id: {
      subject: 'Kode konfirmasi Pasar',
      before: 'Halo, ini kode untuk {deed}:',
    },
    en: {
      subject: 'Your Pasar confirmation code',
      before: 'Hello, here is the code to {deed}:',
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

const validity: Record<Locale, string> = {
  id: 'Kode ini berlaku 5 menit dan hanya bisa dipakai sekali. Jangan berikan kepada siapa pun, termasuk yang mengaku dari Pasar.',
  en: 'The code is good for 5 minutes and works once. Do not give it to anyone, even if they say they are from Pasar.',
};

const notAsked: Record<Locale, string> = {
  id: 'Kalau kamu tidak memintanya, abaikan saja surat ini.',
  en: 'If you did not ask for it, just ignore this letter.',
};

/** Somebody is signed in to the account. */
const intruder: Record<Locale, string> = {
  id: 'Kalau bukan kamu yang memintanya, orang lain sedang memakai akunmu: segera ganti kata sandimu.',
  en: 'If you did not ask for it, somebody else is using your account: change your password right away.',
};

const another: Record<Locale, string> = {
  id: 'Kode ditolak atau sudah kedaluwarsa? Minta kode baru di perangkatmu lewat tautan ini:',
  en: 'Code refused or expired? Use this link to ask for a new one on your device:',
};

interface Asked {
  locale: Locale;
  askedAt: Date;
  /** The name from the user agent; null for an unknown browser. */
  browser: string | null;
  system: string | null;
}

const inJakarta = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' } as const;
const clockTime: Record<Locale, Intl.DateTimeFormat> = {
  id: new Intl.DateTimeFormat('id-ID', inJakarta),
  en: new Intl.DateTimeFormat('en-GB', inJakarta),
};

/** Which browser requested the code, and when: it helps who waits for two codes to distinguish them. */
const askedFrom = ({ askedAt, browser, system, locale }: Asked): string => {
  const time = clockTime[locale].format(askedAt);
  const name = [browser, system].filter((part) => part !== null).join(locale === 'id' ? ' di ' : ' on ');
  if (locale === 'id') return `Diminta ${name && `lewat ${name} `}pada ${time} WIB.`;
  return `Asked for ${name && `with ${name} `}on ${time} WIB.`;
};

/** The email that carries a code. */
export const buildCodeEmail = ({
  to,
  purpose,
  code,
  link,
  confirms = null,
  ...asked
}: Asked & {
  to: string;
  purpose: Codes['purpose'];
  code: string;
  /** The page for another code at any time; null where there is no such page. */
  link: string | null;
  /** What a code of a step-up is for. */
  confirms?: { action: StepUpAction; amount: number | null } | null;
}): EmailDraft => {
  const { locale } = asked;
  const { subject, before } = texts[purpose][locale];
  const links = link === null ? [] : [`${another[locale]} ${link}`];
  return {
    to,
    locale,
    subject,
    before: [before.replace('{deed}', () => (confirms ? describeStepUp(confirms, locale) : ''))],
    code,
    after: [askedFrom(asked), validity[locale], (confirms ? intruder : notAsked)[locale], ...links],
  };
};
