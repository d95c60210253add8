import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import type { ProductFormValues } from '../form-values/product-form-values.ts';
import { getCombinations } from '../variants/combinations.ts';
import type { Difference } from './merge-product.ts';

const isMoney = (id: string) => /(^|\.)(price|before)$/.test(id);

/** The value of a field as text for comparison. */
export const useFormatValue = () => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  return ({ id, read }: Difference, inputs: ProductFormValues): string => {
    if (id === 'category') return inputs.category?.path.join(' › ') ?? '–';
    if (id === 'brand') return inputs.brand?.name ?? t('product.noBrand');
    if (id === 'condition') return t(`product.${inputs.condition}`);
    if (id === 'status') return t(`product.statusIs.${inputs.status}`);
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
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    const text = String(value ?? '');
    if (text === '') return '–';
    return isMoney(id) ? rupiah(Number(text)) : text;
  };
};
