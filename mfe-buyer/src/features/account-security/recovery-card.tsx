import { factorEndpoints } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { Button, Card, Stack } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { head, now, title } from './change-card.styles.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useChange } from './use-change.ts';

interface RecoveryCardProps {
  /** Recovery codes that are not used yet. */
  left: number;
  /** New ones, shown this once. */
  codes: readonly string[] | undefined;
  show: (codes: string[] | undefined) => void;
}

/** The recovery codes of an account that a factor protects. */
export const RecoveryCard = ({ left, codes, show }: RecoveryCardProps) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const heading = useId();
  const { revalidate } = useRevalidator();
  const renew = useChange({
    send: () => api.call(factorEndpoints.renewRecoveryCodes),
    changed: ({ recovery_codes }) => {
      show(recovery_codes);
      return revalidate();
    },
    refused: () => {},
  });
  return (
    <Card as="section" padding="l" aria-labelledby={heading}>
      <Stack gap={24}>
        <div css={head}>
          <Stack gap={4}>
            <h2 id={heading} css={title}>
              {t('security.recovery.title')}
            </h2>
            <p css={now}>{t('security.recovery.left', { left })}</p>
          </Stack>
          {!codes && (
            <Button
              variant="secondary"
              size="s"
              busy={renew.busy}
              aria-describedby={heading}
              onClick={() => renew.submit(undefined)}
            >
              {t('security.recovery.renew')}
            </Button>
          )}
        </div>
        {codes && <RecoveryCodes codes={codes} done={() => show(undefined)} />}
      </Stack>
    </Card>
  );
};
