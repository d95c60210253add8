import type { Locale } from '@pasar/contract';
import type { Head } from '@pasar/slice-kit';

/** Brings the document's head to a page that was opened without a new document. */
export const showHead = (head: Head, locale: Locale): void => {
  document.title = head.title;
  document.documentElement.lang = locale;
  const description = document.querySelector('meta[name="description"]') ?? addDescription();
  description.setAttribute('content', head.description ?? '');
};

const addDescription = () => {
  const meta = document.createElement('meta');
  meta.name = 'description';
  document.head.append(meta);
  return meta;
};
