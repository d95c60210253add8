import { type Facets, type Locale, listAllowedValues, nameFilterValue } from '@pasar/contract';
import { type FilterAttribute, readSelections, writeSelection } from '../categories/filter-attributes.ts';
import type { AttributeCounts } from './attribute-facts.ts';

/** Longer lists are searched, not read. */
const mostValues = 50;

type Value = [value: string, total: number];

const mostFirst = ([one, few]: Value, [other, many]: Value): number => many - few || (one < other ? -1 : 1);
/** Yes before no. */
const inOrder = (attribute: FilterAttribute) => {
  const ids = listAllowedValues(attribute).map(({ id }) => id);
  return ([one]: Value, [other]: Value): number => ids.indexOf(one) - ids.indexOf(other);
};
const byNumber = ([one]: Value, [other]: Value): number => Number(one) - Number(other);

/** The values of each attribute in the reader's language, numbers from small to large; what is selected is always there. */
export const nameAttributes = (
  attributes: readonly FilterAttribute[],
  counts: AttributeCounts,
  { selected, locale }: { selected: readonly string[]; locale: Locale },
): NonNullable<Facets['attributes']> => {
  const selections = readSelections(attributes, selected);
  return attributes.flatMap((attribute) => {
    const chosen = selections.find((one) => one.attribute === attribute)?.values ?? [];
    const counted = counts.get(attribute.id) ?? new Map<string, number>();
    const shown = [...counted].sort(mostFirst).slice(0, mostValues);
    const missing = chosen.filter((value) => !shown.some(([known]) => known === value));
    shown.push(...missing.map((value): Value => [value, counted.get(value) ?? 0]));
    if (attribute.kind === 'number') shown.sort(byNumber);
    if (attribute.kind === 'flag') shown.sort(inOrder(attribute));
    if (shown.length === 0) return [];
    const values = shown.map(([value, total]) => ({
      id: writeSelection(attribute, value),
      name: nameFilterValue(attribute, value, locale),
      total,
    }));
    return [{ id: attribute.id, name: attribute[`name_${locale}`], values }];
  });
};
