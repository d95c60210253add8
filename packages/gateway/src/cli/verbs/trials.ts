import { join } from 'node:path';
import { drillFaults, isDrillFault } from '../../http/trial/drill-fault.ts';
import { openTrialSeal } from '../../http/trial/open-trial-seal.ts';
import { longestTrial, type Trial } from '../../http/trial/trial.ts';
import { keepForTrial, trialFor } from '../../http/trial/trial-orders.ts';
import { type Asked, UsageFailure } from '../asked.ts';
import { type Answer, type Deciding, named, type Scene, type Verbs } from '../verb.ts';
import { writeDown } from '../write-down.ts';

const minute = 60_000;

const minutesOf = (asked: Asked, usual: number): number =>
  asked.number('minutes', longestTrial / minute) ?? usual;

const linked = (scene: Scene, by: Deciding, trial: Trial, call: string, what: string): Answer => {
  const until = new Date(trial.until).toISOString();
  if (by.dryRun) {
    const line = `Would give ${what} to the one browser that opens the link and says yes, until ${until}.`;
    return { data: { path: null, until }, lines: [line] };
  }
  const { registry } = scene;
  keepForTrial(registry, trial);
  writeDown(scene, by, call);
  const path = `/r/trial/${openTrialSeal(join(registry.folder, 'health')).seal(trial, 'link')}`;
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
export const trialVerbs: Verbs = {
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
      const trial = trialFor(scene, app, by.who, { version, minutes });
      return linked(scene, by, trial, `override ${named(app, version)}`, named(app, version));
    },
  },
  drill: {
    words: '<app> <fault>',
    does: 'a link that breaks the files of a slice for one browser',
    help: [
      `Faults: ${drillFaults.join(', ')}.`,
      "The slice's panel must come within 8 s, its retry must work when the drill ends, everything else must go on.",
      ...help,
      '--minutes <n>  how long it holds, 10 when absent, 480 at most.',
    ],
    options: ['minutes'],
    needsReason: true,
    async run(asked, scene, decide) {
      const app = asked.app();
      const fault = asked.word() ?? '';
      if (!isDrillFault(fault)) throw new UsageFailure(`drill needs a fault: ${drillFaults.join(', ')}.`);
      const minutes = minutesOf(asked, 10);
      const by = decide();
      const trial = trialFor(scene, app, by.who, { fault, minutes });
      return linked(scene, by, trial, `drill ${app} ${fault}`, `${app} with the fault '${fault}'`);
    },
  },
};
