import type { OpenSession } from '@pasar/contract';
import {
  ConfirmButton,
  entryFactStyle,
  entryNameStyle,
  entryTextStyle,
  goodMarkStyle,
  petalMarkStyle,
} from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Badge, Card } from '@pasar/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './session-list.styles.ts';
import { useRevoke } from './use-revoke.ts';

const isPhone = (system: string | null) => system === 'Android' || system === 'iOS';

const thisFirst = (sessions: readonly OpenSession[]) =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

/** Where the account is open, this place first named; the others can be closed. */
export const SessionList = ({ sessions }: { sessions: readonly OpenSession[] }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useTimes();
  const { submit, busy } = useRevoke();
  return (
    <Card padding="none">
      <ul>
        {thisFirst(sessions).map(({ id, current, browser, system, ip, created_at: at }) => {
          const Icon = isPhone(system) ? Smartphone : Monitor;
          const place = [browser, system].filter(Boolean).join(', ') || t('security.sessions.unknown');
          return (
            <li key={id} css={style.entry}>
              <span css={[petalMarkStyle, current && goodMarkStyle]}>
                <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
              </span>
              <div css={entryTextStyle}>
                <p css={entryNameStyle}>
                  {place} {current && <Badge tone="success">{t('security.sessions.current')}</Badge>}
                </p>
                <p css={entryFactStyle}>
                  {t('security.sessions.since')} <time dateTime={at}>{dateTime(at)}</time> · {ip}
                </p>
              </div>
              {!current && (
                <ConfirmButton
                  variant="quiet"
                  size="s"
                  aria-label={t('security.sessions.endOne', { place })}
                  texts={{
                    title: t('security.sessions.confirm.title', { place }),
                    text: t('security.sessions.confirm.text'),
                    no: t('security.cancel'),
                    yes: t('security.sessions.end'),
                  }}
                  busy={busy}
                  onYes={() => submit(id)}
                >
                  {t('security.sessions.end')}
                </ConfirmButton>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
