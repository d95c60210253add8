/** Addresses of the font's files, woff2. */
export interface FontFiles {
  /** The characters of nearly all our text, 12 KB: requested with the document. */
  basic: string;
  /** Additional characters of names, `é` or `ß`: requested where one occurs. */
  rest: string;
}

/** The content of the file of the basic characters; the README explains how it is made. */
const basicLetters =
  'U+20-7E,U+A0,U+A9,U+B1,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212';
const otherLetters =
  'U+A1-A8,U+AA-B0,U+B2-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2122,U+2191,U+2193,U+2215';

const face = (file: string, letters: string) =>
  `@font-face{font-family:"Plus Jakarta Sans Variable";src:url("${file}") format("woff2");font-weight:400 800;font-style:normal;font-display:swap;unicode-range:${letters}}`;

/**
 * Widths of the fallback font relative to the font's, measured on text of the storefront: the swap moves
 * nothing (quality P5).
 */
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

/** The font's two files and the fallback until they load. The first address is the one to request early. */
export const fontRules = ({ basic, rest }: FontFiles): string =>
  `${face(basic, basicLetters)}${face(rest, otherLetters)}${standInFaces}`;
