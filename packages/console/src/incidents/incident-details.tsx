import { formatDateTime, type OpsIncident, type SourcePlace } from '@pasar/contract';
import { Stack } from '@pasar/ui';
import { incidentMessages } from '../messages/incident-messages.ts';
import { useLanguage } from '../messages/language.ts';
import { codeStyle, quietStyle, titleStyle } from './incident-card.styles.ts';
import { IncidentPlot } from './incident-plot.tsx';

const formatFrame = ({ name, place, line, column }: SourcePlace): string =>
  `${name || '…'}  ${place}:${line}:${column}`;

const formatSource = ({ source, line }: SourcePlace): string =>
  source?.lines
    .map((text, index) => `${source.from + index === line ? '>' : ' '} ${source.from + index}  ${text}`)
    .join('\n') ?? '';

/** When it came, from which line, and by which way: of the latest event. */
export const IncidentDetails = ({ incident }: { incident: OpsIncident }) => {
  const { locale } = useLanguage();
  const t = incidentMessages[locale];
  const [event] = incident.latest;
  const own = event?.frames.find(({ source }) => source);
  const { decision } = incident;
  return (
    <Stack gap={12}>
      <IncidentPlot points={incident.points} now={Date.now()} />
      {decision && (
        <p css={quietStyle}>
          {t.decided(decision.who, formatDateTime(new Date(decision.at).toISOString(), locale))}
          {decision.why && `: ${decision.why}`}
        </p>
      )}
      {own && (
        <section aria-label={t.source}>
          <h3 css={titleStyle}>{`${t.source}: ${own.place}:${own.line}`}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
          <pre css={codeStyle} tabIndex={0}>
            {formatSource(own)}
          </pre>
        </section>
      )}
      {event && (
        <section aria-label={t.stack}>
          <h3 css={titleStyle}>
            {event.frames.some(({ mapped }) => mapped) ? t.stack : `${t.stack} (${t.unmapped})`}
          </h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
          <pre css={codeStyle} tabIndex={0}>
            {event.frames.map(formatFrame).join('\n') || event.stack}
          </pre>
          {event.request && <p css={quietStyle}>{`${t.request} ${event.request}`}</p>}
        </section>
      )}
    </Stack>
  );
};
