import { color, font, media, themeCss } from '@pasar/design-tokens';
import { type FontFiles, fontRules } from './font/font-rules.ts';

const reset = [
  // The font's own space is so narrow that words run together in small text.
  '*,*::before,*::after{box-sizing:border-box;word-spacing:.07em}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:96px 80px}',
  `body{margin:0;font:${font.small.font};color:${color.text.default};background:${color.surface.canvas};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}`,
  'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset,legend{margin:0;padding:0}',
  'h1,h2,h3,h4,h5,h6{font:inherit}',
  'fieldset{border:0;min-inline-size:0}',
  'ul,ol{list-style:none}',
  'img,svg{display:block;max-width:100%}',
  'a{color:inherit;text-decoration:none}',
  'button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0}',
  'button{cursor:pointer;border:0;background:none;padding:0}',
  'summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}',
  'table{border-collapse:collapse}',
  '[hidden]{display:none!important}',
].join('');

const focus = [
  `:focus-visible{outline:3px solid ${color.focus.ring};outline-offset:2px}`,
  `[data-surface="brand"] :focus-visible{outline-color:${color.focus.ringOnBrand}}`,
  // Headings and main regions take the focus after a change of page; a ring around them has no meaning.
  'h1[tabindex="-1"]:focus-visible,main[tabindex="-1"]:focus-visible{outline:0}',
].join('');

/** Here and not with the spinner: a button that turns busy would create these rules during its own press. */
const spinner = [
  '@keyframes turn{to{rotate:1turn}}',
  '[data-spinner]{flex:none;animation:turn .8s linear infinite}',
  // Without movement the open ring alone must mean "waiting".
  `${media.reducedMotion}{[data-spinner]{rotate:45deg}}`,
].join('');

const stillness = `${media.reducedMotion}{*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`;

/**
 * Parts marked with `data-later` are laid out when they come near the screen; until then their height is estimated: a
 * section's or a `card`'s. In a page with `data-whole` all parts are laid out from the start.
 */
const later = [
  ':root:not([data-whole]) [data-later]{content-visibility:auto;contain-intrinsic-block-size:auto 420px;overflow-clip-margin:16px}',
  ':root:not([data-whole]) [data-later="card"]{contain-intrinsic-block-size:auto 348px}',
].join('');

/**
 * The style sheet that every page needs once: font, both themes, reset, focus ring, and no movement for
 * users who prefer reduced motion. A brand-colored surface sets `data-surface="brand"` for a ring that
 * shows on it.
 */
export const globalCss = (files: FontFiles): string =>
  `${fontRules(files)}${themeCss}${reset}${focus}${later}${spinner}${stillness}`;
