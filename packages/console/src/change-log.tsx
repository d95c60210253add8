import { css } from '@emotion/react';
import { formatDateTime, type OpsEvent, type OpsStatus } from '@pasar/contract';
import { font, space } from '@pasar/design-tokens';
import { Badge, Card, Inline, Section, Table } from '@pasar/ui';
import { useLanguage } from './language.ts';
import { appTitles, verbTexts } from './texts.ts';

const tones = {
  publish: 'neutral',
  promote: 'success',
  canary: 'info',
  pause: 'neutral',
  resume: 'info',
  rollback: 'warning',
  kill: 'warning',
  revive: 'success',
  floor: 'neutral',
  gc: 'neutral',
} as const;
const strong = css(font.smallStrong, { overflowWrap: 'anywhere' });
const stretch = css({ display: 'flex', flexDirection: 'column', gap: space[16] });

const Change = ({ verb, app, version, from }: OpsEvent) => {
  const { locale } = useLanguage();
  return (
    <Inline gap={8}>
      <span css={strong}>{appTitles[locale][app]}</span>
      <Badge tone={tones[verb]}>{verbTexts[locale][verb]}</Badge>
      <span css={strong}>{from === undefined ? version : `${from} → ${version}`}</span>
    </Inline>
  );
};

/** Every change: when, what, who and why. */
export const ChangeLog = ({ revision, events }: Pick<OpsStatus, 'revision' | 'events'>) => {
  const { locale, t } = useLanguage();
  const columns = [
    { id: 'at', label: t.columns.at },
    { id: 'change', label: t.columns.change },
    { id: 'who', label: t.columns.who },
    { id: 'why', label: t.columns.why },
  ] as const;
  const rows = events.map((event) => ({
    id: String(event.seq),
    cells: {
      at: formatDateTime(event.at, locale),
      change: <Change {...event} />,
      who: event.who,
      why: event.why || t.noReason,
    },
  }));
  return (
    <Card css={stretch}>
      <Section title={t.log} text={`${t.revision(revision)}. ${t.logLead}`}>
        {rows.length === 0 ? <p>{t.noEvents}</p> : <Table caption={t.log} columns={columns} rows={rows} />}
      </Section>
    </Card>
  );
};
