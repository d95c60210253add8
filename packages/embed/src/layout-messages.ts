import type { Locale } from '@pasar/contract';

/** What is said around the page; the page brings its own texts. */
export const layoutMessages: Record<
  Locale,
  Record<'toasts' | 'dismiss' | 'wait' | 'broken' | 'retry', string>
> = {
  id: {
    toasts: 'Pemberitahuan',
    dismiss: 'Tutup',
    wait: 'Tunggu sebentar',
    broken: 'Halaman tidak bisa ditampilkan',
    retry: 'Coba lagi',
  },
  en: {
    toasts: 'Notifications',
    dismiss: 'Close',
    wait: 'One moment',
    broken: 'The page cannot be shown',
    retry: 'Try again',
  },
};
