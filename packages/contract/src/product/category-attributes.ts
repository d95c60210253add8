import * as v from 'valibot';
import type { Locale } from '../locale.ts';
import type { MessageId } from '../messages/message.ts';
import { sameText } from './checks.ts';

/** What a fact of the products of a category is: any text, a number in a unit, one of some choices, or yes or no. */
export const attributeKinds = ['text', 'number', 'choice', 'flag'] as const;

/** A choice in both languages; products store the Indonesian one. */
interface AttributeChoice {
  id: string;
  en: string;
}

/** A fact that sellers are asked for in a category and in those below it. */
export interface CategoryAttribute {
  id: number;
  name_id: string;
  name_en: string;
  /** Earlier Indonesian names, under which products may still have it. */
  former_names: string[];
  kind: (typeof attributeKinds)[number];
  /** Of a number; null for one without. */
  unit: string | null;
  /** Of a choice; empty for other kinds. */
  allowed_values: AttributeChoice[];
  /** No product is published without it. */
  is_required: boolean;
  /** Buyers may filter lists inside the category by it; never of a text. */
  is_filter?: boolean | undefined;
  /** Smaller ones come first. */
  position: number;
}

export const CategoryAttribute: v.GenericSchema<CategoryAttribute> = v.object({
  id: v.number(),
  name_id: v.string(),
  name_en: v.string(),
  former_names: v.array(v.string()),
  kind: v.picklist(attributeKinds),
  unit: v.nullable(v.string()),
  allowed_values: v.array(v.object({ id: v.string(), en: v.string() })),
  is_required: v.boolean(),
  is_filter: v.optional(v.boolean()),
  position: v.number(),
});

/** A fact of a product as it is stored and sent. */
interface Entry {
  name: string;
  value: string;
}

/** Yes and no, as products store them, in both languages. */
const flagChoices = [
  { id: 'Ya', en: 'Yes' },
  { id: 'Tidak', en: 'No' },
] as const;

/** The attribute that a product's fact is about, whichever of its names it has. */
export const findAttribute = (
  attributes: readonly CategoryAttribute[],
  name: string,
): CategoryAttribute | undefined =>
  attributes.find(({ name_id, name_en, former_names }) =>
    [name_id, name_en, ...former_names].some((known) => sameText(known) === sameText(name)),
  );

/** What one may choose; empty for a text and a number. */
export const listAllowedValues = ({ kind, allowed_values }: CategoryAttribute): readonly AttributeChoice[] =>
  kind === 'flag' ? flagChoices : allowed_values;

/** The choice that a value names in either language. */
export const findAllowedValue = (attribute: CategoryAttribute, value: string) =>
  listAllowedValues(attribute).find(({ id, en }) =>
    [id, en].some((known) => sameText(known) === sameText(value)),
  );

/** The digits of a number, with or without its unit; null for what is none. Two decimals: more would be a thousand. */
export const readAttributeNumber = ({ unit }: CategoryAttribute, value: string): string | null => {
  const text = sameText(value);
  const end = unit === null ? '' : sameText(unit);
  const digits = (end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text).trim();
  return /^\d{1,9}([.,]\d{1,2})?$/.test(digits) ? digits.replace('.', ',') : null;
};

/**
 * A value as filters name it: a choice in Indonesian, a number with a dot. Null for one that the attribute does not
 * allow, and for free text, which nobody can choose from.
 */
export const toFilterValue = (attribute: CategoryAttribute, value: string): string | null => {
  if (attribute.kind === 'text') return null;
  if (attribute.kind !== 'number') return findAllowedValue(attribute, value)?.id ?? null;
  const digits = readAttributeNumber(attribute, value);
  return digits === null ? null : String(Number(digits.replace(',', '.')));
};

/** A value of a filter, as `toFilterValue` names it, in the reader's language. */
export const nameFilterValue = (attribute: CategoryAttribute, value: string, locale: Locale): string => {
  if (attribute.kind !== 'number')
    return listAllowedValues(attribute).find(({ id }) => id === value)?.[locale] ?? value;
  const digits = locale === 'en' ? value : value.replace('.', ',');
  return attribute.unit === null ? digits : `${digits} ${attribute.unit}`;
};

/** A value as products store it, in Indonesian; null for one that the attribute does not allow. */
const toStored = (attribute: CategoryAttribute, value: string): string | null => {
  if (attribute.kind === 'text') return value;
  if (attribute.kind !== 'number') return findAllowedValue(attribute, value)?.id ?? null;
  const digits = readAttributeNumber(attribute, value);
  if (digits === null) return null;
  return attribute.unit === null ? digits : `${digits} ${attribute.unit}`;
};

const refusals: Record<CategoryAttribute['kind'], MessageId> = {
  text: 'field.invalid',
  number: 'product.attributes.number',
  choice: 'product.attributes.choice',
  flag: 'product.attributes.choice',
};

/** Where the form and the errors of a call have an attribute. */
export const attributeField = ({ name_id }: Pick<CategoryAttribute, 'name_id'>): string =>
  `attributes.${name_id}`;

/**
 * What a category's attributes make of a product's facts: under their names of today and in their spelling, and by
 * field what keeps it from being published. Other facts stay as they are.
 */
export const applyAttributes = (
  attributes: readonly CategoryAttribute[],
  entries: readonly Entry[],
): { entries: Entry[]; problems: Record<string, MessageId> } => {
  const problems: Record<string, MessageId> = {};
  const seen = new Set<number>();
  const applied = entries.map((entry): Entry => {
    const attribute = findAttribute(attributes, entry.name);
    if (!attribute) return entry;
    const value = toStored(attribute, entry.value);
    if (value === null) problems[attributeField(attribute)] = refusals[attribute.kind];
    if (seen.has(attribute.id)) problems[attributeField(attribute)] = 'product.attributes.same';
    seen.add(attribute.id);
    return { name: attribute.name_id, value: value ?? entry.value };
  });
  for (const attribute of attributes) {
    if (attribute.is_required && !seen.has(attribute.id))
      problems[attributeField(attribute)] = 'field.required';
  }
  return { entries: applied, problems };
};

/** A product's fact as its page shows it. */
export interface PresentedAttribute extends Entry {
  /** What is in the reader's language; the rest is in its seller's words. */
  translated?: 'name' | 'all';
}

/** Facts in the reader's language, those of the category first, in its order. */
export const presentAttributes = (
  attributes: readonly CategoryAttribute[],
  entries: readonly Entry[],
  locale: Locale,
): PresentedAttribute[] => {
  const found = entries.map((entry) => ({ entry, attribute: findAttribute(attributes, entry.name) }));
  const own = attributes.flatMap((attribute): PresentedAttribute[] =>
    found
      .filter((one) => one.attribute?.id === attribute.id)
      .map(({ entry }) => {
        const name = attribute[`name_${locale}`];
        const choice = findAllowedValue(attribute, entry.value);
        if (choice) return { name, value: choice[locale], translated: 'all' };
        if (attribute.kind !== 'number') return { name, value: entry.value, translated: 'name' };
        const value = locale === 'en' ? entry.value.replace(',', '.') : entry.value;
        return { name, value, translated: 'all' };
      }),
  );
  return [...own, ...found.flatMap(({ entry, attribute }) => (attribute ? [] : [entry]))];
};
