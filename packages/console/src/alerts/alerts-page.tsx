import { formatDateTime, type Locale, type OpsAlert } from '@pasar/contract';
import {
  Badge,
  Button,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Inline,
  Notice,
  Section,
  Skeleton,
  SkipLink,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@pasar/ui';
import { cardStyle, quietStyle, strongStyle } from '../apps/app-card.styles.ts';
import { ConsoleHeader } from '../console-header.tsx';
import { boneStyle, leadStyle, mainStyle, titleStyle } from '../console-page.styles.ts';
import type { AlertsClient } from '../data/ops-client.ts';
import { alertMessages } from '../messages/alert-messages.ts';
import { LanguageProvider, useLanguage } from '../messages/language.ts';
import { SignIn } from '../sign-in.tsx';
import { TargetList } from './target-list.tsx';
import { type AlertsView, useAlerts } from './use-alerts.ts';

const tones = { sent: 'success', trying: 'warning', failed: 'danger' } as const;

const AlertCard = ({ alert: { title, detail, at, deliveries } }: { alert: OpsAlert }) => {
  const { locale } = useLanguage();
  const t = alertMessages[locale];
  return (
    <Card as="article" css={cardStyle}>
      <h3 css={strongStyle}>{title[locale]}</h3>
      {detail && <p css={quietStyle}>{detail}</p>}
      <p css={quietStyle}>{formatDateTime(new Date(at).toISOString(), locale)}</p>
      {deliveries.length === 0 && <p css={quietStyle}>{t.noDelivery}</p>}
      {deliveries.map(({ target, address, state, tries, error }) => (
        <Inline key={target} gap={8}>
          <Badge tone={tones[state]}>{t.states[state]}</Badge>
          <span css={quietStyle}>{[address, t.tries(tries), error].filter(Boolean).join(' · ')}</span>
        </Inline>
      ))}
    </Card>
  );
};

const Alerts = ({ view, client }: { view: AlertsView; client: AlertsClient }) => {
  const t = alertMessages[useLanguage().locale];
  const { data, age, forbidden, refresh } = view;
  const retry = (
    <Button size="s" variant="secondary" onClick={() => void refresh()}>
      {t.retry}
    </Button>
  );
  if (forbidden) return <Notice tone="info">{t.forbidden}</Notice>;
  if (!data && age !== undefined) return <ErrorState title={t.stale(age)} action={retry} />;
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Skeleton shape="picture" css={boneStyle} />
      </div>
    );
  return (
    <Stack gap={24}>
      {age !== undefined && <ErrorState title={t.stale(age)} action={retry} />}
      <Section title={t.targets}>
        <TargetList targets={data.targets} client={client} onChange={refresh} />
      </Section>
      <Section title={t.latest}>
        <Stack gap={16}>
          {data.alerts.length === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
          {data.alerts.map((alert) => (
            <AlertCard key={alert.id} alert={alert} />
          ))}
        </Stack>
      </Section>
    </Stack>
  );
};

const Main = ({ client }: { client: AlertsClient }) => {
  const view = useAlerts(client);
  const { locale, t: console } = useLanguage();
  const t = alertMessages[locale];
  return (
    <>
      <SkipLink href="#content">{console.skip}</SkipLink>
      <ConsoleHeader
        path="/ops/alerts"
        onSignOut={
          view.me?.by === 'session' && !view.locked ? () => client.signOut().then(view.refresh) : undefined
        }
      />
      <Container as="main" id="content" tabIndex={-1} css={mainStyle}>
        {view.locked ? (
          <SignIn client={client} onSignedIn={view.refresh} />
        ) : (
          <Stack gap={24}>
            <div>
              <h1 css={titleStyle}>{t.title}</h1>
              <p css={leadStyle}>{t.lead}</p>
              <TextLink standalone href={`/ops?lang=${locale}`}>
                {t.back}
              </TextLink>
            </div>
            <Alerts view={view} client={client} />
          </Stack>
        )}
      </Container>
    </>
  );
};

/** Where alerts go, and what became of the latest ones. */
export const AlertsPage = ({ locale, client }: { locale: Locale; client: AlertsClient }) => (
  <LanguageProvider value={locale}>
    <Main client={client} />
  </LanguageProvider>
);
