import type { buyerAlertEndpoints, MailSetting, ReminderKind, sellerAlertEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Card, Stack, Switch } from '@pasar/ui';
import { useId, useState } from 'react';
import type { Side } from '../messages/side.ts';
import * as style from './mail-preferences.styles.ts';
import { useAlertMessages } from './use-alert-messages.ts';

interface Preference {
  kind: ReminderKind;
  mail: MailSetting;
}

interface MailPreferencesProps {
  side: Side;
  calls: typeof buyerAlertEndpoints | typeof sellerAlertEndpoints;
  preferences: readonly Preference[];
}

/** Which reminders come by email, too; each switch is saved at once. */
export const MailPreferences = ({ side, calls, preferences }: MailPreferencesProps) => {
  const say = useAlertMessages();
  const api = useApi();
  const report = useReportError();
  const headingId = useId();
  const [current, setCurrent] = useState(preferences);
  const { submit, busy } = useSubmit(async (kind: ReminderKind, mail: MailSetting) => {
    try {
      const { data } = await api.call(calls.savePreference, { body: { kind, mail } });
      setCurrent(data);
      toast.success(say.saved);
    } catch (error) {
      report(error);
    }
  });
  return (
    <Card as="section" padding="l" aria-labelledby={headingId}>
      <Stack gap={16}>
        <h2 id={headingId} css={style.heading}>
          {say.heading}
        </h2>
        {current.map(({ kind, mail }) => (
          <Switch
            key={kind}
            name={kind}
            label={say.kinds[side][kind].label}
            hint={say.kinds[side][kind].hint}
            checked={mail === 'now'}
            aria-busy={busy || undefined}
            onChange={(event) => void submit(kind, event.target.checked ? 'now' : 'off')}
          />
        ))}
        <p css={style.note}>{say.always[side]}</p>
      </Stack>
    </Card>
  );
};
