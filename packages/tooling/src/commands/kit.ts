import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCurrentKit, writePublishedKit } from '../checks/kit-versions/published-kit.ts';
import { packKit, sliceDependencies } from '../kit/pack-kit.ts';
import { getAppFolder, isApp } from '../workspace.ts';

// npm run kit -- <folder> [--slice seller]: packs the kit for a repository of one slice; with --slice it makes that
// repository, with the slice's sources as they are. With --published, `npm run check` compares later kits with this one.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { slice: { type: 'string' }, published: { type: 'boolean' } },
});
const [folder] = positionals;
const { slice } = values;
if (folder === undefined || (slice !== undefined && (!isApp(slice) || slice === 'shell'))) {
  process.stderr.write(
    'Usage: npm run kit -- <folder> [--slice storefront|buyer|seller|auth] [--published]\n',
  );
  process.exit(2);
}
const target = path.resolve(folder);
const kit = await packKit(path.join(target, 'kit'));
if (slice !== undefined && isApp(slice)) {
  if (existsSync(path.join(target, 'src'))) {
    process.stderr.write(`There are sources in ${target} already; only the kit is new.\n`);
    process.exit(1);
  }
  mkdirSync(target, { recursive: true });
  cpSync(path.join(getAppFolder(slice), 'src'), path.join(target, 'src'), { recursive: true });
  const manifest = {
    name: `pasar-${slice}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    pasar: { slice },
    scripts: { build: 'pasar-slice build', try: 'pasar-slice try', publish: 'pasar-slice publish' },
    dependencies: sliceDependencies(slice, kit, './kit'),
  };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(target, '.gitignore'), 'node_modules\ndist\n');
}
if (values.published) writePublishedKit(readCurrentKit());
console.log(`${kit.size} packages are in ${path.join(target, 'kit')}.`);
if (slice !== undefined)
  console.log(`The repository of ${slice} is in ${target}: npm install, then npx pasar-slice.`);
