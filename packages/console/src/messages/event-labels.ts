import type { Locale, ReleaseCommand } from '@pasar/contract';

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
    'watch-end': 'pengawasan selesai',
    floor: 'batas bawah',
    gc: 'berkas dibuang',
    'slice-add': 'terdaftar',
    'slice-change': 'pendaftaran diubah',
    'slice-retire': 'pensiun',
    attest: 'disahkan staging',
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
    'watch-end': 'watch ended',
    floor: 'floor',
    gc: 'files removed',
    'slice-add': 'registered',
    'slice-change': 'entry changed',
    'slice-retire': 'retired',
    attest: 'attested',
  },
};
