import type { DevPage, MessageStore } from './dev-page.ts';

/** Puts edited tables of texts into the page; components render again with their state kept. */
export const followMessages = (
  onError: (error: unknown) => void,
): Pick<DevPage, 'setMessages' | 'settleMessages'> => {
  let texts: MessageStore | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  return {
    setMessages: (i18n) => {
      texts = i18n;
    },
    settleMessages: (hot, namespace, locale, table) => {
      hot.accept(onError);
      hot.dispose((data) => {
        data.before = true;
      });
      // Whoever requested it first puts it into the page.
      if (!hot.data?.before) return;
      texts?.addResourceBundle(locale, namespace, { ...table }, true, true);
      clearTimeout(due);
      // All tables of an update are in place before anything renders with them.
      due = setTimeout(() => texts?.emit('languageChanged', texts.language), 20);
    },
  };
};
