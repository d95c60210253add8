import type { Locale } from '@pasar/contract';

interface Words {
  title: string;
  text: string;
  confirm: string;
}

const id = {
  rollbackCanary: (app: string, from: string, to: string, share: string): Words => ({
    title: `Tarik kenari ${from} dari ${app}?`,
    text: `${share} pengunjung yang kini mendapat ${from} kembali mendapat ${to} pada halaman berikutnya.`,
    confirm: 'Tarik kenari',
  }),
  rollbackLive: (app: string, from: string, to: string): Words => ({
    title: `Kembalikan ${app} ke ${to}?`,
    text: `Semua pengunjung kembali dari ${from} ke ${to} pada halaman berikutnya. Tab yang terbuka menyusul saat dipakai lagi.`,
    confirm: `Kembalikan ke ${to}`,
  }),
  promote: (app: string, version: string, from: string | undefined, share: string): Words => ({
    title: `Tayangkan ${app} ${version}?`,
    text: `${share} pengunjung beralih ${from === undefined ? '' : `dari ${from} `}ke ${version} pada halaman berikutnya.`,
    confirm: 'Tayangkan untuk semua',
  }),
  endWatch: (app: string, version: string, control: string | null, share: string): Words => ({
    title: `Akhiri pengawasan ${app} ${version}?`,
    text:
      control === null
        ? 'Penjaga tidak lagi mengawasi versi ini.'
        : `${share} pengunjung yang masih memakai ${control} juga mendapat ${version} pada halaman berikutnya. Penjaga tidak lagi menariknya.`,
    confirm: 'Akhiri pengawasan',
  }),
  canary: (
    app: string,
    version: string,
    control: string,
    before: string,
    after: string,
    isRunning: boolean,
  ): Words => ({
    title: `Kenari ${app} ${version}`,
    text: `${version} untuk ${after} pengunjung (sekarang ${before}); yang lain tetap mendapat ${control}. Penjaga menarik versi ini sendiri bila ia gagal.`,
    confirm: isRunning ? `Ubah ke ${after}` : `Mulai dengan ${after}`,
  }),
  pause: (app: string, version: string, control: string, share: string): Words => ({
    title: `Jeda kenari ${app} ${version}?`,
    text: `${share} pengunjung kembali mendapat ${control} sampai kenari dilanjutkan.`,
    confirm: 'Jeda',
  }),
  resume: (app: string, version: string, control: string, share: string): Words => ({
    title: `Lanjutkan kenari ${app} ${version}?`,
    text: `${share} pengunjung yang sama mendapat ${version} lagi; yang lain tetap ${control}.`,
    confirm: 'Lanjutkan',
  }),
  disable: (app: string): Words => ({
    title: `Matikan ${app}?`,
    text: 'Untuk semua pengunjung, halaman bagian ini menampilkan panel sampai dihidupkan lagi. Bagian lain tetap jalan.',
    confirm: 'Matikan bagian ini',
  }),
  enableSlice: (app: string): Words => ({
    title: `Hidupkan ${app} lagi?`,
    text: 'Semua pengunjung mendapat halaman bagian ini lagi pada halaman berikutnya.',
    confirm: 'Hidupkan lagi',
  }),
  releaseVersion: (app: string, version: string): Words => ({
    title: `Lepas ${app} ${version} dari karantina?`,
    text: 'Pengunjung belum mendapat apa pun yang baru. Versi ini boleh dipakai lagi untuk kenari atau tayang.',
    confirm: 'Lepas dari karantina',
  }),
  override: (app: string, version: string): Words => ({
    title: `Coba ${app} ${version} di peramban ini?`,
    text: 'Hanya peramban ini, selama satu jam. Sebuah bilah di setiap halaman mengakhirinya; kunjunganmu tidak dihitung dalam kesehatan rilis.',
    confirm: 'Coba di sini',
  }),
};

const en: typeof id = {
  rollbackCanary: (app, from, to, share) => ({
    title: `Take the canary ${from} back from ${app}?`,
    text: `${share} of the visitors, who get ${from} now, get ${to} again with their next page.`,
    confirm: 'Take the canary back',
  }),
  rollbackLive: (app, from, to) => ({
    title: `Bring ${app} back to ${to}?`,
    text: `All visitors go back from ${from} to ${to} with their next page. Open tabs follow when they are used again.`,
    confirm: `Back to ${to}`,
  }),
  promote: (app, version, from, share) => ({
    title: `Make ${app} ${version} live?`,
    text: `${share} of the visitors change ${from === undefined ? '' : `from ${from} `}to ${version} with their next page.`,
    confirm: 'Make it live for all',
  }),
  endWatch: (app, version, control, share) => ({
    title: `End the watch of ${app} ${version}?`,
    text:
      control === null
        ? 'The guard no longer watches this version.'
        : `The ${share} of the visitors who still get ${control} get ${version} with their next page, too. The guard no longer takes it back.`,
    confirm: 'End the watch',
  }),
  canary: (app, version, control, before, after, isRunning) => ({
    title: `Canary of ${app} ${version}`,
    text: `${version} for ${after} of the visitors (${before} now); the others keep ${control}. The guard takes it back by itself when it fails.`,
    confirm: isRunning ? `Change to ${after}` : `Start with ${after}`,
  }),
  pause: (app, version, control, share) => ({
    title: `Pause the canary ${app} ${version}?`,
    text: `${share} of the visitors get ${control} again until the canary is resumed.`,
    confirm: 'Pause',
  }),
  resume: (app, version, control, share) => ({
    title: `Resume the canary ${app} ${version}?`,
    text: `The same ${share} of the visitors get ${version} again; the others keep ${control}.`,
    confirm: 'Resume',
  }),
  disable: (app) => ({
    title: `Switch ${app} off?`,
    text: 'For all visitors, its pages show a panel until it is switched on again. Everything else goes on.',
    confirm: 'Switch it off',
  }),
  enableSlice: (app) => ({
    title: `Switch ${app} on again?`,
    text: 'All visitors get its pages again with their next page.',
    confirm: 'Switch it on',
  }),
  releaseVersion: (app, version) => ({
    title: `Let ${app} ${version} out of quarantine?`,
    text: 'Visitors get nothing new yet. The version may be used again for a canary or go live.',
    confirm: 'Out of quarantine',
  }),
  override: (app, version) => ({
    title: `Try ${app} ${version} in this browser?`,
    text: 'Only this browser, for one hour. A bar on every page ends it; your visits do not count for the health of releases.',
    confirm: 'Try it here',
  }),
};

/** What is asked before something is done. */
export const actionMessages: Record<Locale, typeof id> = { id, en };
