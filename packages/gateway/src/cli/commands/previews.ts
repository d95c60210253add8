import { join } from 'node:path';
import { injectedFaults, isInjectedFault } from '../../preview/injected-fault.ts';
import { openPreviewTokenIssuer } from '../../preview/open-preview-token-issuer.ts';
import { createPreview, recordPreviewUse } from '../../preview/preview-commands.ts';
import { maxPreviewMs, type ReleasePreview } from '../../preview/release-preview.ts';
import { type CommandContext, type CommandResult, type Commands, type Deciding, named } from '../command.ts';
import { type CommandArguments, UsageError } from '../command-arguments.ts';
import { writeDown } from '../write-down.ts';

const minute = 60_000;

const minutesOf = (asked: CommandArguments, usual: number): number =>
  asked.number('minutes', maxPreviewMs / minute) ?? usual;

const linked = (
  scene: CommandContext,
  by: Deciding,
  trial: ReleasePreview,
  call: string,
  what: string,
): CommandResult => {
  const until = new Date(trial.until).toISOString();
  if (by.dryRun) {
    const line = `Would give ${what} to the one browser that opens the link and says yes, until ${until}.`;
    return { data: { path: null, until }, lines: [line] };
  }
  const { registry } = scene;
  recordPreviewUse(registry, trial);
  writeDown(scene, by, call);
  const path = `/r/trial/${openPreviewTokenIssuer(join(registry.folder, 'health')).seal(trial, 'link')}`;
  return {
    data: { path, until },
    lines: [
      `${what} for the one browser that opens this page of the market and says yes, until ${until}:`,
      path,
    ],
  };
};

const help = [
  'A bar on every page of that browser says so and ends it; its visits do not count for the health of releases.',
] as const;

/** What a single browser gets in place of everybody's. */
export const previewCommands: Commands = {
  override: {
    words: '<app> <version>',
    does: 'a link that gives one browser a published version',
    help: [...help, '--minutes <n>  how long it holds, 60 when absent, 480 at most.'],
    options: ['minutes'],
    needsReason: true,
    async run(asked, scene, decide) {
      const app = asked.app();
      const version = asked.version(asked.word(), `override needs a version: override ${app} 1.4.0.`);
      const minutes = minutesOf(asked, 60);
      const by = decide();
      const trial = createPreview(scene, app, by.who, { version, minutes });
      return linked(scene, by, trial, `override ${named(app, version)}`, named(app, version));
    },
  },
  drill: {
    words: '<app> <fault>',
    does: 'a link that breaks the files of a slice for one browser',
    help: [
      `Faults: ${injectedFaults.join(', ')}.`,
      "The slice's panel must come within 8 s, its retry must work when the drill ends, everything else must go on.",
      ...help,
      '--minutes <n>  how long it holds, 10 when absent, 480 at most.',
    ],
    options: ['minutes'],
    needsReason: true,
    async run(asked, scene, decide) {
      const app = asked.app();
      const fault = asked.word() ?? '';
      if (!isInjectedFault(fault)) throw new UsageError(`drill needs a fault: ${injectedFaults.join(', ')}.`);
      const minutes = minutesOf(asked, 10);
      const by = decide();
      const trial = createPreview(scene, app, by.who, { fault, minutes });
      return linked(scene, by, trial, `drill ${app} ${fault}`, `${app} with the fault '${fault}'`);
    },
  },
};
