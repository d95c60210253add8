import { randomCode } from '../../../platform/ids.ts';
import { jakartaDigits } from '../../../platform/jakarta.ts';

/** A code such as ORD-20261121-7KQ2M; its last five characters are random, so that nobody guesses another's. */
export const generateCode = (prefix: 'INV' | 'ORD', moment: Date): string =>
  `${prefix}-${jakartaDigits(moment)}-${randomCode()}`;

const attempts = 10;

/** Inserts under fresh codes until one is free. `insert` returns undefined when its code is taken. */
export const withFreeCode = async <T>(
  {
    prefix,
    moment,
    draw = generateCode,
  }: { prefix: 'INV' | 'ORD'; moment: Date; draw?: typeof generateCode },
  insert: (code: string) => Promise<T | undefined>,
): Promise<T> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = await insert(draw(prefix, moment));
    if (made !== undefined) return made;
  }
  throw new Error(`no free ${prefix} code after ${attempts} attempts`);
};
