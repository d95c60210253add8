import { productLimits } from '@pasar/contract';
import { Button, FieldError, IconButton, Stack, TextField } from '@pasar/ui';
import { ImagePlus, Plus, Trash2, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { OptionInput, ValueInput } from '../form-values/product-form-values.ts';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import { OptionValueImage } from './option-value-image.tsx';
import * as style from './options-editor.styles.ts';

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

const fresh = () => crypto.randomUUID().slice(0, 8);
const newValue = (value: string): ValueInput => ({ key: fresh(), id: null, value });
/** A pasted or typed list means several option values. */
const severalIn = (text: string) =>
  text
    .split(/[\n\t,;]+/)
    .map((part) => part.trim())
    .filter(Boolean);

interface OptionEditorProps {
  form: ProductForm;
  option: OptionInput;
  at: number;
}

const OptionEditor = ({ form, option, at }: OptionEditorProps) => {
  const { t } = useTranslation('seller');
  const [typed, setTyped] = useState('');
  const errors = useStore(form.store, (state) => state.errors);
  const { key, name, values } = option;
  const change = (part: (option: OptionInput) => Partial<OptionInput>, ...fields: string[]) =>
    form.setOptions(
      (options) => options.map((one) => (one.key === key ? { ...one, ...part(one) } : one)),
      ...fields,
    );
  const add = (texts: readonly string[]) => {
    const known = new Set(values.map(({ value }) => value.toLowerCase()));
    const added = texts.filter((text) => !known.has(text.toLowerCase()));
    if (added.length > 0) change((one) => ({ values: [...one.values, ...added.map(newValue)] }));
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(severalIn(typed));
  };
  const paste = (event: ClipboardEvent) => {
    const texts = severalIn(event.clipboardData.getData('text'));
    if (texts.length < 2) return;
    event.preventDefault();
    add(texts);
  };
  const own = `options.${at}`;
  // As elsewhere the first kind is what can be seen (a color); the second (a size) has images if somebody wants them.
  const [wants, setWants] = useState(at === 0);
  const shows = wants || values.some(({ picture }) => picture);
  return (
    <fieldset css={style.option} aria-label={t('options.one', { n: at + 1 })}>
      <div css={style.head}>
        <TextField
          name={`${own}.name`}
          label={t('options.name')}
          placeholder={t(at === 0 ? 'options.firstHint' : 'options.secondHint')}
          value={name}
          limit={30}
          error={errors[`${own}.name`]}
          onChange={({ target }) => change(() => ({ name: target.value }), `${own}.name`)}
        />
        <IconButton
          label={t('options.remove', { name: name || at + 1 })}
          icon={<Trash2 {...icon} />}
          onClick={() => form.setOptions((options) => options.filter((one) => one.key !== key))}
        />
      </div>
      <ul css={style.values} aria-label={t('options.values', { name })}>
        {values.map((value, place) => {
          const field = `${own}.values.${place}.value`;
          return (
            <li key={value.key}>
              <div css={[style.value, shows && style.withImage]}>
                {shows && (
                  <OptionValueImage
                    form={form}
                    value={value}
                    field={`${own}.values.${place}.media_id`}
                    wrong={Boolean(errors[`${own}.values.${place}.media_id`])}
                  />
                )}
                <input
                  css={style.input}
                  name={field}
                  value={value.value}
                  aria-label={t('options.value', { name, n: place + 1 })}
                  aria-invalid={errors[field] ? true : undefined}
                  onChange={({ target }) =>
                    change(
                      (one) => ({
                        values: one.values.map((other) =>
                          other.key === value.key ? { ...other, value: target.value } : other,
                        ),
                      }),
                      field,
                    )
                  }
                />
                <IconButton
                  label={t('options.removeValue', { value: value.value })}
                  icon={<X {...icon} />}
                  onClick={() =>
                    change((one) => ({ values: one.values.filter((other) => other.key !== value.key) }))
                  }
                />
              </div>
              {[field, `${own}.values.${place}.media_id`].map(
                (one) =>
                  errors[one] && (
                    <p key={one} css={style.error}>
                      {errors[one]}
                    </p>
                  ),
              )}
            </li>
          );
        })}
        <li>
          <div css={style.more}>
            <input
              css={style.input}
              name={`${own}.values`}
              value={typed}
              placeholder={t('options.addValue')}
              aria-label={t('options.addValueTo', { name: name || at + 1 })}
              aria-invalid={errors[`${own}.values`] ? true : undefined}
              enterKeyHint="enter"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={press}
              onPaste={paste}
              onBlur={() => add(severalIn(typed))}
            />
            <IconButton
              label={t('options.add')}
              icon={<Plus {...icon} />}
              onClick={() => add(severalIn(typed))}
            />
          </div>
        </li>
      </ul>
      {errors[`${own}.values`] && <FieldError>{errors[`${own}.values`]}</FieldError>}
      {!shows && values.length > 0 && (
        <div>
          <Button variant="quiet" size="s" icon={<ImagePlus {...icon} />} onClick={() => setWants(true)}>
            {t('options.imageAdd')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

/** The options of the product: up to two, with their values. */
export const OptionsEditor = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const options = useInput(form, 'options');
  const error = useError(form, 'options');
  const add = () =>
    form.setOptions((before) => [...before, { key: fresh(), id: null, name: '', values: [] }]);
  return (
    <Stack gap={12} align="stretch">
      {options.map((option, at) => (
        <OptionEditor key={option.key} form={form} option={option} at={at} />
      ))}
      {error && <FieldError>{error}</FieldError>}
      {options.length < productLimits.options && (
        <div>
          <Button name="options" variant="secondary" size="s" icon={<Plus {...icon} />} onClick={add}>
            {t(options.length === 0 ? 'options.first' : 'options.second')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
