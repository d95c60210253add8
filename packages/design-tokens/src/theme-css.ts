import { media } from './breakpoint.ts';
import { colorDecisions } from './color-decisions.ts';
import { cssName } from './css-name.ts';
import { fontVariables, phoneFontVariables } from './font-faces.ts';
import { shadowDecisions } from './shadow.ts';

export type Theme = 'light' | 'dark';

const side = { light: 0, dark: 1 } as const;
const pictureFilters = { light: 'none', dark: 'brightness(0.88) saturate(0.96)' } as const;

/** Declarations of one theme: `--surface-card:#ffffff;…` with its colour scheme. */
export const themeVariables = (theme: Theme): string => {
  const colors = Object.entries(colorDecisions).flatMap(([group, names]) =>
    Object.entries(names).map(([name, pair]) => `${cssName(group, name)}:${pair[side[theme]]};`),
  );
  const shadows = Object.entries(shadowDecisions).map(
    ([level, pair]) => `--shadow-${level}:${pair[side[theme]]};`,
  );
  return `color-scheme:${theme};--picture-filter:${pictureFilters[theme]};${colors.join('')}${shadows.join('')}`;
};

/**
 * The whole theme as one style sheet. Light by default; dark when the system asks for it and the page
 * does not insist on light, or when an element says `data-theme="dark"`.
 */
export const themeCss: string = [
  `:root{${fontVariables()}}`,
  `${media.phone}{:root{${phoneFontVariables()}}}`,
  `:root,[data-theme="light"]{${themeVariables('light')}}`,
  `@media (prefers-color-scheme: dark){:root:not([data-theme="light"]){${themeVariables('dark')}}}`,
  `:root[data-theme="dark"],[data-theme="dark"]{${themeVariables('dark')}}`,
].join('');
