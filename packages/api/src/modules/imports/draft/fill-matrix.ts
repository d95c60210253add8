import { productLimits, sameText } from '@pasar/contract';
import type { OptionInput, VariantInput } from './form-parts.ts';

/** What distinguishes the variants of a product. */
export const keyOfValues = (values: readonly string[]): string => JSON.stringify(values.map(sameText));

const combinations = (options: readonly OptionInput[]): string[][] =>
  options.reduce<string[][]>(
    (all, { values }) => all.flatMap((before) => values.map(({ value }) => [...before, value])),
    [[]],
  );

/**
 * A product has a variant for every combination of its option values. Those that no row names are added, inactive, at
 * the lowest price. The rules reject more combinations than a product may have.
 */
export const fillMatrix = (
  options: readonly OptionInput[],
  variants: readonly VariantInput[],
): VariantInput[] => {
  const count = options.reduce((product, { values }) => product * values.length, 1);
  if (count > productLimits.variants) return [...variants];
  const named = new Set(variants.map(({ option_values }) => keyOfValues(option_values ?? [])));
  const price = Math.min(...variants.map((variant) => variant.price));
  const fillers = combinations(options)
    .filter((values) => !named.has(keyOfValues(values)))
    .map((option_values) => ({ option_values, price, is_active: false }));
  return [...variants, ...fillers];
};
