import type { SelectedReference } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import type { ProductFormValues } from '../form-values/product-form-values.ts';
import { getCombinations } from '../variants/combinations.ts';
import type { Difference } from './merge-product.ts';

/** The value of a field as text for comparison. */
export const useFormatValue = () => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const { rupiah } = useFormat();
  return ({ id, field, label, read }: Difference, inputs: ProductFormValues): string => {
    if (id === 'pictures') return t('conflict.images', { n: inputs.pictures.length });
    if (id === 'choicePictures') {
      const shown = inputs.options.flatMap(({ values }) => values.filter(({ picture }) => picture));
      return shown.map(({ value }) => value).join(', ') || '–';
    }
    if (id === 'attributes')
      return inputs.attributes.map(({ name, value }) => `${name}: ${value}`).join('\n') || '–';
    if (id === 'options') {
      const lines = inputs.options.map(
        ({ name, values }) => `${name}: ${values.map(({ value }) => value).join(', ')}`,
      );
      return lines.length > 0
        ? [...lines, t('conflict.variants', { n: getCombinations(inputs.options).length })].join('\n')
        : t('conflict.noVariants');
    }
    const value = read(inputs);
    const text = String(value ?? '');
    switch (field?.kind) {
      case 'reference':
        if (!value) return field.to === 'brand' ? t('product.noBrand') : '–';
        return (value as SelectedReference).path.join(' › ');
      case 'enum':
        return typeof label === 'object' ? (label.values?.[text]?.[locale] ?? text) : text;
      case 'flag':
        return t(value ? 'conflict.yes' : 'conflict.no');
      case 'money':
        return text === '' ? '–' : rupiah(Number(text));
      default:
        return text || '–';
    }
  };
};
