import { cloneElement, Fragment, type ReactElement } from 'react';

interface MarkedTextProps {
  text: string;
  /** Elements for the marks of the text: `<terms>…</terms>` becomes `components.terms` around its content. */
  components: Record<string, ReactElement>;
}

/** A text with elements in it. Its marks do not nest, so the HTML parser of react-i18next's `Trans` stays out. */
export const MarkedText = ({ text, components }: MarkedTextProps) => {
  // The split text holds, for each mark, its name and its content.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const element = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined;
    return element ? cloneElement(element, { key: index }, part) : <Fragment key={index}>{part}</Fragment>;
  });
};
