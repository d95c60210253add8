import { formatDateTime, type OpsIncident, type OpsIncidentSummary } from '@pasar/contract';
import { Badge, Button, Card, Inline } from '@pasar/ui';
import { useEffect, useState } from 'react';
import type { Action } from '../action/action.ts';
import type { IncidentsClient } from '../data/ops-client.ts';
import { incidentMessages } from '../messages/incident-messages.ts';
import { useLanguage } from '../messages/language.ts';
import { useTitles } from '../messages/titles.ts';
import { cardStyle, quietStyle, titleStyle } from './incident-card.styles.ts';
import { IncidentDetails } from './incident-details.tsx';

const tones = { open: 'danger', regressed: 'danger', resolved: 'success', muted: 'neutral' } as const;

interface IncidentCardProps {
  incident: OpsIncidentSummary;
  client: IncidentsClient;
  /** The rollback of its release, where that is what visitors get and the caller may do it. */
  rollback: Extract<Action, { verb: 'rollback' }> | undefined;
  rollbackLabel: string;
  onRollback(act: Action): void;
  onChange(): Promise<void>;
}

/** One incident: what and where, how often, and everything that can be decided about it. */
export const IncidentCard = (props: IncidentCardProps) => {
  const { incident, client, rollback, rollbackLabel, onRollback, onChange } = props;
  const { locale } = useLanguage();
  const t = incidentMessages[locale];
  const title = useTitles();
  const [isOpen, setOpen] = useState(false);
  const [details, setDetails] = useState<OpsIncident>();
  const [failed, setFailed] = useState('');
  const { id, state, lastSeenAt } = incident;
  useEffect(() => {
    if (!isOpen) return;
    void client.incident(id).then((answer) => answer.ok && setDetails(answer.data));
  }, [client, id, isOpen, lastSeenAt, state]);

  const decide = async (next: 'open' | 'resolved' | 'muted') => {
    const answer = await client.decideIncident(id, next);
    setFailed(answer.ok ? '' : answer.refusal.message || t.retry);
    await onChange();
  };
  const next = (['resolved', 'muted', 'open'] as const).filter(
    (one) => one !== state && !(one === 'open' && state === 'regressed'),
  );
  const number = new Intl.NumberFormat(locale);
  const moment = (at: number) => formatDateTime(new Date(at).toISOString(), locale);
  const releases = incident.releases.map(({ version }) => version).join(', ');
  return (
    <Card as="article" css={cardStyle} aria-labelledby={`incident-${id}`}>
      <Inline gap={8}>
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
        <span css={titleStyle}>{title(incident.app)}</span>
        <span css={quietStyle}>{`${t.kinds[incident.kind]} · ${t.sides[incident.side]}`}</span>
      </Inline>
      <h2 css={titleStyle} id={`incident-${id}`}>
        {incident.message}
      </h2>
      <p css={quietStyle}>
        {[incident.place, incident.routes.join(', ') || t.noRoute].filter(Boolean).join(' · ')}
      </p>
      <p css={quietStyle}>
        {`${t.facts(number.format(incident.events), number.format(incident.sessions))} · ${t.release} ${releases}`}
      </p>
      <p css={quietStyle}>{t.seen(moment(incident.firstSeenAt), moment(lastSeenAt))}</p>
      <Inline gap={8}>
        <Button size="s" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.hide : t.details}
        </Button>
        {next.map((one) => (
          <Button key={one} size="s" variant="quiet" onClick={() => void decide(one)}>
            {t.decide[one]}
          </Button>
        ))}
        {rollback && (
          <Button size="s" variant="danger" onClick={() => onRollback(rollback)}>
            {rollbackLabel}
          </Button>
        )}
      </Inline>
      {failed && <p role="alert">{failed}</p>}
      {isOpen && details && <IncidentDetails incident={details} />}
    </Card>
  );
};
