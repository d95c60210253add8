import type { PrivacyState } from '@pasar/contract';
import { ConfirmButton } from '@pasar/dashboard';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Button, Card, Notice, Stack } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './privacy.styles.ts';
import { usePrivacy } from './use-privacy.ts';

type Remaining = PrivacyState['deletion']['remaining'];

const RemainingList = ({ remaining }: { remaining: Remaining }) => {
  const { t } = useTranslation('buyer');
  const { rupiah } = useFormat();
  return (
    <Notice tone="warning" title={t('privacy.deletion.remaining')}>
      <ul css={style.list}>
        {remaining.map(({ what, count, amount }) => (
          <li key={what}>{t(`privacy.deletion.what.${what}`, { count, amount: rupiah(amount ?? 0) })}</li>
        ))}
      </ul>
    </Notice>
  );
};

/** The end of the account: what prevents it, the request, and its withdrawal. */
export const Deletion = ({ deletion: { due_at, remaining } }: { deletion: PrivacyState['deletion'] }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  const request = usePrivacy('delete');
  const cancel = usePrivacy('cancel');
  const heading = useId();
  return (
    <Card as="section" padding="l" aria-labelledby={heading}>
      <Stack gap={16}>
        <h2 id={heading} css={style.title}>
          {t('privacy.deletion.title')}
        </h2>
        <p css={style.text}>{t('privacy.deletion.text')}</p>
        {due_at && (
          <Notice tone="warning" title={t('privacy.deletion.scheduled', { at: dateTime(due_at) })} live>
            {t('privacy.deletion.scheduledText')}
          </Notice>
        )}
        {remaining.length > 0 && <RemainingList remaining={remaining} />}
        <div css={style.actions}>
          {due_at ? (
            <Button variant="secondary" busy={cancel.busy} onClick={() => void cancel.submit()}>
              {t('privacy.deletion.cancel')}
            </Button>
          ) : (
            remaining.length === 0 && (
              <ConfirmButton
                variant="secondary"
                texts={{
                  title: t('privacy.deletion.confirm.title'),
                  text: t('privacy.deletion.confirm.text'),
                  no: t('privacy.deletion.confirm.no'),
                  yes: t('privacy.deletion.confirm.yes'),
                }}
                busy={request.busy}
                onYes={() => request.submit()}
              >
                {t('privacy.deletion.ask')}
              </ConfirmButton>
            )
          )}
        </div>
      </Stack>
    </Card>
  );
};
