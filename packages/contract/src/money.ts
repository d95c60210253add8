import * as v from 'valibot';

/** Money is an integer of rupiah; never a float (domain 3.0). */
export const Rupiah = v.pipe(v.number(), v.safeInteger(), v.brand('Rupiah'));
export type Rupiah = v.InferOutput<typeof Rupiah>;

/** Marks an integer as rupiah. Throws RangeError on fractions and unsafe integers. */
export const rupiah = (amount: number): Rupiah => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of rupiah: ${amount}`);
  return amount as Rupiah;
};
