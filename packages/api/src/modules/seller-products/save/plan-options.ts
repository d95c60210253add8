import { type OptionForm, sameText } from '@pasar/contract';
import type { FreshIds } from './fresh-ids.ts';
import { createFieldError } from './product-errors.ts';
import type { OptionState } from './product-state.ts';

export interface PlannedOption {
  id: number;
  name: string;
  values: { id: number; value: string; media_id: number | null }[];
}

interface Named {
  id: number;
  position: number | null;
}

/** Current values come before removed ones. */
const offeredFirst = <T extends Named>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => Number(one.position === null) - Number(other.position === null));

/**
 * Which of the rows that are there each entry of a form means: by its id, else by its text. Each row is meant once; an
 * entry that means none is new. Throws 422 for an id that is not among the rows.
 */
const meant = <T extends Named>(
  entries: readonly { id: number | null; text: string; field: string }[],
  rows: readonly T[],
  textOf: (row: T) => string,
): (T | undefined)[] => {
  const free = new Map(offeredFirst(rows).map((row) => [row.id, row]));
  const take = (row: T | undefined) => {
    if (row) free.delete(row.id);
    return row;
  };
  const byId = entries.map(({ id, field }) => {
    if (id === null) return undefined;
    const row = take(free.get(id));
    if (!row) throw createFieldError(`${field}.id`, 'field.invalid');
    return row;
  });
  return entries.map(
    ({ text }, at) =>
      byId[at] ?? take([...free.values()].find((row) => sameText(textOf(row)) === sameText(text))),
  );
};

/**
 * The options of a form, with the ids of the existing ones. Renamed ones keep theirs when the form names them; a
 * removed one comes back under its old id.
 */
export const planOptions = (
  form: readonly OptionForm[],
  before: readonly OptionState[],
  ids: { options: FreshIds; values: FreshIds },
): PlannedOption[] => {
  const options = meant(
    form.map(({ id, name }, at) => ({ id, text: name, field: `options.${at}` })),
    before,
    ({ name }) => name,
  );
  return form.map(({ name, values }, at) => {
    const option = options[at];
    const rows = meant(
      values.map(({ id, value }, place) => ({ id, text: value, field: `options.${at}.values.${place}` })),
      option?.values ?? [],
      ({ value }) => value,
    );
    return {
      id: option?.id ?? ids.options.next(),
      name,
      values: values.map(({ value, media_id }, place) => ({
        id: rows[place]?.id ?? ids.values.next(),
        value,
        media_id,
      })),
    };
  });
};

/** Whether a plan changes none of the current options. */
export const sameOptions = (planned: readonly PlannedOption[], before: readonly OptionState[]): boolean => {
  const offered = before
    .filter(({ position }) => position !== null)
    .map(({ id, name, values }) => ({
      id,
      name,
      values: values
        .filter(({ position }) => position !== null)
        .map(({ id, value, media_id }) => ({ id, value, media_id })),
    }));
  return JSON.stringify(offered) === JSON.stringify(planned);
};
