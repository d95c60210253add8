import { Button, FieldError, IconButton, Stack, TextField } from '@pasar/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import { attributeStyle } from '../product-form.styles.ts';

const mostAttributes = 30;

/** What a product is made of, how large it is, where it comes from: pairs of name and value. */
export const AttributesEditor = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const attributes = useInput(form, 'attributes');
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
      {attributes.map(({ key, name, value }, at) => (
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
