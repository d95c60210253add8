import { css } from '@emotion/react';
import { formatDateTime, type OpsAlertTarget, type OpsNewTarget } from '@pasar/contract';
import { font, space } from '@pasar/design-tokens';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Grid,
  Inline,
  Notice,
  SelectField,
  Stack,
  TextField,
} from '@pasar/ui';
import { type FormEvent, useState } from 'react';
import { RejectionNotice } from '../action/rejection-notice.tsx';
import { cardStyle, codeStyle, quietStyle, strongStyle } from '../apps/app-card.styles.ts';
import type { AlertsClient, OpsResponse, Rejection } from '../data/ops-client.ts';
import { alertMessages } from '../messages/alert-messages.ts';
import { useLanguage } from '../messages/language.ts';

const secretStyle = css(font.small, { fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' });
const formStyle = css({ display: 'grid', gap: space[16] });

interface TargetListProps {
  targets: readonly OpsAlertTarget[];
  client: AlertsClient;
  onChange(): Promise<void>;
}

const Target = ({
  target,
  client,
  onChange,
}: Omit<TargetListProps, 'targets'> & { target: OpsAlertTarget }) => {
  const { locale, t: console } = useLanguage();
  const t = alertMessages[locale];
  const [reason, setReason] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<Rejection>();
  const run = async (call: Promise<OpsResponse<unknown>>) => {
    const answer = await call;
    setRefusal(answer.ok ? undefined : answer.refusal);
    await onChange();
  };
  const remove = (event: FormEvent) => {
    event.preventDefault();
    const why = reason?.trim() ?? '';
    setMissing(!why);
    if (why) void run(client.removeTarget(target.id, why));
  };
  return (
    <Card as="li" css={cardStyle}>
      <Inline gap={8}>
        <Badge tone="info">{t.types[target.type]}</Badge>
        <span css={strongStyle}>{target.address}</span>
      </Inline>
      <p css={quietStyle}>{t.since(formatDateTime(target.since, locale), target.who)}</p>
      <Inline gap={8}>
        <Button size="s" variant="secondary" onClick={() => void run(client.testTarget(target.id))}>
          {t.test}
        </Button>
        {reason === undefined && (
          <Button size="s" variant="quiet" onClick={() => setReason('')}>
            {t.remove}
          </Button>
        )}
      </Inline>
      {reason !== undefined && (
        <form css={formStyle} onSubmit={remove} noValidate>
          <TextField
            label={t.removeWhy}
            value={reason}
            autoFocus
            autoComplete="off"
            error={missing ? console.reasonMissing : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Inline gap={8}>
            <Button size="s" variant="danger" type="submit">
              {t.remove}
            </Button>
            <Button size="s" variant="quiet" onClick={() => setReason(undefined)}>
              {console.cancel}
            </Button>
          </Inline>
        </form>
      )}
      {refusal && <RejectionNotice refusal={refusal} onRefresh={onChange} />}
    </Card>
  );
};

const blank = { type: 'webhook', address: '', reason: '' } as const;
type Draft = { type: OpsAlertTarget['type']; address: string; reason: string };

const NewTarget = ({ client, onChange }: Omit<TargetListProps, 'targets'>) => {
  const { locale, t: console } = useLanguage();
  const t = alertMessages[locale];
  const [draft, setDraft] = useState<Draft>(blank);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Rejection>();
  const [added, setAdded] = useState<OpsNewTarget>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || !draft.address.trim() || !draft.reason.trim()) return;
    setBusy(true);
    const answer = await client.addTarget(draft);
    setBusy(false);
    setRefusal(answer.ok ? undefined : answer.refusal);
    if (!answer.ok) return;
    setAdded(answer.data);
    setDraft(blank);
    setTried(false);
    await onChange();
  };
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  return (
    <Card>
      <form css={formStyle} onSubmit={send} noValidate>
        <Grid columns={{ phone: 1, desktop: 3 }} gap={16}>
          <SelectField
            label={t.type}
            value={draft.type}
            options={(['webhook', 'email'] as const).map((type) => ({ value: type, label: t.types[type] }))}
            onChange={({ currentTarget }) =>
              set({ type: currentTarget.value === 'email' ? 'email' : 'webhook' })
            }
          />
          <TextField
            label={t.address}
            hint={t.addressHint}
            value={draft.address}
            autoComplete="off"
            error={tried && !draft.address.trim() ? t.addressMissing : undefined}
            onChange={({ currentTarget }) => set({ address: currentTarget.value })}
          />
          <TextField
            label={console.reason}
            value={draft.reason}
            autoComplete="off"
            error={tried && !draft.reason.trim() ? console.reasonMissing : undefined}
            onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
          />
        </Grid>
        {refusal && <RejectionNotice refusal={refusal} onRefresh={onChange} />}
        {added?.secret && (
          <Notice tone="warning" live>
            <Stack gap={8}>
              <span>{t.added}</span>
              <code css={secretStyle}>{added.secret}</code>
            </Stack>
          </Notice>
        )}
        <Inline gap={8}>
          <Button type="submit" busy={busy}>
            {t.add}
          </Button>
        </Inline>
      </form>
    </Card>
  );
};

const listStyle = css({ display: 'grid', gap: space[16], listStyle: 'none', margin: 0, padding: 0 });

/** Where alerts go; a target is added, tested and removed here. */
export const TargetList = ({ targets, ...rest }: TargetListProps) => {
  const t = alertMessages[useLanguage().locale];
  return (
    <Stack gap={16}>
      {targets.length === 0 ? (
        <EmptyState title={t.noTargets} text={t.noTargetsText} />
      ) : (
        <ul css={listStyle}>
          {targets.map((target) => (
            <Target key={target.id} target={target} {...rest} />
          ))}
        </ul>
      )}
      <NewTarget {...rest} />
      <p css={codeStyle}>webhook-id · webhook-timestamp · webhook-signature (Standard Webhooks)</p>
    </Stack>
  );
};
