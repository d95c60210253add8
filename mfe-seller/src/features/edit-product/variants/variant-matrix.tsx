import { variantLabels } from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { Button, FieldError, IconButton, Stack } from '@pasar/ui';
import { ArrowDownToLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import { cellKey, getCombinations } from './combinations.ts';
import { type CellColumn, cellColumns, fillDown, pasteBlock } from './fill-down.ts';
import { MatrixRow } from './matrix-row.tsx';
import { useGrowing } from './use-growing.ts';
import * as style from './variant-matrix.styles.ts';

/**
 * Actions on several rows; they read the current rows, because rows are not rendered again when others
 * change.
 */
const matrixTools = (form: ProductForm) => {
  const rowsNow = () => getCombinations(form.store.getState().inputs.options).map(cellKey);
  return {
    fill: (at: number, column: CellColumn, value: string) =>
      form.setCells(fillDown(rowsNow(), at, column, value), 'variants'),
    paste: (at: number, column: CellColumn, text: string): boolean => {
      const parts = pasteBlock(rowsNow(), at, column, text);
      if (parts) form.setCells(parts, 'variants');
      return parts !== null;
    },
  };
};

const nothing = { price: '', stock: '', weight_gram: '' };

/** Price, pieces and code of every combination, filled one by one, downwards, from a sheet, or all at once. */
export const VariantMatrix = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const options = useInput(form, 'options');
  const error = useError(form, 'variants');
  const [all, setAll] = useState(nothing);
  const tools = useMemo(() => matrixTools(form), [form]);
  const combinations = getCombinations(options);
  const drawn = useGrowing(combinations.length);
  if (combinations.length === 0) return null;
  const rows = combinations.map(cellKey);
  const words = new Map(
    options.flatMap(({ values }) => values.map(({ key, value }) => [key, value] as const)),
  );

  const applyAll = () => {
    const part = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    form.setCells(new Map(rows.map((key) => [key, part])), 'variants');
    setAll(nothing);
  };
  return (
    <Stack gap={16}>
      {rows.length > 1 && (
        <div css={style.together}>
          <NumberField
            money
            label={t('matrix.allPrice')}
            value={all.price}
            onValue={(price) => setAll((before) => ({ ...before, price }))}
          />
          <NumberField
            label={t('matrix.allStock')}
            value={all.stock}
            onValue={(stock) => setAll((before) => ({ ...before, stock }))}
          />
          <NumberField
            label={t('matrix.allWeight')}
            suffix="gram"
            value={all.weight_gram}
            onValue={(weight_gram) => setAll((before) => ({ ...before, weight_gram }))}
          />
          <Button
            variant="secondary"
            looksDisabled={Object.values(all).every((value) => value === '')}
            onClick={applyAll}
          >
            {t('matrix.apply', { n: rows.length })}
          </Button>
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section css={style.scrollArea} tabIndex={0} aria-label={t('matrix.title')}>
        <table css={style.table}>
          <thead>
            <tr>
              <th scope="col" css={style.head}>
                {t('matrix.variant')}
              </th>
              {cellColumns.map((column) => (
                <th key={column} scope="col" css={style.head}>
                  <span css={style.headLine}>
                    {variantLabels[column].label[locale]}
                    {rows.length > 1 && column !== 'sku' && (
                      <IconButton
                        label={t('matrix.fill', { what: variantLabels[column].label[locale] })}
                        title={t('matrix.fill', { what: variantLabels[column].label[locale] })}
                        icon={<ArrowDownToLine size={16} strokeWidth={1.9} aria-hidden="true" />}
                        onClick={() =>
                          tools.fill(
                            0,
                            column,
                            form.store.getState().inputs.cells[rows[0] ?? '']?.[column] ?? '',
                          )
                        }
                      />
                    )}
                  </span>
                </th>
              ))}
              <th scope="col" css={style.head}>
                {variantLabels.is_active.label[locale]}
              </th>
            </tr>
          </thead>
          <tbody>
            {combinations.slice(0, drawn).map((combination, at) => (
              <MatrixRow
                key={cellKey(combination)}
                form={form}
                id={cellKey(combination)}
                at={at}
                name={combination.map((key) => words.get(key)).join(' / ')}
                {...tools}
              />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > 1 && <p css={style.hint}>{t('matrix.hint')}</p>}
    </Stack>
  );
};
