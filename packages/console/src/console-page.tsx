import { css } from '@emotion/react';
import { formatDateTime, type Locale, type OpsStatus } from '@pasar/contract';
import { color, font } from '@pasar/design-tokens';
import {
  Badge,
  Button,
  Chip,
  Container,
  ErrorState,
  Inline,
  Notice,
  SkipLink,
  Stack,
  TextLink,
} from '@pasar/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Action } from './action/action.ts';
import { ActionDialog } from './action/action-dialog.tsx';
import { getPermissions, PermissionsProvider } from './action/permissions.ts';
import { AppCard } from './apps/app-card.tsx';
import { gridStyle } from './apps/grid.styles.ts';
import { Skeletons } from './apps/skeletons.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { leadStyle, mainStyle, titleStyle } from './console-page.styles.ts';
import type { OpsClient, OpsResponse } from './data/ops-client.ts';
import { type ReleasesView, useReleases } from './data/use-releases.ts';
import { ChangeLog } from './log/change-log.tsx';
import { alertMessages } from './messages/alert-messages.ts';
import { eventLabels } from './messages/event-labels.ts';
import { formatCaller } from './messages/format-caller.ts';
import { incidentMessages } from './messages/incident-messages.ts';
import { LanguageProvider, useLanguage } from './messages/language.ts';
import { packageMessages } from './messages/package-messages.ts';
import { getTitles, TitlesProvider, useTitles } from './messages/titles.ts';
import { SignIn } from './sign-in.tsx';

export interface ConsoleProps {
  locale: Locale;
  client: OpsClient;
  /** Begun before the page was rendered. */
  first: Promise<OpsResponse<OpsStatus>>;
}

const lastStyle = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });

const hour = 3_600_000;
const spans = [
  ['hour', hour],
  ['day', 6 * hour],
] as const;

const Head = ({ market: { status, hears, me } }: { market: ReleasesView }) => {
  const { locale, t } = useLanguage();
  const title = useTitles();
  const latest = status?.events[0];
  const what =
    latest && [title(latest.app), latest.version, eventLabels[locale][latest.verb]].filter(Boolean).join(' ');
  return (
    <div>
      <Inline justify="between" gap={16}>
        <h1 css={titleStyle}>{t.title}</h1>
        {status && (
          <Badge tone={hears ? 'success' : 'neutral'}>{hears ? t.updatesLive : t.updatesPolled}</Badge>
        )}
      </Inline>
      <p css={leadStyle}>{t.lead}</p>
      <TextLink standalone href={`/ops/incidents?lang=${locale}`}>
        {incidentMessages[locale].title}
      </TextLink>
      <TextLink standalone href={`/ops/packages?lang=${locale}`}>
        {packageMessages[locale].title}
      </TextLink>
      {me?.role === 'ops' && (
        <TextLink standalone href={`/ops/alerts?lang=${locale}`}>
          {alertMessages[locale].title}
        </TextLink>
      )}
      <p css={lastStyle} role="status">
        {status && `${t.revision(status.revision)}. `}
        {what && t.last(what, latest.who === 'guard' ? t.guard : latest.who)}
      </p>
      {me && <p css={lastStyle}>{formatCaller(me, locale, title)}</p>}
    </div>
  );
};

/** Reports that the registry cannot be read, and what visitors get meanwhile. */
const Trouble = ({ trouble }: Pick<OpsStatus, 'trouble'>) => {
  const { locale, t } = useLanguage();
  if (!trouble) return null;
  return (
    <Notice tone="danger" title={t.registryError[trouble.kind](formatDateTime(trouble.since, locale))} live>
      {t.registryErrorText}
    </Notice>
  );
};

/** In production: what the code of a slice could reach if it broke out of its process. */
const SharedMachine = () => {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" title={t.sharesMachine}>
      {t.sharesMachineText}
    </Notice>
  );
};

/** An open dialog: its action, the state behind it, and where the focus was. */
interface Question {
  act: Action;
  seen: string;
  opener: Element | null;
}

const stateOf = (status: OpsStatus, { app }: Action): string =>
  JSON.stringify(status.apps.find((one) => one.app === app));

const raced: OpsResponse<never> = { ok: false, refusal: { code: 'raced', message: '', reasons: [] } };

const Releases = ({ market, client }: { market: ReleasesView; client: OpsClient }) => {
  const { t } = useLanguage();
  const [question, setQuestion] = useState<Question>();
  const [span, setSpan] = useState<number>(hour);
  const { status, health, refresh } = market;
  if (!status) return market.refusal ? <Lost onRetry={refresh} /> : <Skeletons />;
  const ask = (act: Action) =>
    setQuestion({ act, seen: stateOf(status, act), opener: document.activeElement });
  const close = () => {
    flushSync(() => setQuestion(undefined));
    const { opener } = question ?? {};
    // The pressed button was removed; the keyboard focus moves on to its app.
    const title = document.getElementById(`app-${question?.act.app}`);
    const next = opener?.isConnected ? opener : (title ?? document.getElementById('content'));
    if (next instanceof HTMLElement) next.focus();
  };
  const send = async (act: Action, reason: string) => {
    // Changes of other apps do not require another confirmation; changes of this one do.
    if (question?.seen !== stateOf(status, act)) return raced;
    const answer = await client.act(act, { reason, revision: status.revision });
    // This browser's release preview appears on the site itself, with the bar that ends it.
    if (answer.ok && act.verb === 'override') location.assign('/');
    // A caller whose session ended has to enter the key.
    else if (answer.ok || answer.refusal.code === 'signin') await refresh();
    return answer;
  };
  return (
    <>
      <Inline gap={8} role="group" aria-label={t.range}>
        {spans.map(([name, long]) => (
          <Chip key={name} selected={span === long} onClick={() => setSpan(long)}>
            {t[name]}
          </Chip>
        ))}
      </Inline>
      <div css={gridStyle}>
        {status.apps.map((app) => (
          <AppCard key={app.app} app={app} health={health} span={span} onAct={ask} />
        ))}
      </div>
      <ChangeLog {...status} />
      {question && <ActionDialog act={question.act} onAct={send} onRefresh={refresh} onClose={close} />}
    </>
  );
};

const Lost = ({ onRetry }: { onRetry(): Promise<void> }) => {
  const { t } = useLanguage();
  const retry = (
    <Button variant="secondary" onClick={() => void onRetry()}>
      {t.retry}
    </Button>
  );
  return <ErrorState title={t.failed} text={t.failedText} action={retry} />;
};

const Main = ({ client, first }: Omit<ConsoleProps, 'locale'>) => {
  const market = useReleases(client, first);
  const locked = market.refusal?.code === 'signin';
  const { locale } = useLanguage();
  return (
    <TitlesProvider value={getTitles(market.status, locale)}>
      <ConsoleHeader
        onSignOut={
          market.me?.by === 'session' && !locked ? () => client.signOut().then(market.refresh) : undefined
        }
      />
      <Container as="main" id="content" tabIndex={-1} css={mainStyle}>
        {locked ? (
          <SignIn client={client} onSignedIn={market.refresh} />
        ) : (
          <Stack gap={24}>
            <Head market={market} />
            <Trouble trouble={market.status?.trouble} />
            {market.status?.shares_machine && <SharedMachine />}
            <PermissionsProvider value={getPermissions(market.me, market.status)}>
              <Releases market={market} client={client} />
            </PermissionsProvider>
          </Stack>
        )}
      </Container>
    </TitlesProvider>
  );
};

/** The console of operations: what is live and for whom, how it does, and everything that can be done about it. */
export const ConsolePage = ({ locale, ...rest }: ConsoleProps) => (
  <LanguageProvider value={locale}>
    <SkipToContent />
    <Main {...rest} />
  </LanguageProvider>
);

const SkipToContent = () => <SkipLink href="#content">{useLanguage().t.skip}</SkipLink>;
