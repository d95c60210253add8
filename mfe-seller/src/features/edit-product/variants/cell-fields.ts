import { type AnyField, getKeys, variantFields, type variantLabels } from '@pasar/contract';

const { stock_seen: _, stock, ...plain } = variantFields;

type CellName = keyof typeof variantLabels;

/** The fields of a variant in the form; pieces are digits, as prices are. */
export const cellFields: Readonly<Record<CellName, AnyField>> = {
  ...plain,
  stock: { ...stock, kind: 'integer', unmarked: true },
};

const names = getKeys(variantFields).filter((name): name is CellName => name in cellFields);

/** In the order of the table. */
export const cellNames: readonly CellName[] = names;

/** Those of a product without options. */
export const singleNames = names.filter((name) => !cellFields[name].variantOnly);
