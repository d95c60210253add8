import { FieldError, IconButton } from '@pasar/ui';
import { ChevronRight, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './selection-sheet.styles.ts';

interface ChoiceFieldProps {
  name: string;
  label: string;
  aside?: string;
  /** What is selected, or nothing. */
  shown: string | undefined;
  placeholder: string;
  error?: string | undefined;
  onOpen: () => void;
  onClear?: (() => void) | undefined;
}

/** A field whose value is selected in a sheet. */
export const SelectionField = ({
  name,
  label,
  aside,
  shown,
  placeholder,
  error,
  onOpen,
  onClear,
}: ChoiceFieldProps) => {
  const { t } = useTranslation('seller');
  const id = useId();
  return (
    <div css={style.field}>
      <div css={style.label}>
        <span id={`${id}-label`}>{label}</span>
        {aside && <span css={style.aside}>{aside}</span>}
      </div>
      <div css={onClear && shown ? style.line : undefined}>
        <button
          type="button"
          name={name}
          css={style.opener}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
          data-empty={shown === undefined}
          onClick={onOpen}
        >
          <span id={`${id}-value`}>{shown ?? placeholder}</span>
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
        </button>
        {onClear && shown && (
          <IconButton
            label={t('selectionField.clear', { what: label })}
            icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={onClear}
          />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
