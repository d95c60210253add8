import type { AppName, OpsPackages } from '@pasar/contract';
import type { WatchReport } from '../health/index.ts';
import {
  type CanaryChange,
  computeShare,
  controlShare,
  everybody,
  getApp,
  type LiveChange,
  listApps,
  type Published,
  type ReleaseEvent,
  type ReleaseState,
  type ReplayedStep,
  type RollbackChange,
  type Verification,
  type VisibleRelease,
} from '../registry/index.ts';
import { named, percent } from './command.ts';

const was = (from: string | undefined): string =>
  from === undefined ? 'nothing was live before' : `before: ${from}`;

const visitors = (share: number): string =>
  share === everybody ? 'every visitor' : `${percent(share)} of the visitors`;

/** What a publication means for visitors. */
export const publishedLine = ({ app, version, files, changed }: Published, dryRun: boolean): string => {
  if (!changed) return `${app} ${version} is published already, with the same bytes; nothing changes.`;
  return dryRun
    ? `Would publish ${app} ${version} (${files} files); nothing would change for visitors.`
    : `Published ${app} ${version} (${files} files). Nothing changes for visitors until it is promoted.`;
};

const forcedLines = (forced: readonly string[] | undefined, dryRun: boolean): string[] =>
  (forced ?? []).map((problem) => `  ${dryRun ? 'would go' : 'went'} on in spite of: ${problem}`);

const watchLine = ({ minutes, control }: NonNullable<LiveChange['watch']>, dryRun: boolean): string =>
  control === undefined
    ? `  The guard ${dryRun ? 'would watch' : 'watches'} it for ${minutes} minutes and only says what is wrong: nothing was live before.`
    : `  The guard ${dryRun ? 'would watch' : 'watches'} it for ${minutes} minutes; ${percent(controlShare)} of the visitors keep ${control} meanwhile.`;

/** What a change of the live version means for visitors. */
export const liveLines = (change: LiveChange | undefined, dryRun: boolean): string[] => {
  if (!change) return ['That version is live already; nothing changes.'];
  const { app, from, to, share, endsCanary, watch, forced } = change;
  const who = watch?.control === undefined ? 'every visitor' : 'nearly every visitor';
  const others = share < everybody ? `; ${percent(everybody - share)} have it already` : '';
  return [
    dryRun
      ? `Would make ${app} ${to} live for ${who} (${was(from)}${others}).`
      : `${app} ${to} is live: ${who} gets it with the next page (${was(from)}${others}). Open tabs go on as they are.`,
    ...(watch ? [watchLine(watch, dryRun)] : []),
    ...(endsCanary ? [`  The canary ${endsCanary} ${dryRun ? 'would end' : 'ended'} with it.`] : []),
    ...forcedLines(forced, dryRun),
  ];
};

export const rollbackLines = (change: RollbackChange | undefined, dryRun: boolean): string[] => {
  if (!change || change.of === 'live') {
    const waits = change?.quarantined ? [quarantineLine(change.app, change.from, dryRun)] : [];
    return [...liveLines(change, dryRun), ...waits];
  }
  const { app, from, to, share, quarantined } = change;
  return [
    dryRun
      ? `Would take the canary ${named(app, from)} back: ${visitors(share)} would get ${to} again.`
      : `The canary ${named(app, from)} is taken back: ${visitors(share)} get ${to} with the next page.`,
    ...(quarantined ? [quarantineLine(app, from, dryRun)] : []),
  ];
};

const quarantineLine = (app: AppName, version: string, dryRun: boolean): string =>
  `  ${named(app, version)} ${dryRun ? 'would wait' : 'waits'} in quarantine until \`enable ${app} ${version}\`.`;

/** What a change of a canary's share means for visitors. */
export const canaryLines = (change: CanaryChange | undefined, dryRun: boolean): string[] => {
  if (!change) return ['That is so already; nothing changes.'];
  const { app, version, control, before, after, forced } = change;
  const moved = Math.abs(after - before);
  const effect =
    after >= before
      ? `${percent(moved)} of the visitors would change from ${control} to it`
      : `${percent(moved)} of the visitors would go back to ${control}`;
  const kept = before > 0 && after > 0 && after > before ? '; who has it keeps it' : '';
  return [
    dryRun
      ? `Would give ${named(app, version)} to ${percent(after)} of the visitors (now ${percent(before)}): ${effect}${kept}.`
      : `${named(app, version)} is in canary for ${percent(after)} of the visitors (before: ${percent(before)})${kept}; the others get ${control}.`,
    ...forcedLines(forced, dryRun),
  ];
};

/** The line about visitors applies once they get the slice again. */
export const offLines = (state: ReleaseState, app: AppName): string[] => {
  const { disabled } = getApp(state, app);
  return disabled
    ? [
        `  But ${app} is off for every visitor since ${disabled.since} (${disabled.who}: ${disabled.why}) until \`enable ${app}\`.`,
      ]
    : [];
};

const seenOf = ({ documents, sessions, failed }: WatchReport['seen']): string =>
  `${documents} documents, ${failed} of ${sessions} sessions failed`;

const openWatchLines = (state: ReleaseState, app: AppName, watches: readonly WatchReport[]): string[] => {
  const { watch } = getApp(state, app);
  if (!watch) return [];
  const report = watches.find((one) => one.app === app);
  const kept =
    watch.control === undefined ? '' : `; ${percent(computeShare(state, app))} keep ${watch.control}`;
  return [
    `watched until ${watch.until}${kept}`,
    ...(report ? [`  ${watch.version}: ${seenOf(report.seen)} (${report.kind})`] : []),
    ...(report?.beside ? [`  ${watch.control}: ${seenOf(report.beside)}`] : []),
  ];
};

const statusLine = (state: ReleaseState, app: AppName, watches: readonly WatchReport[]): string[] => {
  const { live, canary, disabled, quarantined, floor, previous, published } = getApp(state, app);
  const name = app.padEnd(10);
  if (!live) return [`${name} nothing live, ${Object.keys(published).length} published`];
  const before = previous.map(({ version, endedBy }) =>
    endedBy === 'rollback' ? `${version} (rolled back)` : version,
  );
  const history = before.length > 0 ? `, before: ${before.join(', ')}` : '';
  const indent = `\n${' '.repeat(11)}`;
  return [
    [
      `${name} ${live.version.padEnd(16)} since ${live.since} by ${live.who}${history}`,
      ...(disabled ? [`OFF since ${disabled.since} by ${disabled.who}: ${disabled.why}`] : []),
      ...openWatchLines(state, app, watches),
      ...(canary
        ? [
            `canary ${canary.version} for ${percent(computeShare(state, app))}${canary.paused ? ` (paused; ${percent(canary.basisPoints)} when resumed)` : ''} since ${canary.since} by ${canary.who}: ${canary.why}`,
          ]
        : []),
      ...Object.entries(quarantined).map(
        ([version, { who, why }]) => `quarantined ${version} by ${who}: ${why}`,
      ),
      ...(floor ? [`never below ${floor}`] : []),
    ].join(indent),
  ];
};

export const statusLines = (state: ReleaseState, watches: readonly WatchReport[] = []): string[] => [
  ...listApps(state).flatMap((app) => statusLine(state, app, watches)),
  `revision ${state.revision}`,
];

const details = ({
  from,
  of,
  basisPoints,
  quarantine,
  forced,
  verb,
  watch,
  seen,
  attested,
}: ReleaseEvent): string =>
  [
    ...(basisPoints === undefined ? [] : [`${percent(basisPoints)} of the visitors`]),
    ...(of === 'canary' ? ['its canary'] : []),
    ...(of === 'version' ? ['out of quarantine'] : []),
    ...(from === undefined || verb === 'pause' || verb === 'resume' ? [] : [was(from)]),
    ...(watch ? [`watched for ${watch.minutes} minutes`] : []),
    ...(verb === 'watch-end' && !seen ? ['before its time'] : []),
    ...(attested ? [`${attested.environment} watched ${attested.documents} documents`] : []),
    ...(quarantine ? ['quarantined'] : []),
    ...(forced ? ['forced'] : []),
  ].join(', ');

export const logLine = (event: ReleaseEvent): string => {
  const { seq, at, who, why, verb, app, version } = event;
  const more = details(event);
  return `#${seq} ${at} ${verb} ${app} ${version}${more && ` (${more})`} by ${who}${why ? `: ${why}` : ''}`;
};

export const replayLine = (step: ReplayedStep): string => {
  const { seq, at, app, version, share, inside, visitors, came, left, fits } = step;
  const counted = `${inside} of ${visitors} (${percent(Math.round((inside / visitors) * everybody))})`;
  return `#${seq} ${at} ${app} ${version} for ${percent(share)}: ${counted}, ${came} came, ${left} left${fits ? '' : ': further off than chance allows'}`;
};

export const visibleLine = ({ app, version, of }: VisibleRelease): string =>
  `${app.padEnd(10)} ${version ?? (of === 'off' ? 'switched off' : 'nothing live')}${of === 'canary' || of === 'control' ? ` (${of})` : ''}`;

export const verificationLines = ({ chainProblem, events, releases }: Verification): string[] => [
  chainProblem ?? `The log is whole: ${events} events follow each other.`,
  ...releases.map(({ app, version, problem }) => problem ?? `${app} ${version}: every byte is as published.`),
];

/** Each use of a package in a line, then the releases of which nobody knows. */
export const packageLines = ({ uses, unlisted }: OpsPackages, name: string): string[] => {
  const found = uses.flatMap(({ app, version, of, packages }) =>
    packages.map(
      (one) =>
        `${app} ${version} (${of}): ${one.name} ${one.version}, ${one.license === '' ? 'no license stated' : one.license}`,
    ),
  );
  const silent = unlisted.map(({ app, version }) => `${app} ${version} does not list its packages.`);
  return [...(found.length === 0 ? [`No release that visitors get lists '${name}'.`] : found), ...silent];
};
