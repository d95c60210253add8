/** Controls, directions and joiners: they are invisible, and could reverse a line. */
const shapeless = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Emoji, flags, their color modifiers, and loose accents; no font of ours has them, and nobody misses them. */
const picture = /^(\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\p{M})$/u;

/**
 * A text as a font can print it, on one line: letters that it does not have become `?`, so that somebody sees that
 * something is missing.
 */
export const printable = (text: string, has: (codePoint: number) => boolean): string =>
  Array.from(text.normalize('NFC').replace(/\s/g, ' ').replace(shapeless, ''), (letter) => {
    if (has(letter.codePointAt(0) ?? 0)) return letter;
    return picture.test(letter) ? '' : '?';
  })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
