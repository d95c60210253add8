import { firstErrors, formErrorKey, ProductPrice, ProductStock } from '@pasar/contract';
import { useDigits } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { IconButton, Spinner } from '@pasar/ui';
import { Check, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './quick-value.styles.ts';
import type { QuickSave } from './use-quick-edit.ts';

const rules = { price: ProductPrice, stock: ProductStock };

export interface QuickEditorProps {
  /** `Harga Kaos polos`: what the field is called. */
  label: string;
  value: number;
  /** What a number must be before it is sent. */
  rule: keyof typeof rules;
  save: (value: number) => Promise<QuickSave>;
  close: () => void;
}

/** The field that a number of the list becomes: Enter saves, Escape leaves it as it was. */
export const QuickEditor = ({ label, value, rule, save, close }: QuickEditorProps) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const money = rule === 'price';
  const [digits, setDigits] = useState(String(value));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const errorId = useId();
  const input = useDigits({ value: digits, onValue: setDigits, mark: money ? '.' : undefined });
  const { ref } = input;
  // Whoever opened it wants to type a new number over the old one.
  useEffect(() => ref.current?.select(), [ref]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const next = Number(digits);
    const wrong = firstErrors(rules[rule], digits === '' ? Number.NaN : next, locale)[formErrorKey];
    setError(wrong);
    if (wrong) return ref.current?.focus();
    if (next === value) return close();
    setBusy(true);
    const done = await save(next);
    setBusy(false);
    if (done.saved) return close();
    setError(done.error);
    ref.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <form css={style.editor} noValidate onSubmit={send} onKeyDown={leave}>
      <div css={style.line}>
        <div css={style.box}>
          {money && 'Rp'}
          <input
            {...input}
            css={style.input}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            enterKeyHint="done"
          />
          {busy && <Spinner size={16} />}
        </div>
        <IconButton
          type="submit"
          label={t('quick.save', { what: label })}
          icon={<Check size={20} strokeWidth={1.9} aria-hidden="true" />}
        />
        <IconButton
          label={t('quick.cancel', { what: label })}
          icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={close}
        />
      </div>
      {error && (
        <p id={errorId} role="alert" css={style.error}>
          {error}
        </p>
      )}
    </form>
  );
};
