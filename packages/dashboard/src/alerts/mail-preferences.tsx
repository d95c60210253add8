import type {
  buyerAlertEndpoints,
  MailSetting,
  NotificationKind,
  sellerAlertEndpoints,
} from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Card, SelectField, Stack, Switch } from '@pasar/ui';
import { useId, useState } from 'react';
import type { Side } from '../messages/side.ts';
import * as style from './mail-preferences.styles.ts';
import { useAlertMessages } from './use-alert-messages.ts';

export interface Preference {
  kind: NotificationKind;
  mail: MailSetting;
  mails: readonly MailSetting[];
  push: boolean | null;
}

interface ChoiceProps {
  preference: Preference;
  words: { label: string; hint: string };
  busy: boolean;
  onChange: (mail: MailSetting) => void;
}

/** On or off, or a choice where daily mail is offered, too. */
const Choice = ({ preference: { kind, mail, mails }, words, busy, onChange }: ChoiceProps) => {
  const { when } = useAlertMessages();
  const shared = { name: kind, label: words.label, hint: words.hint, 'aria-busy': busy || undefined };
  if (!mails.includes('daily')) {
    return (
      <Switch
        {...shared}
        checked={mail === 'now'}
        onChange={(event) => onChange(event.target.checked ? 'now' : 'off')}
      />
    );
  }
  return (
    <SelectField
      {...shared}
      value={mail}
      options={(['now', 'daily', 'off'] as const).map((value) => ({ value, label: when[value] }))}
      onChange={(event) => onChange(event.target.value as MailSetting)} // one of the options above
    />
  );
};

interface MailPreferencesProps {
  side: Side;
  calls: typeof buyerAlertEndpoints | typeof sellerAlertEndpoints;
  preferences: readonly Preference[];
}

/** What also comes by email, and when; each choice is saved at once. */
export const MailPreferences = ({ side, calls, preferences }: MailPreferencesProps) => {
  const say = useAlertMessages();
  const api = useApi();
  const report = useReportError();
  const headingId = useId();
  const [current, setCurrent] = useState(preferences);
  const { submit, busy } = useSubmit(async (kind: NotificationKind, mail: MailSetting) => {
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
        {current
          // One way only is no choice.
          .filter(({ mails }) => mails.length > 1)
          .map((preference) => {
            const words = say.kinds[side][preference.kind];
            // A newer server may know kinds that this release has no words for.
            if (!words) return null;
            return (
              <Choice
                key={preference.kind}
                preference={preference}
                words={words}
                busy={busy}
                onChange={(mail) => void submit(preference.kind, mail)}
              />
            );
          })}
        <p css={style.note}>{say.always[side]}</p>
      </Stack>
    </Card>
  );
};
