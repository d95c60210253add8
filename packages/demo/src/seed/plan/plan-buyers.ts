import type { Chance } from '../chance.ts';
import { femaleNames, lastNames, maleNames, middleNames } from '../data/names.ts';
import { buyerNames, generatedEmailDomain } from '../data/users.ts';
import { slugify } from './fill-template.ts';
import { birthday, phone } from './plan-stores.ts';
import type { SeedData } from './seed-data.ts';

export type SeedBuyer = Omit<SeedData['buyers'][number], 'home'>;

/** Neighbours in the list share neither first nor last name: the stride has no divisor in common with the total. */
const STRIDE = 1_009;

/** A name for each number below a hundred thousand, no two alike; two words first, three later. */
const madeName = (number: number): { name: string; gender: SeedBuyer['gender'] } => {
  const first = [...maleNames, ...femaleNames];
  const pairs = first.length * lastNames.length;
  const place = (number * STRIDE) % pairs;
  const at = place % first.length;
  const words = [
    first[at],
    middleNames[Math.floor(number / pairs) % middleNames.length],
    lastNames[Math.floor(place / first.length)],
  ];
  return { name: words.filter(Boolean).join(' '), gender: at < maleNames.length ? 'male' : 'female' };
};

/** People who buy and write reviews, each with another name and address. */
export function planBuyers(chance: Chance, count: number): SeedBuyer[] {
  return Array.from({ length: count }, (_, number) => {
    const known = buyerNames[number];
    const { name, gender } = known
      ? { name: known, gender: chance.pick(['male', 'female'] as const) }
      : madeName(number - buyerNames.length);
    const handle = slugify(name).replaceAll('-', '.');
    return {
      name,
      email: `${handle}@${generatedEmailDomain}`,
      username: handle,
      phone: phone(chance),
      gender,
      birthday: birthday(chance),
    };
  });
}
