import { ButtonLink, FieldError } from '@pasar/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './file-field.styles.ts';

interface FileFieldProps {
  label: string;
  accept: string;
  error?: string | undefined;
  onFile: (file: File) => void;
}

/** A file from the device; its button has the language of the page, and its name is said. */
export const FileField = ({ label, accept, error, onFile }: FileFieldProps) => {
  const { t } = useTranslation('back-office');
  const id = useId();
  const [name, setName] = useState('');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Emptied, so that selecting the same corrected file triggers a change.
    target.value = '';
    if (!file) return;
    setName(file.name);
    onFile(file);
  };
  return (
    <div css={style.fieldStyle}>
      <p id={`${id}-label`} css={style.labelStyle}>
        {label}
      </p>
      <div css={style.lineStyle}>
        <input
          id={id}
          css={style.inputStyle}
          type="file"
          accept={accept}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-name${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={choose}
        />
        <ButtonLink as="label" htmlFor={id} variant="secondary" size="s">
          {t(name ? 'bookFile.change' : 'bookFile.pick')}
        </ButtonLink>
        <span id={`${id}-name`} css={style.nameStyle} role="status">
          {name || t('bookFile.none')}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
