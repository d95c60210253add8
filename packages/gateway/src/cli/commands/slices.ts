import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SliceDeclaration } from '@pasar/contract';
import { type RegisteredSlice, type Registry, RegistryError } from '../../registry/index.ts';
import { readDeclaration } from '../../slice-declaration.ts';
import type { Commands, Deciding } from '../command.ts';
import { type CommandArguments, UsageError } from '../command-arguments.ts';

const addresses = ({ prefixes }: Pick<RegisteredSlice, 'prefixes'>): string =>
  prefixes.map((prefix) => `/${prefix}`).join(' ');

const sliceLine = (slice: RegisteredSlice): string => {
  const { name, state, live, approval, implied } = slice;
  const now = state === 'retired' ? 'retired' : (live ?? 'no release yet');
  const more = [approval === 'ops' ? 'approval: ops' : '', implied ? 'no entry yet' : ''].filter(Boolean);
  return `${name.padEnd(24)} ${now.padEnd(16)} ${addresses(slice)}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
};

/** The declaration in a file, or in the `slice.json` of a folder. */
const declarationIn = (asked: CommandArguments): SliceDeclaration => {
  const place = asked.text('from');
  if (place === undefined) throw new UsageError(`${asked.verb} needs --from: a slice.json, or its folder.`);
  try {
    const file = statSync(place).isDirectory() ? join(place, 'slice.json') : place;
    return readDeclaration(file);
  } catch (error) {
    throw new RegistryError('refused', error instanceof Error ? error.message : String(error));
  }
};

const listIn = (asked: CommandArguments, name: 'takes' | 'with'): string[] =>
  (asked.text(name) ?? '').split(',').filter(Boolean);

const releasesIn = (asked: CommandArguments) =>
  listIn(asked, 'with').map((word) => {
    const [app = '', version = ''] = word.split('@');
    return { app, version: asked.version(version, '') };
  });

/** Without --revision on what the registry holds now, as with every other verb. */
const onRevision = (by: Deciding, registry: Registry) => ({
  ...by,
  revision: by.revision ?? registry.status().revision,
});

const done = (what: string, slice: RegisteredSlice, dryRun: boolean) => ({
  data: slice,
  lines: [`${dryRun ? 'Would have' : 'Has'} ${what}:`, `  ${sliceLine(slice)}`],
});

/** Which slices there are: their addresses, limits and who approves. */
export const sliceCommands: Commands = {
  slice: {
    words:
      'list | add --from <slice.json> | change <name> --from <slice.json> | hide <page> | show <page> | retire <name>',
    does: 'which slices the market has, with their addresses and limits',
    help: [
      'add, change and retire need --reason; --revision (the number under `slice list`) refuses when others were faster.',
      'An entry names its prefixes: the first segments of its addresses, in both languages. A name is never used again.',
      '--takes a,b: prefixes that another slice gives away; --with seller@1.9.0,help@1.0.0: what goes live with that.',
      'hide takes the links of a page, such as help.contact, out of all menus; the page stays. show brings them back.',
      'retire ends a slice for good: its pages are gone with the next document. --force ignores links of others to it.',
      'Example: npm run release -- slice add --from packages/help --reason "help centre" --revision 12',
    ],
    options: ['from', 'takes', 'with', 'force'],
    async run(asked, { registry }, decide) {
      const what = asked.word();
      if (what === 'list') {
        decide();
        const state = registry.status();
        const slices = await registry.slices(state);
        const data = { revision: state.revision, slices };
        return { data, lines: [...slices.map(sliceLine), `revision ${state.revision}`] };
      }
      if (what === 'add') {
        const entry = declarationIn(asked);
        const by = onRevision(decide(true), registry);
        return done('registered', await registry.addSlice({ ...by, entry }), by.dryRun);
      }
      if (what === 'change') {
        const name = asked.app();
        const { name: declared, ...change } = declarationIn(asked);
        if (declared !== name) throw new UsageError(`That slice.json is about ${declared}, not ${name}.`);
        const [takes, releases] = [listIn(asked, 'takes'), releasesIn(asked)];
        const by = onRevision(decide(true), registry);
        const slice = await registry.changeSlice({ ...by, name, change, takes, releases });
        return done('changed', slice, by.dryRun);
      }
      if (what === 'hide' || what === 'show') {
        const page = asked.word();
        if (page === undefined) throw new UsageError(`${what} needs a page, such as help.contact.`);
        const by = onRevision(decide(true), registry);
        const [name = ''] = page.split('.', 1);
        const known = (await registry.slices(registry.status())).find((slice) => slice.name === name);
        const others = (known?.hidden ?? []).filter((one) => one !== page);
        const hidden = what === 'hide' ? [...others, page] : others;
        const slice = await registry.changeSlice({ ...by, name, change: { hidden } });
        return done(what === 'hide' ? `hidden ${page}` : `shown ${page}`, slice, by.dryRun);
      }
      if (what === 'retire') {
        const name = asked.app();
        const by = onRevision(decide(true), registry);
        const slice = await registry.retireSlice({ ...by, name, force: asked.flag('force') });
        return done('retired', slice, by.dryRun);
      }
      throw new UsageError('slice is followed by list, add, change, hide, show or retire.');
    },
  },
};
