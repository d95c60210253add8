import { createMessageLoader as createUsual } from '@pasar/shell-message-loader';

/** The shell's loader of messages, whose texts edits reach. */
export const createMessageLoader: typeof createUsual = async (locale) => {
  const loader = await createUsual(locale);
  globalThis.__pasarDev?.setMessages(loader.i18n);
  return loader;
};
