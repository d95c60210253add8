import { measureText } from '../images/lettering.ts';

/** What a card of two in a row leaves for its name on a phone of 390 pixels, and the name's size and weight there. */
const card = { width: 151, lines: 2, size: 14, weight: 500 } as const;

const measure = (text: string) => measureText(text, card.size, card.weight);

/** Whether a card shows a whole name, broken between words. */
export const fitsCard = (name: string): boolean => {
  const space = measure(' ');
  let [lines, used] = [1, 0];
  for (const word of name.split(' ').map(measure)) {
    if (word > card.width) return false;
    if (used > 0 && used + space + word > card.width) {
      lines++;
      used = word;
    } else used += (used > 0 ? space : 0) + word;
  }
  return lines <= card.lines;
};
