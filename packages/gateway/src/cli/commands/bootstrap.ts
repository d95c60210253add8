import { RegistryError } from '../../registry/index.ts';
import { type Commands, named } from '../command.ts';

/** The first releases of a production server, which changes nothing of what visitors get by itself. */
export const bootstrapCommands: Commands = {
  bootstrap: {
    words: '',
    does: 'make the builds of this checkout live in a market whose release log is empty',
    help: [
      'Run `npm run build` before. In production a start publishes and promotes nothing, whatever checkout it is from.',
      'A log that holds anything stays as it is: later releases come by publish, canary and promote.',
    ],
    options: [],
    makesMarket: true,
    async run(_, { registry, apps = [] }, decide) {
      const actor = decide();
      const { revision } = registry.status();
      if (revision > 0)
        throw new RegistryError(
          'conflict',
          `The release log holds ${revision} events; bootstrap fills an empty one only. Use publish and promote.`,
        );
      const builds = await Promise.all(
        apps.map(async ({ app, dir }) => ({ app, dir, version: (await registry.inspect(dir)).version })),
      );
      const releases = builds.map(({ app, version }) => ({ app, version }));
      const report = (state: string) =>
        releases.map(({ app, version }) => `${named(app, version)} ${state}.`);
      if (actor.dryRun) return { data: [], lines: report('would be live') };
      for (const { entry } of apps)
        if (entry) await registry.addSlice({ ...actor, entry, revision: registry.status().revision });
      // Whoever builds on this very machine needs nobody to vouch for it.
      for (const { app, dir, version } of builds)
        await registry.publish({ ...actor, app, version, from: dir, signed: 'never' });
      return { data: await registry.promote({ ...actor, releases }), lines: report('is live') };
    },
  },
};
