import type { PrivacyState } from '@pasar/contract';
import { useRefreshWhile } from '@pasar/dashboard';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Button, Card, Notice, Stack } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './privacy.styles.ts';
import { useDownload, usePrivacy } from './use-privacy.ts';

const megabyte = 1024 * 1024;

/** A copy of everything that the market holds of the reader. */
export const DataExport = ({ copy }: { copy: PrivacyState['export'] }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  const { number } = useFormat();
  const { submit, busy } = usePrivacy('export');
  const download = useDownload();
  const heading = useId();
  const { state, expires_at, next_at, bytes } = copy;
  useRefreshWhile(state === 'waiting');
  const size = number(Math.max(0.1, Math.round(((bytes ?? 0) / megabyte) * 10) / 10));
  return (
    <Card as="section" padding="l" aria-labelledby={heading}>
      <Stack gap={16}>
        <h2 id={heading} css={style.title}>
          {t('privacy.export.title')}
        </h2>
        <p css={style.text}>{t('privacy.export.text')}</p>
        {state === 'waiting' && <Notice live>{t('privacy.export.waiting')}</Notice>}
        {state === 'failed' && <Notice tone="danger">{t('privacy.export.failed')}</Notice>}
        {state === 'ready' && expires_at && (
          <Notice tone="success" live>
            {t('privacy.export.ready', { size, until: dateTime(expires_at) })}
          </Notice>
        )}
        {state !== 'waiting' && next_at && (
          <p css={style.text}>{t('privacy.export.next', { at: dateTime(next_at) })}</p>
        )}
        <div css={style.actions}>
          {state === 'ready' && (
            <Button busy={download.busy} onClick={() => void download.submit()}>
              {t('privacy.export.download')}
            </Button>
          )}
          {state !== 'waiting' && !next_at && (
            <Button variant="secondary" busy={busy} onClick={() => void submit()}>
              {t('privacy.export.ask')}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
};
