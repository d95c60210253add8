import type { ImportError, ProductImport } from '@pasar/contract';
import { LocalLink, linkTo, once, useFormat } from '@pasar/slice-kit';
import { Button, ButtonLink, Card, Notice, ProgressBar, RadioGroup, Stack } from '@pasar/ui';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './import.styles.ts';
import { ImportErrors } from './import-errors.tsx';
import { importPath } from './import-path.ts';
import { computeImportProgress, getImportPhase } from './import-state.ts';
import { useDownload } from './use-download.ts';
import { type OnError, useStartImport, useWatchedImport } from './use-import.ts';

interface ImportResultProps {
  loaded: ProductImport & { errors: readonly ImportError[] };
  /** Further pages of errors. */
  pages: ReactNode;
}

const Counters = ({ now }: { now: ProductImport }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const shown: [name: string, count: number, tone?: 'good' | 'bad'][] = [
    [t('imports.total'), now.total],
    [t('imports.ok'), now.ok, 'good'],
    [t('imports.failed'), now.failed, 'bad'],
    ...(now.skipped > 0 ? [[t('imports.skipped'), now.skipped] as [string, number]] : []),
    [t(now.dry_run === '1' ? 'imports.wouldCreate' : 'imports.created'), now.created],
    ...(now.mode === 'upsert'
      ? [
          [t(now.dry_run === '1' ? 'imports.wouldUpdate' : 'imports.updated'), now.updated] as [
            string,
            number,
          ],
        ]
      : []),
  ];
  return (
    <dl css={style.counters}>
      {shown.map(([name, count, tone]) => (
        <div
          key={name}
          css={style.counter}
          data-good={tone === 'good' && count > 0}
          data-bad={tone === 'bad' && count > 0}
        >
          <dt>{name}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
};

/**
 * The step from a check to the import itself: it shows what would happen and requires a decision about
 * invalid rows.
 */
const Confirm = ({ now }: { now: ProductImport }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { confirm } = useStartImport();
  const [onError, setOnError] = useState<OnError>('skip');
  if (now.ok === 0 || now.file_id === null) return <Notice tone="warning">{t('imports.nothingGood')}</Notice>;
  return (
    <Stack gap={16}>
      {now.failed > 0 && (
        <RadioGroup
          name="on_error"
          label={t('imports.onError')}
          arrangement="tiles"
          value={onError}
          onChange={(value) => setOnError(value === 'abort' ? 'abort' : 'skip')}
          options={[
            { value: 'skip', label: t('imports.skip'), hint: t('imports.skipHint') },
            { value: 'abort', label: t('imports.abort'), hint: t('imports.abortHint') },
          ]}
        />
      )}
      <div>
        <Button busy={confirm.busy} onClick={once(() => void confirm.submit(now, onError))}>
          {t('imports.confirm', { n: number(now.ok) })}
        </Button>
      </div>
    </Stack>
  );
};

/** How far an import is, what it found, and the next step. */
export const ImportResult = ({ loaded, pages }: ImportResultProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { now, cancel } = useWatchedImport(loaded);
  const { marked } = useDownload();
  const stage = getImportPhase(now);
  const isDry = now.dry_run === '1';
  const rows = t('imports.rowsDone', { n: number(now.processed), total: number(now.total) });
  return (
    <Card as="section" padding="l" aria-labelledby="import-result">
      <Stack gap={20}>
        <h2 id="import-result" css={style.title}>
          {t(isDry ? `imports.status.check.${stage}` : `imports.status.import.${stage}`)}
        </h2>
        {stage === 'working' && (
          <div>
            <ProgressBar value={computeImportProgress(now)} label={t('imports.progress')} valueText={rows} />
            <div css={style.progressLine}>
              <span role="status">{rows}</span>
              <Button variant="quiet" size="s" busy={cancel.busy} onClick={() => void cancel.submit()}>
                {t('imports.cancel')}
              </Button>
            </div>
          </div>
        )}
        {now.message && <Notice tone={stage === 'failed' ? 'danger' : 'warning'}>{now.message}</Notice>}
        {now.total > 0 && <Counters now={now} />}
        {now.ignored_columns.length > 0 && (
          <Notice tone="warning">{t('imports.ignored', { columns: now.ignored_columns.join(', ') })}</Notice>
        )}
        {stage !== 'working' && loaded.errors.length > 0 && (
          <>
            <div css={style.progressLine}>
              <h3 css={style.title}>{t('imports.errors')}</h3>
              <Button
                variant="secondary"
                size="s"
                busy={marked.busy}
                icon={<Download size={20} strokeWidth={1.9} aria-hidden="true" />}
                onClick={() => void marked.submit(now.import_id)}
              >
                {t('imports.marked')}
              </Button>
            </div>
            <p css={style.lead}>{t('imports.markedHint')}</p>
            <ImportErrors errors={loaded.errors} />
            {pages}
          </>
        )}
        {stage === 'checked' && <Confirm now={now} />}
        {stage !== 'working' && (
          <div css={style.buttons}>
            {stage === 'done' && (
              <ButtonLink as={LocalLink} to={linkTo('seller.products')}>
                {t('imports.toProducts')}
              </ButtonLink>
            )}
            <ButtonLink as={LocalLink} variant="secondary" to={importPath()}>
              {t('imports.another')}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
};
