import {
  type Difference,
  getApp,
  RegistryError,
  type ReleaseDiff,
  watchMinutes,
} from '../../registry/index.ts';
import { type Commands, named } from '../command.ts';
import { type CommandArguments, UsageError } from '../command-arguments.ts';
import { liveLines, offLines, publishedLine, rollbackLines } from '../result-lines.ts';

const differenceLines = (what: string, { added, removed, changed }: Difference): string[] =>
  [
    ...added.map((name) => `  + ${name}`),
    ...removed.map((name) => `  - ${name}`),
    ...changed.map((name) => `  ~ ${name}`),
  ].map((line, index) => (index === 0 ? `${what}\n${line}` : line));

const diffLines = ({ app, from, to, bytes, files, routes, shared, endpoints, links }: ReleaseDiff) => [
  `${app} ${from} → ${to}: ${(bytes.from / 1024).toFixed(1)} → ${(bytes.to / 1024).toFixed(1)} KB as sent`,
  ...differenceLines('pages', routes),
  ...differenceLines('shared modules', shared),
  ...differenceLines('calls of the API', endpoints),
  ...differenceLines('links to pages', links),
  ...differenceLines('files', files),
];

/** Minutes; undefined for none. */
const watchIn = (asked: CommandArguments): number | undefined => {
  const minutes = asked.number('watch', watchMinutes.most);
  if (!asked.flag('no-watch')) return minutes ?? watchMinutes.usual;
  if (minutes === undefined) return undefined;
  throw new UsageError('promote takes --watch or --no-watch, not both.');
};

/** From a build to what everybody gets, and back. */
export const publishingCommands: Commands = {
  publish: {
    words: '<app> --version <version> [--from <folder>]',
    does: 'take a build into the registry; visitors see nothing of it yet',
    help: [
      'A release never changes: the same version with other bytes is refused, the same bytes again change nothing.',
      'Every hash is computed from the bytes that arrive. Where the team has a signer, the record must be signed.',
      'Example: npm run release -- publish seller --version 1.8.2',
    ],
    options: ['version', 'from'],
    makesMarket: true,
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const version = asked.version(asked.text('version'), 'publish needs --version.');
      const from = asked.text('from');
      if (from === undefined) throw new UsageError('publish needs the folder of a build: --from.');
      const actor = decide();
      const built = await registry.inspect(from);
      if (built.version !== version) {
        throw new RegistryError('invalid', `${from} was built as ${built.version}, not as ${version}.`);
      }
      const data = await registry.publish({ ...actor, app, version, from });
      return { data, lines: [publishedLine(data, actor.dryRun)] };
    },
  },
  check: {
    words: '<app> <version> | --from <folder>',
    does: 'ask the contract gate whether a version could go live; changes nothing',
    help: [
      'The gate compares with every version of the other apps that visitors get now, canaries too: shared modules, calls',
      'of the API, links, names, sizes. Each refusal names the line of the record. Exit code 1 when it would be refused.',
      'Example in a pipeline: npm run release -- check --from dist --json',
    ],
    options: ['from'],
    async run(asked, { registry }, decide) {
      const from = asked.text('from');
      const input =
        from === undefined
          ? { app: asked.app(), version: asked.version(asked.word(), 'check needs a version, or --from.') }
          : { from };
      decide();
      const data = await registry.check(input);
      const name = named(data.app, data.version);
      const good = data.problems.length === 0;
      const lines = good
        ? [`${name} fits everything that visitors get.`]
        : [`${name} would be refused:`, ...data.problems.map((problem) => `  - ${problem}`)];
      return { data, lines, good };
    },
  },
  promote: {
    words: '<app> [<version>] [--watch <minutes> | --no-watch]',
    does: 'make a published version live for everybody; ends a canary',
    help: [
      'Without a version: what is in canary. The next page of a visitor has it; open tabs keep theirs.',
      'For 30 minutes, or as --watch says (5 to 1440), 5 % of the visitors keep the version before, and the guard takes',
      'the new one back when it does worse. --no-watch gives it to everybody at once, for good.',
      '--force goes on where the contract gate says no, and the log says so. It never helps a quarantined version.',
      'Example: npm run release -- promote seller 1.8.2 --reason "orders page in one step"',
    ],
    options: ['force', 'watch', 'no-watch'],
    needsReason: true,
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const version = asked.version(
        asked.word() ?? getApp(registry.status(), app).canary?.version,
        `promote needs a version: promote ${app} 1.4.0.`,
      );
      const actor = decide();
      const force = asked.flag('force');
      const watch = watchIn(asked);
      const [change] = await registry.promote({
        ...actor,
        force,
        ...(watch !== undefined && { watch }),
        releases: [{ app, version }],
      });
      return {
        data: change ?? null,
        lines: [...liveLines(change, actor.dryRun), ...offLines(registry.known(), app)],
      };
    },
  },
  rollback: {
    words: '<app> [--to <version>] [--of canary|live] [--quarantine]',
    does: 'take back the canary while there is one, else what is live',
    help: [
      'Rolling back needs no gate and no build; it is the next page of every visitor. Twice goes back two versions.',
      '--to names a version that was live before; --of says which of the two is meant; --quarantine keeps the version',
      'that is taken back from everybody until `enable <app> <version>`, as the guard does.',
      'Example: npm run release -- rollback storefront --reason "cart is empty for some"',
    ],
    options: ['to', 'of', 'quarantine'],
    needsReason: true,
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const to = asked.text('to');
      const of = asked.text('of');
      if (of !== undefined && of !== 'canary' && of !== 'live')
        throw new UsageError(`--of takes canary or live, not '${of}'.`);
      const actor = decide();
      const change = await registry.rollback({
        ...actor,
        app,
        quarantine: asked.flag('quarantine'),
        ...(to === undefined ? {} : { to: asked.version(to, '') }),
        ...(of === undefined ? {} : { of }),
      });
      return {
        data: change ?? null,
        lines: [...rollbackLines(change, actor.dryRun), ...offLines(registry.known(), app)],
      };
    },
  },
  diff: {
    words: '<app> <version> [--from <version>]',
    does: 'what a version changes, against what is live or a named one',
    help: ['Pages, shared modules, calls of the API, links, files and bytes. Example: diff seller 1.8.2'],
    options: ['from'],
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const to = asked.version(asked.word(), `diff needs a version: diff ${app} 1.4.0.`);
      const from = asked.text('from');
      decide();
      const data = await registry.diff({
        app,
        to,
        ...(from === undefined ? {} : { from: asked.version(from, '') }),
      });
      return { data, lines: diffLines(data) };
    },
  },
};
