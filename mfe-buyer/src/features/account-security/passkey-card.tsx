import { maxPasskeys, type Passkey } from '@pasar/contract';
import { usePasskeySupport } from '@pasar/slice-kit/passkeys';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { PasskeyList } from './passkey-list.tsx';
import { SettingCard } from './setting-card.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface PasskeyCardProps {
  passkeys: readonly Passkey[];
  /** The recovery codes that came with the first factor. */
  showCodes: (codes: string[]) => void;
}

/** The passkeys of the account, and the button for another one where this browser can make it. */
export const PasskeyCard = ({ passkeys, showCodes }: PasskeyCardProps) => {
  const { t } = useTranslation('buyer');
  const isSupported = usePasskeySupport();
  const { submit, busy } = useAddPasskey(showCodes);
  const isFull = passkeys.length === maxPasskeys;
  // Where none can be made and none exists there is nothing to manage.
  if (!isSupported && passkeys.length === 0) return null;
  return (
    <SettingCard
      title={t('security.passkeys.title')}
      now={isFull ? t('security.passkeys.full', { max: maxPasskeys }) : t('security.passkeys.text')}
      action={(heading) =>
        isSupported &&
        !isFull && (
          <Button
            variant="secondary"
            size="s"
            busy={busy}
            aria-describedby={heading}
            onClick={() => void submit()}
          >
            {t('security.passkeys.add')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
    </SettingCard>
  );
};
