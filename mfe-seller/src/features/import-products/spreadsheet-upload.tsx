import { maxSpreadsheetBytes, message } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { FieldError, ProgressBar, RadioGroup, Stack } from '@pasar/ui';
import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './import.styles.ts';
import { type ImportMode, useStartImport } from './use-import.ts';

/** A sheet from the device: it is checked at once, and nothing is saved before that was seen. */
export const SpreadsheetUpload = () => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const { check, progress, error, say } = useStartImport();
  const [mode, setMode] = useState<ImportMode>('create');
  const [over, setOver] = useState(false);
  const errorId = useId();
  const percent = Math.round((progress ?? 0) * 100);
  const busy = check.busy;
  const take = (file: File | undefined) => {
    if (!file || busy) return;
    if (!/\.(csv|xlsx)$/i.test(file.name)) return say(message('spreadsheet.type', locale));
    if (file.size === 0) return say(message('spreadsheet.empty', locale));
    if (file.size > maxSpreadsheetBytes) return say(message('spreadsheet.large', locale));
    void check.submit(file, mode);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    // Emptied, so that selecting the same corrected file triggers a change.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Stack gap={16}>
      <RadioGroup
        name="mode"
        label={t('imports.mode')}
        arrangement="tiles"
        value={mode}
        onChange={(value) => setMode(value === 'upsert' ? 'upsert' : 'create')}
        options={[
          { value: 'create', label: t('imports.create'), hint: t('imports.createHint') },
          { value: 'upsert', label: t('imports.upsert'), hint: t('imports.upsertHint') },
        ]}
      />
      <label
        css={style.drop}
        data-over={over}
        data-wrong={Boolean(error)}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          css={style.file}
          type="file"
          accept=".csv,.xlsx"
          disabled={busy}
          aria-describedby={error && errorId}
          aria-invalid={error ? true : undefined}
          onChange={choose}
        />
        <FileSpreadsheet size={24} strokeWidth={1.9} aria-hidden="true" />
        <strong>{t('imports.choose')}</strong>
        <span css={style.small}>{t('imports.limits')}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {progress !== undefined && (
        <div>
          <ProgressBar value={progress} label={t('imports.uploading')} />
          <p role="status" css={style.small}>
            {percent < 100 ? t('imports.uploadedPart', { percent }) : t('imports.starting')}
          </p>
        </div>
      )}
    </Stack>
  );
};
