import { type Command, type Commands, named } from '../command.ts';
import { canaryLines, offLines } from '../result-lines.ts';

const pausing = (verb: 'pause' | 'resume', does: string, help: readonly string[]): Command => ({
  words: '<app>',
  does,
  help,
  options: [],
  needsReason: true,
  async run(asked, { registry }, decide) {
    const app = asked.app();
    const actor = decide();
    const change = await registry[verb]({ ...actor, app });
    return {
      data: change ?? null,
      lines: [...canaryLines(change, actor.dryRun), ...offLines(registry.known(), app)],
    };
  },
});

/** Who gets a version before everybody does, and which slices are there at all. */
export const rolloutCommands: Commands = {
  canary: {
    words: '<app> <version> <percent>',
    does: 'give a version to a share of the visitors; again with more to ramp it up',
    help: [
      'The share is exact to 0.01 %. The same visitors stay in it: a ramp only adds others, a new rollout picks others.',
      'A visitor is in at most one canary; of two apps the earlier rollout chooses first. 0 % keeps it ready for nobody.',
      'End it with promote (for everybody) or rollback. A canary whose visitors see errors is rolled back by itself.',
      'Example: npm run release -- canary storefront 1.4.0 5 --reason "new search, first look"',
    ],
    options: ['force'],
    needsReason: true,
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const version = asked.version(asked.word(), `canary needs a version: canary ${app} 1.4.0 5.`);
      const basisPoints = asked.basisPoints(`canary needs a share in percent: canary ${app} ${version} 5.`);
      const actor = decide();
      const change = await registry.canary({
        ...actor,
        app,
        version,
        basisPoints,
        force: asked.flag('force'),
      });
      return {
        data: change ?? null,
        lines: [...canaryLines(change, actor.dryRun), ...offLines(registry.known(), app)],
      };
    },
  },
  pause: pausing('pause', 'give the visitors of a canary the live version until it is resumed', [
    'The rollout stays: `resume` gives the same visitors their canary back with the same share.',
  ]),
  resume: pausing('resume', 'give the same visitors their canary back', ['See pause.']),
  disable: {
    words: '<app>',
    does: 'switch a slice off: its pages show a panel, all others go on',
    help: [
      'Open tabs learn of it when their person comes back to them, and leave it at their next navigation.',
      'The shell cannot be switched off; roll it back. `enable` switches the slice on again.',
    ],
    options: [],
    needsReason: true,
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const actor = decide();
      const change = await registry.disable({ ...actor, app });
      const line = !change
        ? `${app} is off already; nothing changes.`
        : actor.dryRun
          ? `Would switch ${app} off for every visitor: its pages would show a panel.`
          : `${app} is off for every visitor: its pages show a panel until \`enable ${app}\`.`;
      return { data: change ?? null, lines: [line] };
    },
  },
  enable: {
    words: '<app> [<version>]',
    does: 'switch a slice on again, or end the quarantine of a version',
    help: [
      'With a version: it may be promoted and put in canary again; visitors see no change until then.',
      'Without: the slice that was disabled is back with the next page.',
    ],
    options: [],
    needsReason: true,
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const word = asked.word();
      const version = word === undefined ? undefined : asked.version(word, '');
      const actor = decide();
      const change = await registry.enable({ ...actor, app, ...(version === undefined ? {} : { version }) });
      const would = actor.dryRun ? 'would be' : 'is';
      const line = !change
        ? 'There is nothing to enable; nothing changes.'
        : version === undefined
          ? `${app} ${would} back for every visitor with ${change.version}.`
          : `${named(app, version)} ${would} out of quarantine; nobody gets it until it is promoted or in canary.`;
      return { data: change ?? null, lines: [line] };
    },
  },
  'watch-end': {
    words: '<app>',
    does: 'end the watch after a promotion: everybody gets the version now',
    help: [
      'The guard ends a watch by itself when its time is over; `status` shows it with its figures.',
      'A version whose watch was ended like this has no finished watch.',
    ],
    options: [],
    needsReason: true,
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const actor = decide();
      const change = await registry.endWatch({ ...actor, app });
      const name = named(app, change.version);
      const others = change.control ? `, also whoever kept ${change.control}` : '';
      const line = actor.dryRun
        ? `Would end the watch of ${name}: every visitor would get it${others}.`
        : `The watch of ${name} is over: every visitor gets it with the next page${others}.`;
      return { data: change, lines: [line] };
    },
  },
  floor: {
    words: '<app> <version>',
    does: 'let no version below this one go live ever again',
    help: [
      'For a version with a hole in it: nobody can bring it back, by mistake or on purpose, not even with --force.',
      'The floor only rises.',
    ],
    options: [],
    needsReason: true,
    async run(asked, { registry }, decide) {
      const app = asked.app();
      const version = asked.version(asked.word(), `floor needs a version: floor ${app} 1.4.0.`);
      const actor = decide();
      const change = await registry.floor({ ...actor, app, version });
      const line = change
        ? `${actor.dryRun ? 'Would let no' : 'No'} ${app} below ${version} go live again; visitors see no change.`
        : 'That is the floor already; nothing changes.';
      return { data: change ?? null, lines: [line] };
    },
  },
};
