const inOrder = [
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
];
const numbers = new Map([
  ...inOrder.flatMap((words) => words.split(' ').map((word, number) => [word, number] as const)),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
  ...['se', 'a', 'an'].map((word) => [word, 1] as const),
  ['seratus', 100] as const,
]);
/** What they make of the number before them: `lima belas`, `lima puluh`, `two hundred`. */
const endings = new Map<string, (number: number) => number>([
  ['belas', (number) => number + 10],
  ['puluh', (number) => number * 10],
  ['ratus', (number) => number * 100],
  ['hundred', (number) => number * 100],
]);
const half = /(?:^|[ -])(?:and a )?(?:setengah|half(?: an?)?)$/;
const point = / (?:koma|point) /;

const words = [...numbers.keys(), ...endings.keys(), 'setengah', 'half', 'koma', 'point'].join('|');
/** A pattern of numbers in words, and of some that are none: `lima lima`. */
export const spelledNumber = `(?:${words})(?:[ -](?:and )?(?:${words}))*`;

/** Whether one number goes on with another: `seratus lima`, `twenty-five`. */
const goesOn = (sum: number, next: number): boolean =>
  (sum % 100 === 0 && next < 100) || (sum % 10 === 0 && sum % 100 >= 20 && next < 10);

/** `dua ratus lima puluh`; null for words that are no number. */
const readWhole = (text: string): number | null => {
  let sum = 0;
  let last: number | null = null;
  for (const word of text.split(/[ -]/).filter((one) => one !== 'and')) {
    const ending = endings.get(word);
    const next: number | undefined = ending && last !== null ? ending(last) : numbers.get(word);
    if (next === undefined) return null;
    if (ending) sum -= last ?? 0;
    if (sum > 0 && !goesOn(sum, next)) return null;
    sum += next;
    last = ending ? null : next;
  }
  return sum;
};

/** `dua ratus lima puluh`, `satu setengah`, `satu koma lima`, `half a`. */
const readSpelled = (text: string): number | null => {
  const rest = text.replace(half, '');
  if (rest === '') return 0.5;
  const [whole = '', decimals] = rest.split(point);
  const number = readWhole(whole);
  if (number === null) return null;
  if (rest !== text) return decimals === undefined ? number + 0.5 : null;
  if (decimals === undefined) return number;
  const digits = decimals.split(' ').map((word) => numbers.get(word) ?? 10);
  return digits.every((digit) => digit < 10) ? Number(`${number}.${digits.join('')}`) : null;
};

const readDigits = (written: string): number =>
  Number(
    /^\d{1,3}(\.\d{3})+/.test(written)
      ? written.replaceAll('.', '').replace(',', '.')
      : written.replace(',', '.'),
  );

/** A number as people write it: `5.000`, `2,5`, or in words; null for words that are no number. */
export const readNumber = (written: string): number | null =>
  /^\d/.test(written) ? readDigits(written) : readSpelled(written);
