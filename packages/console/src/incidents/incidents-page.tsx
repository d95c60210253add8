import { incidentStates, type Locale, type OpsIncidents } from '@pasar/contract';
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  Grid,
  Notice,
  SelectField,
  Skeleton,
  SkipLink,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@pasar/ui';
import { useState } from 'react';
import { type Action, findRollback } from '../action/action.ts';
import { ActionDialog } from '../action/action-dialog.tsx';
import { getPermissions } from '../action/permissions.ts';
import { ConsoleHeader } from '../console-header.tsx';
import { boneStyle, leadStyle, mainStyle, titleStyle } from '../console-page.styles.ts';
import type { IncidentsClient } from '../data/ops-client.ts';
import { incidentMessages } from '../messages/incident-messages.ts';
import { LanguageProvider, useLanguage } from '../messages/language.ts';
import { getTitles, TitlesProvider } from '../messages/titles.ts';
import { SignIn } from '../sign-in.tsx';
import { IncidentCard } from './incident-card.tsx';
import { type IncidentsView, useIncidents } from './use-incidents.ts';

interface Filter {
  release: string;
  route: string;
  state: string;
}

const releasesOf = ({ incidents }: OpsIncidents): string[] => [
  ...new Set(incidents.flatMap(({ app, releases }) => releases.map(({ version }) => `${app} ${version}`))),
];

const Filters = ({
  data,
  filter,
  onFilter,
}: {
  data: OpsIncidents;
  filter: Filter;
  onFilter(next: Filter): void;
}) => {
  const t = incidentMessages[useLanguage().locale];
  const options = (names: readonly string[]) => [
    { value: '', label: t.all },
    ...names.toSorted().map((name) => ({ value: name, label: name })),
  ];
  const routes = [...new Set(data.incidents.flatMap((one) => one.routes))];
  const states = incidentStates.map((state) => ({ value: state, label: t.states[state] }));
  const fields = [
    ['release', t.release, options(releasesOf(data))],
    ['route', t.route, options(routes)],
    ['state', t.state, [{ value: '', label: t.all }, ...states]],
  ] as const;
  return (
    <Grid columns={{ phone: 1, desktop: 3 }} gap={16}>
      {fields.map(([name, label, choices]) => (
        <SelectField
          key={name}
          label={label}
          value={filter[name]}
          options={choices}
          onChange={({ currentTarget }) => onFilter({ ...filter, [name]: currentTarget.value })}
        />
      ))}
    </Grid>
  );
};

const Incidents = ({ view, client }: { view: IncidentsView; client: IncidentsClient }) => {
  const { locale, t: console } = useLanguage();
  const t = incidentMessages[locale];
  const [filter, setFilter] = useState<Filter>({ release: '', route: '', state: '' });
  const [act, setAct] = useState<Action>();
  const { data, status, me, age, refresh } = view;
  const retry = (
    <Button size="s" variant="secondary" onClick={() => void refresh()}>
      {t.retry}
    </Button>
  );
  if (!data && age !== undefined) return <ErrorState title={t.stale(age)} action={retry} />;
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <Skeleton shape="picture" css={boneStyle} />
      </div>
    );
  const may = getPermissions(me, status);
  const rollbackOf = (app: string, versions: readonly string[]) => {
    const its = status?.apps.find((one) => one.app === app);
    const back = its && findRollback(its);
    return back?.verb === 'rollback' && versions.includes(back.from) && may('rollback', app)
      ? back
      : undefined;
  };
  const shown = data.incidents.filter(
    ({ app, releases, routes, state }) =>
      (!filter.release || releases.some(({ version }) => `${app} ${version}` === filter.release)) &&
      (!filter.route || routes.includes(filter.route)) &&
      (!filter.state || state === filter.state),
  );
  const number = new Intl.NumberFormat(locale);
  return (
    <Stack gap={16}>
      {age !== undefined && <ErrorState title={t.stale(age)} action={retry} />}
      {data.dropped > 0 && <Notice tone="warning">{t.dropped(number.format(data.dropped))}</Notice>}
      <Filters data={data} filter={filter} onFilter={setFilter} />
      {shown.length === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
      {shown.map((incident) => {
        const versions = incident.releases.map(({ version }) => version);
        const rollback = rollbackOf(incident.app, versions);
        return (
          <IncidentCard
            key={incident.id}
            incident={incident}
            client={client}
            rollback={rollback}
            rollbackLabel={rollback ? console.rollback(rollback.to) : ''}
            onRollback={setAct}
            onChange={refresh}
          />
        );
      })}
      {act && status && (
        <ActionDialog
          act={act}
          onAct={async (chosen, reason) => {
            const answer = await client.act(chosen, { reason, revision: status.revision });
            if (answer.ok) await refresh();
            return answer;
          }}
          onRefresh={refresh}
          onClose={() => setAct(undefined)}
        />
      )}
    </Stack>
  );
};

const Main = ({ client }: { client: IncidentsClient }) => {
  const view = useIncidents(client);
  const { locale, t: console } = useLanguage();
  const t = incidentMessages[locale];
  return (
    <TitlesProvider value={getTitles(view.status, locale)}>
      <SkipLink href="#content">{console.skip}</SkipLink>
      <ConsoleHeader
        path="/ops/incidents"
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
            <Incidents view={view} client={client} />
          </Stack>
        )}
      </Container>
    </TitlesProvider>
  );
};

/** What failed for visitors, and everything that can be decided about it. */
export const IncidentsPage = ({ locale, client }: { locale: Locale; client: IncidentsClient }) => (
  <LanguageProvider value={locale}>
    <Main client={client} />
  </LanguageProvider>
);
