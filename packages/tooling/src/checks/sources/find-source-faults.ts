const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

const widthsIn = (text: string, bound: 'min' | 'max') =>
  [...text.matchAll(new RegExp(`${bound}-width: ?(\\d+)px`, 'g'))].map(({ 1: px, index }) => ({
    px: Number(px),
    index,
  }));

/** The desktop begins where the phone ends (SPEC 9): at no integer, since a zoomed window may be 922.4 px wide. */
const phoneEnd = 922;

/** Lines of a source that leave a width without a layout. */
export const findWidthGaps = (text: string): number[] => {
  const ends = new Set([phoneEnd, ...widthsIn(text, 'max').map(({ px }) => px)]);
  return widthsIn(text, 'min')
    .filter(({ px }) => ends.has(px - 1))
    .map(({ index }) => lineOf(text, index));
};

/** Lines of a component that let the browser cut what is pasted: a wrong number becomes another, accepted one. */
export const findCuttingFields = (text: string): number[] =>
  [...text.matchAll(/\bmaxLength\s*[=:]/g)].map(({ index }) => lineOf(text, index));
