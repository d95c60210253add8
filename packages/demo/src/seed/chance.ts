/** A stream of numbers that a seed decides: the same seed gives the same market on every machine. */
export interface Chance {
  /** A number from 0 up to, without, 1. */
  next(): number;
  /** A whole number between the two, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** A copy in another order. */
  shuffle<T>(list: readonly T[]): T[];
  happens(share: number): boolean;
}

/** sfc32 after Chris Doty-Humphrey, seeded with one number. */
export function createChance(seed: number): Chance {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88;
  let c = 0xb7e15162 ^ seed;
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) next();
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (list) => {
      const at = between(0, list.length - 1);
      if (at >= list.length) throw new Error('nothing to pick from');
      return list[at] as (typeof list)[number];
    },
    shuffle: (list) => {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = between(0, last);
        [mixed[last], mixed[other]] = [mixed[other], mixed[last]] as [
          (typeof list)[number],
          (typeof list)[number],
        ];
      }
      return mixed;
    },
    happens: (share) => next() < share,
  };
}
