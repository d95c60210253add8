import type { Locale } from '@pasar/contract';
import type { Messages, Slice } from '@pasar/slice-kit';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { shellMessages } from './shell-messages.ts';

/** One i18next instance that holds a language's texts of the shell; slices add their namespaces. */
export const createI18n = (locale: Locale, shell: Messages): i18n => {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { [locale]: { shell } },
    initAsync: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
};

export interface Texts {
  i18n: i18n;
  /** Fetches a slice's texts in the page's language. */
  add(slice: Slice): Promise<void>;
  /** Fetches what is missing for a language, of the shell and of every slice that was added. */
  prepare(locale: Locale): Promise<void>;
}

/** The texts of a page in the browser: only the languages that are asked for are downloaded. */
export const createTexts = async (locale: Locale): Promise<Texts> => {
  const i18n = createI18n(locale, (await shellMessages[locale]()).messages);
  const slices = new Map<string, Slice>();

  const fetchInto = async (
    language: Locale,
    namespace: string,
    load: () => Promise<{ messages: Messages }>,
  ) => {
    const { messages } = await load();
    i18n.addResourceBundle(language, namespace, messages, true, true);
  };
  const prepare = async (language: Locale) => {
    if (!i18n.hasResourceBundle(language, 'shell'))
      await fetchInto(language, 'shell', shellMessages[language]);
    await Promise.all(
      [...slices.values()]
        .filter(({ name }) => !i18n.hasResourceBundle(language, name))
        .map((slice) => fetchInto(language, slice.name, slice.locales[language])),
    );
  };
  return {
    i18n,
    prepare,
    async add(slice) {
      // A version's texts replace those of a version that failed before it.
      await fetchInto(i18n.language as Locale, slice.name, slice.locales[i18n.language as Locale]);
      slices.set(slice.name, slice);
    },
  };
};
