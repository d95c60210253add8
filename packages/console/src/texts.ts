import type { AppName, Locale, OpsEvent } from '@pasar/contract';

const id = {
  skip: 'Langsung ke isi',
  title: 'Operasi',
  lead: 'Versi yang sedang dilihat pengunjung. Pertukaran dijalankan dari baris perintah.',
  otherLanguage: 'English',
  refresh: 'Muat ulang',
  revision: (number: number) => `Revisi ${number}`,
  live: 'Tayang',
  nothingLive: 'Belum ada yang tayang',
  since: (moment: string, who: string) => `Sejak ${moment}, oleh ${who}`,
  published: (count: number) => `${count} versi terbit`,
  before: 'Sebelumnya',
  nothingBefore: 'Belum ada versi sebelumnya',
  until: (moment: string) => `sampai ${moment}`,
  rolledBack: 'ditarik',
  log: 'Catatan perubahan',
  logLead: 'Terbaru di atas. Setiap baris terikat pada baris sebelumnya.',
  columns: { at: 'Waktu', change: 'Perubahan', who: 'Oleh', why: 'Alasan' },
  noEvents: 'Belum ada perubahan.',
  noReason: 'tanpa alasan',
  failed: 'Data rilis tidak bisa dibaca',
  failedText: 'Periksa apakah Pasar masih berjalan, lalu coba lagi.',
  retry: 'Coba lagi',
  loading: 'Membaca data rilis',
};

export type Texts = typeof id;

const en: Texts = {
  skip: 'Skip to content',
  title: 'Operations',
  lead: 'The versions that visitors see now. Swaps are made from the command line.',
  otherLanguage: 'Indonesia',
  refresh: 'Refresh',
  revision: (number) => `Revision ${number}`,
  live: 'Live',
  nothingLive: 'Nothing is live yet',
  since: (moment, who) => `Since ${moment}, by ${who}`,
  published: (count) => (count === 1 ? '1 version published' : `${count} versions published`),
  before: 'Before',
  nothingBefore: 'No version before this one',
  until: (moment) => `until ${moment}`,
  rolledBack: 'rolled back',
  log: 'Change log',
  logLead: 'Latest first. Each line is chained to the one before.',
  columns: { at: 'Time', change: 'Change', who: 'By', why: 'Reason' },
  noEvents: 'Nothing has changed yet.',
  noReason: 'no reason given',
  failed: 'The releases cannot be read',
  failedText: 'See whether Pasar is still running, then try again.',
  retry: 'Try again',
  loading: 'Reading the releases',
};

export const texts: Record<Locale, Texts> = { id, en };

/** The apps by the part of the market that they make. */
export const appTitles: Record<Locale, Record<AppName, string>> = {
  id: { shell: 'Bingkai', storefront: 'Etalase', buyer: 'Pembeli', seller: 'Penjual', auth: 'Akun' },
  en: { shell: 'Frame', storefront: 'Storefront', buyer: 'Buyer', seller: 'Seller', auth: 'Account' },
};

/** What an event did, as a badge says it. */
export const verbTexts: Record<Locale, Record<OpsEvent['verb'], string>> = {
  id: {
    publish: 'terbit',
    promote: 'tayang',
    canary: 'uji sebagian',
    pause: 'jeda uji',
    resume: 'lanjut uji',
    rollback: 'kembali',
    kill: 'dimatikan',
    revive: 'dihidupkan lagi',
    floor: 'batas terendah',
    gc: 'berkas dihapus',
  },
  en: {
    publish: 'published',
    promote: 'live',
    canary: 'canary',
    pause: 'canary paused',
    resume: 'canary resumed',
    rollback: 'rolled back to',
    kill: 'switched off',
    revive: 'revived',
    floor: 'lowest version',
    gc: 'files removed',
  },
};
