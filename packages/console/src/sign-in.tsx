import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';
import { Button, Card, PasswordField, Stack } from '@pasar/ui';
import { type FormEvent, useState } from 'react';
import type { OpsClient } from './data/ops-client.ts';
import { KeyPowers } from './key-powers.tsx';
import { useLanguage } from './messages/language.ts';

const placeStyle = css({ display: 'grid', gap: space[32], justifyItems: 'center', paddingBlock: space[32] });
const powersStyle = css({ inlineSize: 'min(100%, 860px)' });
const cardStyle = css({ inlineSize: 'min(100%, 420px)' });
const titleStyle = css(font.title1);
const leadStyle = css(font.body, { color: color.text.muted });

export interface SignInProps {
  client: Pick<OpsClient, 'signIn'>;
  onSignedIn(): Promise<void>;
}

/** Operations are not for everybody: a key opens them. */
export const SignIn = ({ client, onSignedIn }: SignInProps) => {
  const { t } = useLanguage();
  const [key, setKey] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || key.trim() === '') return;
    setBusy(true);
    const answer = await client.signIn(key.trim());
    if (answer.ok) await onSignedIn();
    else setError(answer.refusal.code === 'unreachable' ? t.unreachable : t.keyWrong);
    setBusy(false);
  };
  return (
    <div css={placeStyle}>
      <Card css={cardStyle}>
        <form onSubmit={send} noValidate>
          <Stack gap={16}>
            <div>
              <h1 css={titleStyle}>{t.signIn}</h1>
              <p css={leadStyle}>{t.signInLead}</p>
            </div>
            <PasswordField
              label={t.key}
              showLabel={t.showKey}
              hideLabel={t.hideKey}
              autoComplete="off"
              autoFocus
              value={key}
              error={error}
              onChange={({ currentTarget }) => {
                setKey(currentTarget.value);
                setError(undefined);
              }}
            />
            <Button type="submit" block busy={busy}>
              {t.enter}
            </Button>
          </Stack>
        </form>
      </Card>
      <div css={powersStyle}>
        <KeyPowers />
      </div>
    </div>
  );
};
