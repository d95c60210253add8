import type { buyerAlertEndpoints, NotificationKind, sellerAlertEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button, Card, Notice, Stack, Switch } from '@pasar/ui';
import { useId, useState } from 'react';
import type { Side } from '../messages/side.ts';
import * as style from './mail-preferences.styles.ts';
import type { Preference } from './mail-preferences.tsx';
import { useAlertMessages } from './use-alert-messages.ts';
import { usePushDevice } from './use-push-device.ts';

/** Whether this device gets notifications; the browser asks only after the button. */
const ThisDevice = () => {
  const { push: say } = useAlertMessages();
  const { state, enable, disable, busy } = usePushDevice();
  if (state === 'unknown') return null;
  if (state === 'none' || state === 'denied') return <Notice>{say[state]}</Notice>;
  return (
    <Stack gap={8}>
      <p role="status">{say[state]}</p>
      <div>
        {state === 'on' ? (
          <Button variant="secondary" busy={busy} onClick={() => void disable()}>
            {say.disable}
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void enable()}>
            {say.enable}
          </Button>
        )}
      </div>
    </Stack>
  );
};

interface PushPreferencesProps {
  side: Side;
  calls: typeof buyerAlertEndpoints | typeof sellerAlertEndpoints;
  preferences: readonly Preference[];
}

/** What devices get, and whether this one is among them; each choice is saved at once. */
export const PushPreferences = ({ side, calls, preferences }: PushPreferencesProps) => {
  const say = useAlertMessages();
  const api = useApi();
  const report = useReportError();
  const headingId = useId();
  const [current, setCurrent] = useState(preferences);
  const { submit, busy } = useSubmit(async (kind: NotificationKind, push: boolean) => {
    try {
      const { data } = await api.call(calls.savePreference, { body: { kind, push } });
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
          {say.push.heading}
        </h2>
        <ThisDevice />
        {current.map(({ kind, push }) => {
          const words = say.kinds[side][kind] ?? say.push.kinds[kind];
          // A newer server may know kinds that this release has no words for.
          if (push === null || !words) return null;
          return (
            <Switch
              key={kind}
              name={`push-${kind}`}
              label={words.label}
              hint={words.hint}
              aria-busy={busy || undefined}
              checked={push}
              onChange={(event) => void submit(kind, event.target.checked)}
            />
          );
        })}
        <p css={style.note}>{say.push.rest}</p>
      </Stack>
    </Card>
  );
};
