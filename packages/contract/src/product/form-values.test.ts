import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getRules } from './derive.ts';
import { getBlankValues, readFormValues, toFieldInputs } from './form-values.ts';
import {
  enumField,
  flagField,
  integerField,
  moneyField,
  multilineField,
  referenceField,
  textField,
  urlField,
} from './kinds.ts';

/** One field of each kind beyond those that a product has. */
const fields = {
  material: textField({ max: 40, long: 'product.sku.long' }),
  care: multilineField({ max: 200, long: 'product.description.long', required: true }),
  warranty_months: integerField({ min: 0, max: 60, says: 'field.invalid', initial: 0 }),
  cost: moneyField({}),
  is_fragile: flagField({ initial: false }),
  padding_cm: integerField({ min: 0, max: 50, says: 'field.invalid', initial: 0, onlyWith: 'is_fragile' }),
  season: enumField(['dry', 'rainy'], {}),
  manual_url: urlField({ accepts: () => true, max: 200, says: 'product.video.invalid' }),
  origin_id: referenceField({ to: 'brand', shown: 'origin_name', says: 'field.invalid' }),
};
const product = {
  material: 'Katun',
  care: 'Cuci dingin\nJangan diperas',
  warranty_months: 12,
  cost: 75_000,
  is_fragile: true,
  padding_cm: 5,
  season: 'rainy',
  manual_url: 'https://example.com/manual',
  origin_id: 7,
  origin_name: 'Borneo',
};

describe('[SELL-02] declared fields in a form', () => {
  test('a field of each kind goes into the form and out of it unchanged', () => {
    const form = readFormValues(fields, product);
    expect({ ...form, origin_name: undefined }).toEqual({
      ...product,
      warranty_months: '12',
      cost: '75000',
      padding_cm: '5',
      origin_id: { id: 7, path: ['Borneo'] },
      origin_name: undefined,
    });
    const { origin_name: _, ...values } = product;
    expect(toFieldInputs(fields, form)).toEqual(values);
    expect(v.parse(v.object(getRules(fields)), toFieldInputs(fields, form))).toEqual(values);
  });

  test('a new form sends what the rules take for fields that were left out', () => {
    const sent = toFieldInputs(fields, { ...getBlankValues(fields), care: 'Cuci dingin' });
    const rules = v.object(getRules(fields));
    expect(v.parse(rules, sent)).toEqual(v.parse(rules, { care: 'Cuci dingin' }));
  });

  test('a field that belongs to a flag is neither kept nor sent without it', () => {
    const form = readFormValues(fields, { ...product, is_fragile: false });
    expect(form.padding_cm).toBe('');
    expect(toFieldInputs(fields, { ...form, padding_cm: '9' })).toMatchObject({ padding_cm: 0 });
  });

  test.each([['care'], ['cost']] as const)('what is missing in %s is reported by its rule', (key) => {
    const required = { ...fields, cost: moneyField({ required: true }) };
    const form = { ...readFormValues(required, product), [key]: '' };
    const judged = v.safeParse(v.object(getRules(required)), toFieldInputs(required, form));
    expect(judged.issues?.map((issue) => issue.path?.[0]?.key)).toEqual([key]);
  });
});
