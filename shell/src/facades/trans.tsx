import type { TFunction } from 'i18next';
import { cloneElement, Fragment, type ReactElement } from 'react';

interface TransProps {
  t: TFunction;
  i18nKey: string;
  values?: Record<string, string | number>;
  /** Elements for the marks of the text: `<terms>…</terms>` becomes `components.terms` around its content. */
  components?: Record<string, ReactElement>;
}

/**
 * A text with marks in it. Replaces react-i18next's own, which brings an HTML parser along (4 KB that every
 * visitor would load): marks have names and do not nest.
 */
export const Trans = ({ t, i18nKey, values, components = {} }: TransProps) => {
  // The split text holds, for each mark, its name and its content.
  const parts = t(i18nKey, { ...values }).split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const element = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined;
    return element ? cloneElement(element, { key: index }, part) : <Fragment key={index}>{part}</Fragment>;
  });
};
