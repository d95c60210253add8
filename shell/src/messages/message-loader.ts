import type { Locale } from '@pasar/contract';
import type { Messages, Page, Slice } from '@pasar/slice-kit';
import { createInstance, type i18n } from 'i18next';
import { shellMessages } from './shell-messages.ts';

/** One i18next instance that holds a language's texts of the shell; slices add their namespaces. */
export const createI18n = (locale: Locale, shell: Messages): i18n => {
  const instance = createInstance();
  instance.init({
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

export interface MessageLoader {
  i18n: i18n;
  /** Fetches a slice's texts in the page's language. */
  add(slice: Slice): Promise<void>;
  /** Fetches what pages say besides their slice, in the page's language. */
  addPages(pages: readonly Page[]): Promise<void>;
  /** Fetches what is missing for a language: of the shell, of what was added, and of a page that is about to show. */
  prepare(locale: Locale, page?: Page): Promise<void>;
}

/** The texts of a page in the browser: only the languages and pages that are asked for are downloaded. */
export const createMessageLoader = async (locale: Locale): Promise<MessageLoader> => {
  const i18n = createI18n(locale, (await shellMessages[locale]()).messages);
  const slices = new Map<string, Slice>();
  const pages = new Map<string, Page>();
  /** Page ids by language, `id storefront.cart`. */
  const here = new Set<string>();

  const fetchInto = async (
    language: Locale,
    namespace: string,
    load: () => Promise<{ messages: Messages }>,
  ) => {
    const { messages } = await load();
    i18n.addResourceBundle(language, namespace, messages, true, true);
  };
  const fetchPage = async (language: Locale, { id, texts }: Page) => {
    const [namespace = ''] = id.split('.');
    if (!texts || here.has(`${language} ${id}`)) return;
    await fetchInto(language, namespace, async () => ({ messages: await texts[language]() }));
    here.add(`${language} ${id}`);
  };
  const addPages = async (language: Locale, added: readonly Page[]) => {
    for (const page of added) pages.set(page.id, page);
    await Promise.all(added.map((page) => fetchPage(language, page)));
  };
  const spoken = () => i18n.language as Locale; // the shell sets no other
  return {
    i18n,
    async prepare(language, page) {
      if (page) pages.set(page.id, page);
      if (!i18n.hasResourceBundle(language, 'shell'))
        await fetchInto(language, 'shell', shellMessages[language]);
      await Promise.all(
        [...slices.values()]
          .filter(({ name }) => !i18n.hasResourceBundle(language, name))
          .map((slice) => fetchInto(language, slice.name, slice.locales[language])),
      );
      await addPages(language, language === spoken() ? (page ? [page] : []) : [...pages.values()]);
    },
    addPages: (added) => addPages(spoken(), added),
    async add(slice) {
      // A version's texts replace those of a version that failed before it.
      for (const known of here) if (known.includes(` ${slice.name}.`)) here.delete(known);
      await fetchInto(spoken(), slice.name, slice.locales[spoken()]);
      slices.set(slice.name, slice);
    },
  };
};
