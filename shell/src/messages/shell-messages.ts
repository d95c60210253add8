import type { Locale } from '@pasar/contract';
import type { Messages } from '@pasar/slice-kit';

/** The shell's own texts, one download per language. */
export const shellMessages: Record<Locale, () => Promise<{ messages: Messages }>> = {
  id: () => import(/* webpackChunkName: "locale-id" */ './locales/id.ts'),
  en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
};
