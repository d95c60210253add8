import type { ProductImport } from '@pasar/contract';
import { LocalLink, useFormat, useTimes } from '@pasar/slice-kit';
import { Badge, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './import.styles.ts';
import { importPath } from './import-path.ts';
import { getImportPhase, type ImportPhase } from './import-state.ts';

const tones = {
  working: 'info',
  checked: 'warning',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<ImportPhase, string>;

/** The latest imports, each with its way back to what it found. */
export const ImportHistory = ({ imports }: { imports: readonly ProductImport[] }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { dateTime } = useTimes();
  if (imports.length === 0) return <p css={style.lead}>{t('imports.noHistory')}</p>;
  return (
    <ul css={style.history}>
      {imports.map((one) => (
        <li key={one.import_id}>
          <TextLink as={LocalLink} to={importPath({ id: one.import_id })}>
            {dateTime(one.created_at)}
          </TextLink>
          <span>{t('imports.summary', { ok: number(one.ok), failed: number(one.failed) })}</span>
          <Badge tone={tones[getImportPhase(one)]}>
            {t(`imports.status.${one.dry_run === '1' ? 'check' : 'import'}.${getImportPhase(one)}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
};
