import { css } from '@emotion/react';
import { type AppName, formatDateTime, type OpsEvent, type OpsStatus } from '@pasar/contract';
import { font, media, space } from '@pasar/design-tokens';
import { Badge, Button, Card, Inline, Section, SelectField, Table } from '@pasar/ui';
import { useState } from 'react';
import { formatShare } from '../action/describe-action.ts';
import { eventLabels } from '../messages/event-labels.ts';
import { useLanguage } from '../messages/language.ts';
import { useTitles } from '../messages/titles.ts';

const tones = {
  publish: 'neutral',
  promote: 'success',
  rollback: 'warning',
  canary: 'info',
  pause: 'neutral',
  resume: 'info',
  disable: 'danger',
  enable: 'success',
  'watch-end': 'success',
  floor: 'neutral',
  gc: 'neutral',
  'slice-add': 'info',
  'slice-change': 'neutral',
  'slice-retire': 'warning',
  attest: 'success',
} as const satisfies Record<OpsEvent['verb'], string>;
/** The latest entries; a press loads more. */
const atOnce = 15;
const strong = css(font.smallStrong, { overflowWrap: 'anywhere' });
const stretch = css({ display: 'flex', flexDirection: 'column', gap: space[16] });
// In a row that became a list its value is at the end, in one line or two.
const changeStyle = css({ [media.phone]: { justifyContent: 'flex-end' } });
const fieldStyle = css({ maxInlineSize: '280px' });

const detailOf = (
  { verb, version, from, basisPoints }: OpsEvent,
  share: (points: number) => string,
): string => {
  if (verb === 'canary') return `${version} · ${share(basisPoints ?? 0)}`;
  if (verb === 'pause' || verb === 'resume' || from === undefined) return version;
  return `${from} → ${version}`;
};

/** What happened, in one line. */
export const Change = (event: OpsEvent) => {
  const { locale, t } = useLanguage();
  const title = useTitles();
  return (
    <Inline css={changeStyle} gap={8}>
      <span css={strong}>{title(event.app)}</span>
      <Badge tone={tones[event.verb]}>{eventLabels[locale][event.verb]}</Badge>
      <span css={strong}>{detailOf(event, (points) => formatShare(points, locale))}</span>
      {event.quarantine && <Badge tone="danger">{t.quarantined}</Badge>}
    </Inline>
  );
};

/** Every change: when, what, who and why; of all apps or of one. */
export const ChangeLog = ({ revision, apps, events }: Pick<OpsStatus, 'revision' | 'apps' | 'events'>) => {
  const { locale, t } = useLanguage();
  const title = useTitles();
  const [only, setOnly] = useState<AppName | ''>('');
  const [shown, setShown] = useState(atOnce);
  const columns = [
    { id: 'at', label: t.columns.at },
    { id: 'change', label: t.columns.change },
    { id: 'who', label: t.columns.who },
    { id: 'why', label: t.columns.why },
  ] as const;
  const chosen = events.filter(({ app }) => only === '' || app === only);
  const rows = chosen.slice(0, shown).map((event) => ({
    id: String(event.seq),
    cells: {
      at: formatDateTime(event.at, locale),
      change: <Change {...event} />,
      who: event.who === 'guard' ? t.guard : event.who,
      why: event.why || t.noReason,
    },
  }));
  return (
    <Card css={stretch}>
      <Section title={t.log} text={`${t.revision(revision)}. ${t.logLead}`}>
        <SelectField
          css={fieldStyle}
          label={t.logOf}
          value={only}
          options={[
            { value: '', label: t.logAll },
            ...apps.map(({ app }) => ({ value: app, label: title(app) })),
          ]}
          onChange={({ currentTarget }) => setOnly(currentTarget.value)}
        />
        {rows.length === 0 ? <p>{t.noEvents}</p> : <Table caption={t.log} columns={columns} rows={rows} />}
        {chosen.length > shown && (
          <Button variant="secondary" onClick={() => setShown(shown + 3 * atOnce)}>
            {t.more}
          </Button>
        )}
      </Section>
    </Card>
  );
};
