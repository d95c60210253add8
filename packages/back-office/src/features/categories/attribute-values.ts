import { type AdminCategory, attributeKinds, type CategoryAttribute } from '@pasar/contract';
import { toRequiredAmount } from '../../shared/form/amounts.ts';

/** An attribute as its form has it; choices are lines of "Katun = Cotton". */
export const toAttributeValues = (attribute: CategoryAttribute | undefined) => ({
  name_id: attribute?.name_id ?? '',
  name_en: attribute?.name_en ?? '',
  kind: attribute?.kind ?? 'text',
  unit: attribute?.unit ?? '',
  allowed_values: (attribute?.allowed_values ?? [])
    .map(({ id, en }) => (id === en ? id : `${id} = ${en}`))
    .join('\n'),
  is_required: attribute?.is_required ? '1' : '',
  is_filter: attribute?.is_filter ? '1' : '',
  position: String(attribute?.position ?? 0),
});
export type AttributeValues = Record<keyof ReturnType<typeof toAttributeValues>, string>;

/** A line without "=" is the same word in both languages. */
const toChoices = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.split('=').map((word) => word.trim()))
    .filter(([id = '', en = '']) => id !== '' || en !== '')
    .map(([id = '', en = id]) => ({ id, en }));

export const toAttributeBody = (
  values: AttributeValues,
  category: Pick<AdminCategory, 'id' | 'version'>,
  attributeId: number | null,
) => {
  const kind = attributeKinds.find((one) => one === values.kind) ?? 'text';
  return {
    ...{ category_id: category.id, version: category.version, attribute_id: attributeId, kind },
    ...{ name_id: values.name_id, name_en: values.name_en, position: toRequiredAmount(values.position) },
    unit: kind === 'number' && values.unit.trim() !== '' ? values.unit : null,
    allowed_values: kind === 'choice' ? toChoices(values.allowed_values) : [],
    is_required: values.is_required === '1',
    is_filter: values.is_filter === '1',
  };
};
