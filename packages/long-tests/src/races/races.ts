import type { LongTestHarness, Verdict } from '../harness/long-test.ts';
import { raceForAVoucher } from './race-for-a-voucher.ts';
import { raceForClaims } from './race-for-claims.ts';
import { raceForFlashStock } from './race-for-flash-stock.ts';
import { raceForStock } from './race-for-stock.ts';
import { raceForTheWallet } from './race-for-the-wallet.ts';
import { raceOfManySellers } from './race-of-many-sellers.ts';
import { raceOfOneKey } from './race-of-one-key.ts';
import { raceOfTwoCheckouts } from './race-of-two-checkouts.ts';
import { raceWithStockEdits } from './race-with-stock-edits.ts';

type Chance = () => number;

export interface Race {
  /** A sentence, with the requirement that it proves. */
  name: string;
  run(ground: LongTestHarness, size: 'quick' | 'full', chance: Chance): Promise<Verdict>;
}

/** Every race, in the size of the test command and in the size of quality R1, R2 and R5. */
export const races: readonly Race[] = [
  {
    name: 'as many pay for a thing as there are pieces [R1]',
    run: (ground, size, chance) =>
      raceForStock(ground, {
        ...(size === 'full' ? { buyers: 1_000, stock: 100 } : { buyers: 60, stock: 10 }),
        chance,
      }),
  },
  {
    name: 'the same thing in the cart and bought at once [R1]',
    run: (ground, size) => raceOfTwoCheckouts(ground, { buyers: size === 'full' ? 200 : 15 }),
  },
  {
    name: 'carts of five sellers in any order do not lock each other [R1]',
    run: (ground, size, chance) =>
      raceOfManySellers(ground, {
        ...(size === 'full' ? { buyers: 200, stock: 60 } : { buyers: 20, stock: 8 }),
        chance,
      }),
  },
  {
    name: 'a seller corrects the stock while people pay [R1]',
    run: (ground, size, chance) => raceWithStockEdits(ground, { buyers: size === 'full' ? 200 : 20, chance }),
  },
  {
    name: 'a flash sale gives away exactly its pieces [R2]',
    run: (ground, size) =>
      raceForFlashStock(ground, size === 'full' ? { buyers: 300, flash: 30 } : { buyers: 30, flash: 6 }),
  },
  {
    name: 'a voucher is used exactly as often as it may be [R2]',
    run: (ground, size) =>
      raceForAVoucher(ground, size === 'full' ? { buyers: 200, quota: 30 } : { buyers: 20, quota: 5 }),
  },
  {
    name: 'a code is claimed exactly as often as it may be [R2]',
    run: (ground, size) =>
      raceForClaims(ground, size === 'full' ? { buyers: 500, quota: 50 } : { buyers: 50, quota: 10 }),
  },
  {
    name: 'a wallet pays for one of two orders that it cannot both pay [R3]',
    run: (ground, size) => raceForTheWallet(ground, { buyers: size === 'full' ? 100 : 10 }),
  },
  {
    name: 'one press, however often it arrives, is one order [R5]',
    run: (ground, size) => raceOfOneKey(ground, { presses: size === 'full' ? 50 : 20 }),
  },
];
