import { color, font, media, themeCss } from '@pasar/design-tokens';

/** Addresses of the font's files, woff2. */
export interface FontFiles {
  /** The letters of nearly all our text, 12 KB: asked for with the document. */
  basic: string;
  /** What names bring besides, `é` or `ß`: asked for where one stands. */
  rest: string;
}

/** What the file of the basic letters holds; `theme/README.md` says how it is made. */
const basicLetters =
  'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212';
const otherLetters =
  'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2122,U+2191,U+2193,U+2215';

const face = (file: string, letters: string) =>
  `@font-face{font-family:"Plus Jakarta Sans Variable";src:url("${file}") format("woff2");font-weight:400 800;font-style:normal;font-display:swap;unicode-range:${letters}}`;

/** Widths of the stand-in relative to the font's, measured on text of the shop: the swap moves nothing (quality P5). */
const standIn = [
  [200, 599, 104.5, ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica']],
  [600, 800, 100, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Bold']],
] as const;

const standInFaces = standIn
  .map(([lightest, boldest, width, names]) => {
    const source = names.map((name) => `local("${name}")`).join(',');
    return `@font-face{font-family:"Pasar stand-in";src:${source};font-weight:${lightest} ${boldest};size-adjust:${width}%;ascent-override:104%;descent-override:22%;line-gap-override:0%}`;
  })
  .join('');

const reset = [
  '*,*::before,*::after{box-sizing:border-box}',
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
  // Headings and main regions take the focus after a change of page; a ring around them says nothing.
  'h1[tabindex="-1"]:focus-visible,main[tabindex="-1"]:focus-visible{outline:0}',
].join('');

/** Here and not with the spinner: a button that turns busy would make these rules during the press that it answers. */
const spinner = [
  '@keyframes turn{to{rotate:1turn}}',
  '[data-spinner]{flex:none;animation:turn .8s linear infinite}',
  // Without movement the open ring alone must say "waiting".
  `${media.reducedMotion}{[data-spinner]{rotate:45deg}}`,
].join('');

const stillness = `${media.reducedMotion}{*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}`;

/**
 * Parts marked with `data-later` are laid out in the first picture only as far as they are near the screen, until the
 * page says `data-whole`, and on a phone not at all while its document says `data-drawing`; up to then their height is a guess: a section's, a `card`'s, or nothing for what stands
 * `beside` others in a row.
 */
const later = [
  ':root:not([data-whole]) [data-later]{content-visibility:auto;contain-intrinsic-block-size:auto 420px;overflow-clip-margin:16px}',
  ':root:not([data-whole]) [data-later="card"]{contain-intrinsic-block-size:auto 348px}',
  ':root:not([data-whole]) [data-later="beside"]{contain-intrinsic-block-size:auto 0}',
  // All of these stand below a phone's screen, and "near" is two screens more: half of the first picture's work.
  `@media (scripting:enabled) and (max-width:480px) and (max-height:900px){:root[data-drawing] [data-later]{content-visibility:hidden}}`,
].join('');

/**
 * The style sheet that every page needs once: font, both themes, reset, focus ring, no movement for
 * those who asked for none. A brand-coloured surface sets `data-surface="brand"` for a ring that shows on it.
 */
export const globalCss = ({ basic, rest }: FontFiles): string =>
  `${face(basic, basicLetters)}${face(rest, otherLetters)}${standInFaces}${themeCss}${reset}${focus}${later}${spinner}${stillness}`;
