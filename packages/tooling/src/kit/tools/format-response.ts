const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

/** The changes that `/ops/v1` reports; which parts there are depends on the command. */
interface Change {
  app: string;
  version?: string;
  files?: number;
  changed?: boolean;
  problems?: string[];
  from?: string;
  to?: string;
  of?: string;
  share?: number;
  control?: string;
  before?: number;
  after?: number;
  watch?: { minutes: number; control?: string };
}

const happened = ({ app, version, files, changed, problems, from, to, of, ...rest }: Change): string => {
  const { share = 0, control, before: was = 0, after, watch } = rest;
  if (problems) return `${app} ${version} fits everything that visitors get.`;
  if (files !== undefined) {
    if (changed === false) return `${app} ${version} is published already, with the same bytes.`;
    return `${app} ${version} is published (${files} files); visitors see nothing of it yet.`;
  }
  if (after !== undefined)
    return `${app} ${version}: ${percent(after)} of the visitors (before: ${percent(was)}); the others get ${control}.`;
  if (of === 'canary') return `The canary ${app} ${from} is taken back: ${percent(share)} get ${to} again.`;
  const before = `(before: ${from ?? 'nothing'})`;
  if (!watch) return `${app} ${to} is live for every visitor ${before}.`;
  const kept = watch.control === undefined ? '' : `; 5 % of the visitors keep ${watch.control} meanwhile`;
  return `${app} ${to} is live ${before}. The guard watches it for ${watch.minutes} minutes${kept}.`;
};

interface Status {
  revision: number;
  apps: {
    app: string;
    live: { version: string; since: string; who: string } | null;
    watch: { version: string; until: string; control: string | null } | null;
    canary: { version: string; share: number; paused: boolean } | null;
    disabled: { why: string } | null;
    quarantined: { version: string; why: string }[];
  }[];
}

const standing = ({ revision, apps }: Status, slice: string): string[] => [
  ...apps
    .filter(({ app }) => app === slice)
    .flatMap(({ app, live, watch, canary, disabled, quarantined }) => [
      live
        ? `${app} ${live.version} is live since ${live.since} by ${live.who}`
        : `nothing of ${app} is live`,
      ...(watch ? [`the guard watches ${watch.version} until ${watch.until}`] : []),
      ...(disabled ? [`it is switched off: ${disabled.why}`] : []),
      ...(canary
        ? [`canary ${canary.version}: ${percent(canary.share)}${canary.paused ? ', paused' : ''}`]
        : []),
      ...quarantined.map(({ version, why }) => `quarantined ${version}: ${why}`),
    ]),
  `revision ${revision}`,
];

/** A response of the server as text for an operator; `slice` is the one in question. */
export const formatResponse = (
  data: unknown,
  { slice, dryRun }: { slice: string; dryRun: boolean },
): string[] => {
  const answer = data as Status | { change: Change | null };
  if ('apps' in answer) return standing(answer, slice);
  if (!answer.change) return ['That is so already; nothing changes.'];
  return [...(dryRun ? ['Nothing was changed; this would be so:'] : []), happened(answer.change)];
};
