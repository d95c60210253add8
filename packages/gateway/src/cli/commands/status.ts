import { readWatches } from '../../health/index.ts';
import { getVisibleReleases, replayRollouts, stateAt, type Visitor } from '../../registry/index.ts';
import { type Commands, named } from '../command.ts';
import { type CommandArguments, UsageError } from '../command-arguments.ts';
import {
  logLine,
  packageLines,
  replayLine,
  statusLines,
  verificationLines,
  visibleLine,
} from '../result-lines.ts';
import { writeDown } from '../write-down.ts';

const visitorOf = (asked: CommandArguments): Visitor | undefined => {
  const key = asked.text('visitor');
  if (key !== undefined) return { key };
  const cohort = asked.number('cohort', 9_999);
  return cohort === undefined ? undefined : { cohort };
};

const momentOf = (text: string | undefined): string => {
  if (text === undefined) throw new UsageError('at needs a time: at 2026-11-20T05:00:00Z.');
  const moment = Date.parse(text);
  if (Number.isNaN(moment))
    throw new UsageError(`'${text}' is no time; write one like 2026-11-20T05:00:00Z.`);
  return new Date(moment).toISOString();
};

/** What is, what was, whether it is all as it should be, and what can go. */
export const statusCommands: Commands = {
  status: {
    words: '',
    does: 'what is live, watched, in canary, off or in quarantine, and what was before',
    help: [
      'A watch shows what the guard sees of it: documents and sessions of the version, and of the one beside it.',
      'The last line is the revision: hand it over with --revision, and a change by others in between stops yours.',
    ],
    options: [],
    async run(_, { registry }, decide) {
      decide();
      const state = registry.status();
      const watches = await readWatches(registry.folder, state);
      return { data: { ...state, watches }, lines: statusLines(state, watches) };
    },
  },
  at: {
    words: '<time> [--cohort 0…9999 | --visitor <key>]',
    does: 'what visitors got at a moment, recomputed from the log',
    help: [
      '--cohort: a visitor with this place in every rollout; below the share is in the canary.',
      '--visitor: the key in their cookie; its place is u32(sha256(salt ‖ app ‖ key)) mod 10000.',
      'Example: npm run release -- at 2026-11-20T05:00:00Z --cohort 499',
    ],
    options: ['cohort', 'visitor'],
    async run(asked, { registry }, decide) {
      const moment = momentOf(asked.word());
      const visitor = visitorOf(asked);
      decide();
      const state = stateAt(registry.events(), moment);
      const shown = getVisibleReleases(state, visitor);
      return {
        data: { at: moment, revision: state.revision, shown },
        lines: [...shown.map(visibleLine), `revision ${state.revision}`],
      };
    },
  },
  log: {
    words: '[--limit <n>]',
    does: 'every change: when, who, what, why',
    help: ['Oldest first; --limit shows the latest ones only.'],
    options: ['limit'],
    async run(asked, { registry }, decide) {
      const limit = asked.number('limit');
      decide();
      const events = registry.events();
      const data = limit === undefined ? events : events.slice(Math.max(0, events.length - limit));
      return { data, lines: data.map(logLine) };
    },
  },
  recount: {
    words: '[--limit <n>] [--visitors <n>]',
    does: 'who was in each step of a canary, counted again from the log alone',
    help: [
      'Makes up visitors, computes the place of each from the salt in the log, and counts who gets the canary: the share,',
      'who came with the step and who left. Exit code 1 when a share is further off than chance allows.',
      '--visitors: how many, 10000 when absent; --limit: the latest steps, 20 when absent.',
    ],
    options: ['limit', 'visitors'],
    async run(asked, { registry }, decide) {
      const [limit, visitors] = [asked.number('limit') ?? 20, asked.number('visitors', 999_999) ?? 10_000];
      decide();
      const data = replayRollouts(registry.events(), visitors).slice(-limit);
      const lines = data.length === 0 ? ['There was no canary yet.'] : data.map(replayLine);
      return { data, lines, good: data.every(({ fits }) => fits) };
    },
  },
  packages: {
    words: '<name>',
    does: 'which releases that visitors get were built with a package',
    help: [
      'Any part of the name is enough. Exit code 1 when a release does not list its packages.',
      'Example: npm run release -- packages react-router',
    ],
    options: [],
    async run(asked, { registry }, decide) {
      const name = asked.word();
      if (name === undefined || name.length < 2)
        throw new UsageError('packages needs two characters of a name: packages react-router.');
      decide();
      const data = await registry.packages(registry.status(), name);
      return { data, lines: packageLines(data, name), good: data.unlisted.length === 0 };
    },
  },
  verify: {
    words: '',
    does: 'check the chain of the log and every released byte',
    help: [
      'Exit code 1 when a line, a record or a file is not what was written. Reads everything; changes nothing.',
    ],
    options: [],
    async run(_, { registry }, decide) {
      decide();
      const data = await registry.verify();
      const good =
        data.chainProblem === undefined && data.releases.every(({ problem }) => problem === undefined);
      return { data, lines: verificationLines(data), good };
    },
  },
  accept: {
    words: '',
    does: 'after a restore from a backup: take the older log for true',
    help: [
      'A log that lacks what was seen is refused, because an older state can be put back on purpose. Gateways serve the',
      'last good state meanwhile. This takes the log as it is now; running gateways follow within a second.',
    ],
    options: [],
    needsReason: true,
    async run(_, scene, decide) {
      const by = decide();
      if (by.dryRun) return { data: null, lines: ['Would take the log as it is for true.'] };
      const data = (await scene.registry.accept()) ?? null;
      if (data) writeDown(scene, by, `accept ${data.to} in place of ${data.from}`);
      const line = data
        ? `Revision ${data.to} holds now; what came after it, up to ${data.from}, is given up.`
        : 'The log is not older than what was seen; nothing changes.';
      return { data, lines: [line] };
    },
  },
  gc: {
    words: '[<app> <version>]',
    does: 'take away the files of versions that no page needs any more',
    help: [
      'A version goes when no plan and no trial named it for 72 hours: longer than a signed-in tab lives. A named one that',
      'is in use is refused, and all of an app while what its visitors should get is damaged. Its number stays taken,',
      'because browsers may keep its files for a year. Try --dry-run first.',
    ],
    options: [],
    needsReason: true,
    async run(asked, { registry }, decide) {
      const only = asked.more()
        ? { app: asked.app(), version: asked.version(asked.word(), 'gc of an app needs a version.') }
        : undefined;
      const actor = decide();
      const data = await registry.gc({ ...actor, ...(only && { only }) });
      const line = ({ app, version, lastUse }: (typeof data)[number]) =>
        `${actor.dryRun ? 'Would take away' : 'Took away'} ${named(app, version)}, last in use ${lastUse}.`;
      return { data, lines: data.length === 0 ? ['Every version may still be needed.'] : data.map(line) };
    },
  },
};
