import { factorEndpoints } from '@pasar/contract';
import { ConfirmButton } from '@pasar/dashboard';
import { useApi, useTimes } from '@pasar/slice-kit';
import { Button, Card, Stack } from '@pasar/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { head, now, title } from './change-card.styles.ts';
import * as style from './factor-card.styles.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useChange } from './use-change.ts';

interface TotpCardProps {
  /** Since when it counts; null while none is set up. */
  since: string | null;
  /** Recovery codes that are not used yet. */
  left: number;
}

type Shown = { secret: string; uri: string } | { codes: string[] } | undefined;

/** The buttons of an authenticator app that counts. */
const ActiveApp = ({ show }: { show: (shown: Shown) => void }) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const { revalidate } = useRevalidator();
  const renew = useChange({
    send: () => api.call(factorEndpoints.renewRecoveryCodes),
    changed: ({ recovery_codes }) => show({ codes: recovery_codes }),
    refused: () => {},
  });
  const remove = useChange({
    send: () => api.call(factorEndpoints.removeTotp),
    changed: () => revalidate(),
    refused: () => {},
  });
  return (
    <div css={style.actions}>
      <Button variant="secondary" size="s" busy={renew.busy} onClick={() => renew.submit(undefined)}>
        {t('security.totp.renew')}
      </Button>
      <ConfirmButton
        variant="secondary"
        size="s"
        texts={{
          title: t('security.totp.removeTitle'),
          text: t('security.totp.removeText'),
          no: t('security.cancel'),
          yes: t('security.totp.remove'),
        }}
        busy={remove.busy}
        onYes={() => remove.submit(undefined)}
      >
        {t('security.totp.remove')}
      </ConfirmButton>
    </div>
  );
};

/** The authenticator app: set up, confirmed, removed, and its recovery codes. */
export const TotpCard = ({ since, left }: TotpCardProps) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const { dateTime } = useTimes();
  const { revalidate } = useRevalidator();
  const heading = useId();
  const [shown, setShown] = useState<Shown>();
  const begin = useChange({
    send: () => api.call(factorEndpoints.beginTotp),
    changed: setShown,
    refused: () => {},
    quiet: true,
  });
  const showCodes = (codes: string[]) => {
    setShown({ codes });
    return revalidate();
  };
  return (
    <Card as="section" padding="l" aria-labelledby={heading}>
      <Stack gap={24}>
        <div css={head}>
          <Stack gap={4}>
            <h2 id={heading} css={title}>
              {t('security.totp.title')}
            </h2>
            <p css={now}>
              {since === null
                ? t('security.totp.none')
                : t('security.totp.since', { date: dateTime(since), left })}
            </p>
          </Stack>
          {since === null && (
            <Button
              variant={shown ? 'quiet' : 'secondary'}
              size="s"
              busy={begin.busy}
              aria-describedby={heading}
              onClick={() => (shown ? setShown(undefined) : begin.submit(undefined))}
            >
              {shown ? t('security.cancel') : t('security.totp.begin')}
            </Button>
          )}
        </div>
        {shown && 'codes' in shown && <RecoveryCodes codes={shown.codes} done={() => setShown(undefined)} />}
        {shown && 'uri' in shown && since === null && <TotpSetup {...shown} confirmed={showCodes} />}
        {!shown && since !== null && <ActiveApp show={setShown} />}
      </Stack>
    </Card>
  );
};
