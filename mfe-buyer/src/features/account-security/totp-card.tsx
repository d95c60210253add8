import { factorEndpoints } from '@pasar/contract';
import { ConfirmButton } from '@pasar/dashboard';
import { useApi, useTimes } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import * as style from './factor-card.styles.ts';
import { SettingCard } from './setting-card.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useChange } from './use-change.ts';

interface TotpCardProps {
  /** Since when it counts; null while none is set up. */
  since: string | null;
  /** The recovery codes that come with it. */
  showCodes: (codes: string[]) => void;
}

/** The button that removes an authenticator app that counts. */
const ActiveApp = () => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const { revalidate } = useRevalidator();
  const remove = useChange({
    send: () => api.call(factorEndpoints.removeTotp),
    changed: () => revalidate(),
    refused: () => {},
  });
  return (
    <div css={style.actions}>
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

/** The authenticator app: set up, confirmed and removed. */
export const TotpCard = ({ since, showCodes }: TotpCardProps) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const { dateTime } = useTimes();
  const { revalidate } = useRevalidator();
  const [setup, setSetup] = useState<{ secret: string; uri: string }>();
  const begin = useChange({
    send: () => api.call(factorEndpoints.beginTotp),
    changed: setSetup,
    refused: () => {},
    quiet: true,
  });
  const confirmed = (codes: string[]) => {
    setSetup(undefined);
    showCodes(codes);
    return revalidate();
  };
  return (
    <SettingCard
      title={t('security.totp.title')}
      now={since === null ? t('security.totp.none') : t('security.totp.since', { date: dateTime(since) })}
      action={(heading) =>
        since === null && (
          <Button
            variant={setup ? 'quiet' : 'secondary'}
            size="s"
            busy={begin.busy}
            aria-describedby={heading}
            onClick={() => (setup ? setSetup(undefined) : begin.submit(undefined))}
          >
            {setup ? t('security.cancel') : t('security.totp.begin')}
          </Button>
        )
      }
    >
      {setup && since === null && <TotpSetup {...setup} confirmed={confirmed} />}
      {since !== null && <ActiveApp />}
    </SettingCard>
  );
};
