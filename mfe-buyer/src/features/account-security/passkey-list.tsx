import { type Passkey, passkeyEndpoints } from '@pasar/contract';
import {
  ConfirmButton,
  entryFactStyle,
  entryNameStyle,
  entryTextStyle,
  petalMarkStyle,
} from '@pasar/dashboard';
import { useApi, useTimes } from '@pasar/slice-kit';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { RenamePasskey } from './rename-passkey.tsx';
import { entry } from './session-list.styles.ts';
import { useChange } from './use-change.ts';

/** The passkeys of the account, each with where it was made and when it was last used. */
export const PasskeyList = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const { dateTime } = useTimes();
  const { revalidate } = useRevalidator();
  const remove = useChange({
    send: (passkey_id: number) => api.call(passkeyEndpoints.remove, { body: { passkey_id } }),
    changed: () => revalidate(),
    refused: () => {},
  });
  return (
    <ul>
      {passkeys.map(({ id, name, browser, system, created_at: made, last_used_at: used }) => {
        const device = [browser, system].filter(Boolean).join(', ') || t('security.sessions.unknown');
        const place = name ?? device;
        return (
          <li key={id} css={entry}>
            <span css={petalMarkStyle}>
              <KeyRound size={20} strokeWidth={1.9} aria-hidden="true" />
            </span>
            <div css={entryTextStyle}>
              <p css={entryNameStyle}>{place}</p>
              <p css={entryFactStyle}>
                {name !== null && `${device} · `}
                {t('security.passkeys.made', { date: dateTime(made) })} ·{' '}
                {used === null
                  ? t('security.passkeys.unused')
                  : t('security.passkeys.used', { date: dateTime(used) })}
              </p>
              <RenamePasskey id={id} name={place} />
            </div>
            <ConfirmButton
              variant="quiet"
              size="s"
              aria-label={t('security.passkeys.removeOne', { place })}
              texts={{
                title: t('security.passkeys.removeTitle', { place }),
                text: t('security.passkeys.removeText'),
                no: t('security.cancel'),
                yes: t('security.passkeys.remove'),
              }}
              busy={remove.busy}
              onYes={() => remove.submit(id)}
            >
              {t('security.passkeys.remove')}
            </ConfirmButton>
          </li>
        );
      })}
    </ul>
  );
};
