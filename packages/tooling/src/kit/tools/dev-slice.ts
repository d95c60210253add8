import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openWorkplace } from '@pasar/gateway/workplace';
import { DevServer } from '../../dev/dev-server.ts';
import { watchApp } from '../../dev/watch-app.ts';
import { root, slice } from './workspace.ts';

const patternsFile = path.join(root, 'kit/link-patterns.json');

/**
 * Serves the deployed market on this machine with the slice from its sources: an edit shows in open pages, whose state is
 * kept. Resolves when the first build is there.
 */
export const devSlice = async ({ at, port }: { at: string; port: number }): Promise<void> => {
  const builds = path.join(root, 'node_modules/.cache/pasar-dev');
  rmSync(builds, { recursive: true, force: true });
  const out = path.join(builds, slice);
  const session = new DevServer(builds);
  const workplace = await openWorkplace({
    ...{ at, slice, port },
    shell: path.join(import.meta.dirname, 'apps/shell'),
    patterns: JSON.parse(readFileSync(patternsFile, 'utf8')) as Record<string, string>,
    session: (request) => session.answer(request),
    onFault: (message) => process.stderr.write(`On the server: ${message}\n`),
  });
  const watcher = await watchApp({
    app: slice,
    out,
    onFiles: (build) => session.built(slice, build),
    onBuilt: async (build, milliseconds) => {
      await workplace.take(out);
      session.live(slice, build);
      console.log(`${slice} is new (${(milliseconds / 1000).toFixed(1)} s)`);
    },
    onBroken: (why) => {
      console.log(`${slice} does not build:\n${why}`);
      session.broken(slice, why);
    },
  });
  console.log(`Building ${slice} from source`);
  await watcher.first;
  console.log(
    `${at} with ${slice} from source: http://localhost:${workplace.port}\nAn edit shows in open pages. Ctrl-C ends it.`,
  );
};
