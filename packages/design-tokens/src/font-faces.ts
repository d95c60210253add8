import { type FontName, fontVariable } from './typography.ts';

/** The second name is the stand-in of the same widths that `@pasar/ui` declares for the time before the font has come. */
const family = '"Plus Jakarta Sans Variable","Pasar stand-in",system-ui,sans-serif';

type Face = {
  readonly weight: number;
  /** Size and line height in px at the browser's normal text size. */
  readonly size: number;
  readonly line: number;
  readonly phone?: readonly [size: number, line: number];
};

const faces = {
  display: { weight: 800, size: 40, line: 48, phone: [30, 36] },
  title1: { weight: 800, size: 28, line: 36, phone: [24, 30] },
  title2: { weight: 800, size: 22, line: 28, phone: [20, 26] },
  title3: { weight: 700, size: 18, line: 24 },
  body: { weight: 400, size: 16, line: 24 },
  bodyStrong: { weight: 600, size: 16, line: 24 },
  small: { weight: 400, size: 14, line: 20 },
  smallStrong: { weight: 600, size: 14, line: 20 },
  caption: { weight: 500, size: 12, line: 16 },
  label: { weight: 700, size: 12, line: 16 },
  control: { weight: 700, size: 15, line: 20 },
  input: { weight: 500, size: 16, line: 24 },
  priceXl: { weight: 800, size: 32, line: 40 },
  priceL: { weight: 800, size: 20, line: 28 },
  priceM: { weight: 800, size: 16, line: 24 },
  priceS: { weight: 800, size: 14, line: 20 },
  priceOld: { weight: 500, size: 12, line: 16 },
} as const satisfies Record<FontName, Face>;

const names = Object.keys(faces) as FontName[]; // the keys of a closed table
const rem = (px: number) => `${px / 16}rem`;
const shorthand = (weight: number, size: number, line: number) =>
  `${weight} ${rem(size)}/${rem(line)} ${family}`;

/** Declarations of the font variables on desktop. */
export const fontVariables = (): string =>
  names
    .map(
      (name) => `${fontVariable(name)}:${shorthand(faces[name].weight, faces[name].size, faces[name].line)};`,
    )
    .join('');

/** Declarations that replace those of the large titles on phones. */
export const phoneFontVariables = (): string =>
  names
    .map((name) => {
      const face: Face = faces[name];
      return face.phone ? `${fontVariable(name)}:${shorthand(face.weight, ...face.phone)};` : '';
    })
    .join('');
