import { maxPasskeys, type Passkey } from '@pasar/contract';
import { usePasskeySupport } from '@pasar/slice-kit/passkeys';
import { Button, Card, Stack } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { head, now, title } from './change-card.styles.ts';
import { PasskeyList } from './passkey-list.tsx';
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
  const heading = useId();
  const { submit, busy } = useAddPasskey(showCodes);
  // Where none can be made and none exists there is nothing to manage.
  if (!isSupported && passkeys.length === 0) return null;
  return (
    <Card as="section" padding="l" aria-labelledby={heading}>
      <Stack gap={24}>
        <div css={head}>
          <Stack gap={4}>
            <h2 id={heading} css={title}>
              {t('security.passkeys.title')}
            </h2>
            <p css={now}>
              {passkeys.length === maxPasskeys
                ? t('security.passkeys.full', { max: maxPasskeys })
                : t('security.passkeys.text')}
            </p>
          </Stack>
          {isSupported && passkeys.length < maxPasskeys && (
            <Button
              variant="secondary"
              size="s"
              busy={busy}
              aria-describedby={heading}
              onClick={() => void submit()}
            >
              {t('security.passkeys.add')}
            </Button>
          )}
        </div>
        {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
      </Stack>
    </Card>
  );
};
