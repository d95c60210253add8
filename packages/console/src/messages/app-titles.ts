import type { AppName, Locale, ReleaseCommand } from '@pasar/contract';

/** The apps by the part of the market that they make. */
export const appTitles: Record<Locale, Record<AppName, string>> = {
  id: { shell: 'Bingkai', storefront: 'Etalase', buyer: 'Pembeli', seller: 'Penjual', auth: 'Akun' },
  en: { shell: 'Frame', storefront: 'Storefront', buyer: 'Buyer', seller: 'Seller', auth: 'Account' },
};

/** What an event did, as a badge says it. */
export const eventLabels: Record<Locale, Record<ReleaseCommand, string>> = {
  id: {
    publish: 'terbit',
    promote: 'tayang',
    rollback: 'kembali',
    canary: 'kenari',
    pause: 'jeda',
    resume: 'lanjut',
    disable: 'dimatikan',
    enable: 'dihidupkan',
    floor: 'batas bawah',
    gc: 'berkas dibuang',
  },
  en: {
    publish: 'published',
    promote: 'live',
    rollback: 'rolled back',
    canary: 'canary',
    pause: 'paused',
    resume: 'resumed',
    disable: 'switched off',
    enable: 'switched on',
    floor: 'floor',
    gc: 'files removed',
  },
};
