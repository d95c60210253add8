import { variantLabels } from '@pasar/contract';
import { useDigits } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { Checkbox, VisuallyHidden } from '@pasar/ui';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { blankCell, type CellInput } from '../form-values/product-form-values.ts';
import type { ProductForm } from '../product-form.store.ts';
import { cellFields } from './cell-fields.ts';
import { type CellColumn, cellColumns } from './fill-down.ts';
import * as style from './variant-matrix.styles.ts';

interface CellProps {
  column: CellColumn;
  value: string;
  label: string;
  field: string;
  error: string | undefined;
  onValue: (value: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Cell = ({ column, value, label, field, error, onValue, ...events }: CellProps) => {
  const { kind } = cellFields[column];
  const digits = useDigits({ value, onValue, mark: kind === 'money' ? '.' : undefined });
  const typed =
    kind === 'text'
      ? {
          value,
          autoComplete: 'off',
          onChange: (event: { target: HTMLInputElement }) => onValue(event.target.value),
        }
      : digits;
  return (
    <td css={style.cell} data-label={label}>
      <div css={style.box}>
        {kind === 'money' && 'Rp'}
        <input
          {...typed}
          {...events}
          name={field}
          css={style.input}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${field}-error`}
        />
      </div>
      {error && (
        <p id={`${field}-error`} css={style.error}>
          {error}
        </p>
      )}
    </td>
  );
};

interface RowProps {
  form: ProductForm;
  /** The key of the combination, and its option values as text. */
  id: string;
  at: number;
  name: string;
  fill: (at: number, column: CellColumn, value: string) => void;
  paste: (at: number, column: CellColumn, text: string) => boolean;
}

/** One variant; it is rendered again only when it changes itself. */
export const MatrixRow = memo(function MatrixRow({ form, id, at, name, fill, paste }: RowProps) {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const cell = useStore(form.store, ({ inputs }) => inputs.cells[id] ?? blankCell);
  const errors = useStore(form.store, (state) => state.errors);
  const set = (part: Partial<CellInput>, rule: string) =>
    form.setCells(new Map([[id, part]]), `variants.${at}.${rule}`, 'variants');
  return (
    <tr css={style.row} data-off={!cell.is_active}>
      <th scope="row" css={style.name}>
        {name}
        {errors[`variants.${at}.option_values`] && (
          <p css={style.error}>{errors[`variants.${at}.option_values`]}</p>
        )}
      </th>
      {cellColumns.map((column) => (
        <Cell
          key={column}
          column={column}
          value={cell[column]}
          label={variantLabels[column].label[locale]}
          field={`variants.${at}.${column}`}
          error={errors[`variants.${at}.${column}`]}
          onValue={(value) => set({ [column]: value }, column)}
          onPaste={(event) => {
            if (paste(at, column, event.clipboardData.getData('text'))) event.preventDefault();
          }}
          onKeyDown={(event) => {
            // Enter would send the form from the middle of a table; with Control it fills what is below.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (event.ctrlKey || event.metaKey) fill(at, column, cell[column]);
          }}
        />
      ))}
      <td css={style.cell} data-label={variantLabels.is_active.label[locale]}>
        <Checkbox
          label={<VisuallyHidden>{t('matrix.activeOne', { name })}</VisuallyHidden>}
          checked={cell.is_active}
          onChange={({ target }) => set({ is_active: target.checked }, 'is_active')}
        />
      </td>
    </tr>
  );
});
