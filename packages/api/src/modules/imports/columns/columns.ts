import {
  type AnyField,
  plainProductFields,
  plainVariantFields,
  productLimits,
  productSheet,
  type SheetColumn,
} from '@pasar/contract';

type Entry = (typeof productSheet)[keyof typeof productSheet];
export type Column = Extract<Entry, { column: string }>['column'];

/** A column of the spreadsheet; `key` is that of its field, or a separate name. */
export interface ColumnFacts extends SheetColumn {
  key: string;
  column: Column;
}

const isRequired = (fields: Readonly<Record<string, AnyField>>, key: string) => fields[key]?.required;

/** The columns of a product spreadsheet (domain 3.13), in the order of the template. */
export const columns: readonly ColumnFacts[] = Object.entries<Entry>(productSheet).flatMap(([key, entry]) => {
  if (entry === null || typeof entry === 'string') return [];
  return isRequired(plainProductFields, key) || isRequired(plainVariantFields, key)
    ? [{ ...entry, key, isRequired: true }]
    : [{ ...entry, key }];
});

/** A field that has a column, and what the column says of its cells. */
export interface FieldColumn {
  key: string;
  field: AnyField;
  facts: ColumnFacts;
}

const columnsOf = (fields: Readonly<Record<string, AnyField>>): FieldColumn[] =>
  columns.flatMap((facts) => {
    const field = fields[facts.key];
    return field ? [{ key: facts.key, field, facts }] : [];
  });

/** Fields of variants: their columns have a value in each row. */
export const variantColumnFields = columnsOf(plainVariantFields);
/** Fields of the product, whose rows have the same value in these columns. */
export const sharedFields = columnsOf(plainProductFields).filter(({ key }) => !(key in plainVariantFields));

export const imageColumns = Array.from(
  { length: productLimits.images },
  (_, at) => `gambar_${at + 1}` as Column,
);

/** The column on which errors of a form's field are noted. */
export const columnOfField = (key: string): Column | undefined => {
  const entry = Object.entries<Entry>(productSheet).find(([name]) => name === key)?.[1];
  return typeof entry === 'string' ? columnOfField(entry) : entry?.column;
};

/** The word that every hint begins with. A line of such hints belongs to the template and is no data. */
const hintWord = /^(wajib|opsional|required|optional)\b/i;

/** Whether a line is the one that explains the columns. */
export const isHintRow = (cells: readonly (string | number)[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => typeof cell === 'string' && hintWord.test(cell));
};
