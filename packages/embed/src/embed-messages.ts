import type { Locale } from '@pasar/contract';
import type { Messages, Page, Slice } from '@pasar/slice-kit';
import { createInstance, type i18n } from 'i18next';

export interface EmbedMessages {
  i18n: i18n;
  /** Fetches what the slice and a page say in a language, and speaks it from then on. */
  prepare(locale: Locale, page?: Page): Promise<void>;
}

/** The texts of one mounted page. */
export const createEmbedMessages = (slice: Slice, locale: Locale): EmbedMessages => {
  const i18n = createInstance();
  i18n.init({
    lng: locale,
    ns: [slice.name],
    defaultNS: slice.name,
    resources: {},
    initAsync: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const coming = new Map<string, Promise<void>>();
  const bring = (language: Locale, id: string, load: () => Promise<Messages>): Promise<void> => {
    const key = `${language} ${id}`;
    const known = coming.get(key);
    if (known) return known;
    const arrival = load().then((messages) => {
      i18n.addResourceBundle(language, slice.name, messages, true, true);
    });
    coming.set(key, arrival);
    arrival.catch(() => coming.delete(key));
    return arrival;
  };
  return {
    i18n,
    async prepare(language, page) {
      const { texts } = page ?? {};
      await Promise.all([
        bring(language, slice.name, async () => (await slice.locales[language]()).messages),
        page && texts && bring(language, page.id, texts[language]),
      ]);
      if (i18n.language !== language) await i18n.changeLanguage(language);
    },
  };
};
