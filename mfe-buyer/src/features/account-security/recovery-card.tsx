import { factorEndpoints } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingCard } from './setting-card.tsx';
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
    <SettingCard
      title={t('security.recovery.title')}
      now={t('security.recovery.left', { left })}
      action={(heading) =>
        !codes && (
          <Button
            variant="secondary"
            size="s"
            busy={renew.busy}
            aria-describedby={heading}
            onClick={() => renew.submit(undefined)}
          >
            {t('security.recovery.renew')}
          </Button>
        )
      }
    >
      {codes && <RecoveryCodes codes={codes} done={() => show(undefined)} />}
    </SettingCard>
  );
};
