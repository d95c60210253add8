import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCurrentKit, writePublishedKit } from '../checks/kit-versions/published-kit.ts';
import { makeRepository } from '../kit/make-repository.ts';
import { checkNewSlice, nextSteps } from '../kit/new-slice.ts';
import { packKit, sourcePackages } from '../kit/pack-kit.ts';
import { isApp, root } from '../workspace.ts';

// Packs the kit for a repository of one slice; with --slice or --new it makes that repository, too. With --published,
// `npm run check` compares later kits with this one.
const usage = `npm run kit -- <folder> [--published]                   packs the kit into <folder>/kit
npm run kit -- <folder> --slice <name>                 and makes the repository of a slice that exists
npm run kit -- [<folder>] --new help --prefix help     and makes the repository of a new slice: pages below /help`;

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        slice: { type: 'string' },
        new: { type: 'string' },
        prefix: { type: 'string' },
        published: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
};

const { values, positionals } = readArguments();
const { slice = values.new, new: name, prefix = name } = values;
const [given = name && `../${name}-slice`] = positionals;
if (given === undefined || (values.slice !== undefined && name !== undefined)) fail(usage);
if (values.slice !== undefined && (!isApp(values.slice) || values.slice === 'shell'))
  fail(`There is no slice '${values.slice}' here.\n\n${usage}`);
const wrong = name === undefined ? undefined : checkNewSlice(name, prefix ?? '');
if (wrong) fail(wrong);

// The kit carries the declarations of its packages.
const compiler = path.join(root, 'packages/tooling/node_modules/typescript/bin/tsc');
const folders = sourcePackages.map((one) => path.join(root, 'packages', one));
const compiled = spawnSync(process.execPath, [compiler, '-b', ...folders], { stdio: 'inherit' });
if (compiled.status !== 0) fail('The kit has type errors; see the lines above.');

const folder = path.resolve(root, given ?? '');
const kit = await packKit(path.join(folder, 'kit'));
console.log(`${kit.size} packages are in ${path.join(folder, 'kit')}.`);
if (values.published) writePublishedKit(readCurrentKit());
if (slice !== undefined) {
  try {
    makeRepository({ slice, folder, kit, ...(name !== undefined && prefix !== undefined && { prefix }) });
  } catch (error) {
    fail((error as Error).message);
  }
  console.log(nextSteps(slice, folder, prefix));
}
