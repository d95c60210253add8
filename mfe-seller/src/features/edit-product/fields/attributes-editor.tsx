import { type CategoryAttribute, findAttribute } from '@pasar/contract';
import { Button, FieldError, IconButton, Notice, Skeleton, Stack, TextField } from '@pasar/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { AttributeInput } from '../form-values/product-form-values.ts';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import { attributeStyle, pairStyle } from '../product-form.styles.ts';
import { CategoryAttributeField } from './category-attribute-field.tsx';
import { useCategoryAttributes } from './use-category-attributes.ts';

const mostAttributes = 30;

/** Facts that the category asks for have separate fields; of two about the same one, the second stays a pair. */
const listFree = (attributes: readonly AttributeInput[], asked: readonly CategoryAttribute[]) => {
  const first = new Set(asked.map((one) => attributes.find(({ name }) => findAttribute([one], name))));
  return attributes.flatMap((one, at) => (first.has(one) ? [] : [{ ...one, at }]));
};

/** What a product is made of, how large it is, where it comes from: what the category asks for, then any pairs. */
export const AttributesEditor = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const attributes = useInput(form, 'attributes');
  const { asked, retry } = useCategoryAttributes(useInput(form, 'category_id')?.id);
  const errors = useStore(form.store, (state) => state.errors);
  const error = useError(form, 'attributes');
  const change = (key: string, at: number, part: { name?: string; value?: string }) =>
    form.set(
      ({ attributes }) => ({
        attributes: attributes.map((one) => (one.key === key ? { ...one, ...part } : one)),
      }),
      `attributes.${at}.${'name' in part ? 'name' : 'value'}`,
    );
  return (
    <Stack gap={12}>
      {asked === undefined && <Skeleton shape="control" />}
      {asked === null && (
        <Notice
          tone="warning"
          live
          action={
            <Button variant="secondary" size="s" onClick={retry}>
              {t('attributes.retry')}
            </Button>
          }
        >
          {t('attributes.failed')}
        </Notice>
      )}
      {asked && asked.length > 0 && (
        <div css={pairStyle}>
          {asked.map((one) => (
            <CategoryAttributeField key={one.id} form={form} asked={one} />
          ))}
        </div>
      )}
      {listFree(attributes, asked ?? []).map(({ key, name, value, at }) => (
        <div key={key} css={attributeStyle}>
          <TextField
            name={`attributes.${at}.name`}
            label={t('attributes.name')}
            placeholder={t('attributes.nameHint')}
            value={name}
            limit={50}
            error={errors[`attributes.${at}.name`]}
            onChange={({ target }) => change(key, at, { name: target.value })}
          />
          <TextField
            name={`attributes.${at}.value`}
            label={t('attributes.value')}
            placeholder={t('attributes.valueHint')}
            value={value}
            limit={200}
            error={errors[`attributes.${at}.value`]}
            onChange={({ target }) => change(key, at, { value: target.value })}
          />
          <IconButton
            label={t('attributes.remove', { name: name || at + 1 })}
            icon={<Trash2 size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() =>
              form.set(({ attributes }) => ({ attributes: attributes.filter((one) => one.key !== key) }))
            }
          />
        </div>
      ))}
      {error && <FieldError>{error}</FieldError>}
      {attributes.length < mostAttributes && (
        <div>
          <Button
            variant="secondary"
            size="s"
            icon={<Plus size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() =>
              form.set(({ attributes }) => ({
                attributes: [...attributes, { key: crypto.randomUUID(), name: '', value: '' }],
              }))
            }
          >
            {t('attributes.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
