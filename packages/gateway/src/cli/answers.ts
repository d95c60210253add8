import { appNames } from '@pasar/contract';
import type { LiveChange, Published, ReleaseEvent, ReleaseState, Verification } from '../registry/index.ts';

const was = (from: string | undefined): string =>
  from === undefined ? 'nothing was live before' : `before: ${from}`;

/** What a publication means for visitors. */
export const publishedLine = ({ app, version, files, changed }: Published, dryRun: boolean): string => {
  if (!changed) return `${app} ${version} is published already, with the same bytes; nothing changes.`;
  return dryRun
    ? `Would publish ${app} ${version} (${files} files); nothing would change for visitors.`
    : `Published ${app} ${version} (${files} files). Nothing changes for visitors until it is promoted.`;
};

/** What a change of the live version means for visitors. */
export const liveLine = (change: LiveChange | undefined, dryRun: boolean): string => {
  if (!change) return 'That version is live already; nothing changes.';
  const { app, from, to } = change;
  return dryRun
    ? `Would make ${app} ${to} live for every visitor (${was(from)}).`
    : `${app} ${to} is live: every visitor gets it with the next page (${was(from)}). Open tabs go on as they are.`;
};

export const statusLines = ({ revision, apps }: ReleaseState): string[] => [
  ...appNames.map((app) => {
    const { live, previous, published } = apps[app];
    const name = app.padEnd(10);
    const waiting = Object.keys(published).length;
    if (!live) return `${name} nothing live, ${waiting} published`;
    const before = previous.map(({ version, endedBy }) =>
      endedBy === 'rollback' ? `${version} (rolled back)` : version,
    );
    const history = before.length > 0 ? `, before: ${before.join(', ')}` : '';
    return `${name} ${live.version.padEnd(16)} since ${live.since} by ${live.who}${history}`;
  }),
  `revision ${revision}`,
];

export const logLine = ({ seq, at, who, why, verb, app, version, from }: ReleaseEvent): string =>
  `#${seq} ${at} ${verb} ${app} ${version}${from === undefined ? '' : ` (${was(from)})`} by ${who}${why ? `: ${why}` : ''}`;

export const verificationLines = ({ chainProblem, events, releases }: Verification): string[] => [
  chainProblem ?? `The log is whole: ${events} events follow each other.`,
  ...releases.map(({ app, version, problem }) => problem ?? `${app} ${version}: every byte is as published.`),
];
