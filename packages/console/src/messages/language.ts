import type { Locale } from '@pasar/contract';
import { createContext, use } from 'react';
import { type Messages, messages } from './messages.ts';

const Language = createContext<Locale>('id');

/** Sets the language of the console. */
export const LanguageProvider = Language.Provider;

/** The language of the console and its texts. */
export const useLanguage = (): { locale: Locale; t: Messages } => {
  const locale = use(Language);
  return { locale, t: messages[locale] };
};
