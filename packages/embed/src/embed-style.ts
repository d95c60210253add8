import rest from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import { globalCss } from '@pasar/ui';
import basic from '@pasar/ui/basic-letters.woff2';

/** The class of the element that a page lives in. */
export const placeClass = 'pasar-embed';

/** The market's base style for what is in the page's element alone: `:where` lets every other rule win over it. */
export const embedStyle = (): string => {
  const css = globalCss({ basic, rest });
  const fonts = css.match(/@font-face\{[^}]*\}/g) ?? [];
  const others = fonts.reduce((text, font) => text.replace(font, ''), css);
  return `${fonts.join('')}:where(.${placeClass}){${others.replace(/:root|(?<=^|[},])(?:html|body)(?=[{,])/g, '&')}}`;
};
