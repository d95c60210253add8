import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { LinkNamesPlugin } from './link-names-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = async (source: string) => {
  writeFileSync(
    path.join(folder, 'unused.js'),
    "import { linkTo } from '@pasar/slice-kit'; export const b = () => linkTo('a.unused');",
  );
  writeFileSync(path.join(folder, 'entry.js'), source);
  const links = new LinkNamesPlugin();
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: folder },
    externals: { '@pasar/slice-kit': 'commonjs @pasar/slice-kit' },
    module: { rules: [{ sideEffects: false }] },
    plugins: [links],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  compiler.run((error, stats) => {
    if (error) reject(error);
    else resolve(stats?.compilation.errors.map(({ message }) => message) ?? []);
  });
  return { problems: await promise, names: links.list() };
};

const kit = "import { linkTo } from '@pasar/slice-kit';\n";

test('names are read where they are called, each once, and not in code that is left out', {
  tags: 'slow',
}, async () => {
  const source = `${kit}import { b } from './unused.js';
    export const one = (slug) => linkTo('storefront.product', { slug, ...linkTo(\`auth.login\`) });
    export default () => linkTo('auth.login');`;
  expect(await build(source)).toEqual({ problems: [], names: ['auth.login', 'storefront.product'] });
});

test('a command of that name from elsewhere is none of ours', { tags: 'slow' }, async () => {
  expect(await build('const linkTo = (n) => n; export default (name) => linkTo(name);')).toEqual({
    problems: [],
    names: [],
  });
});

test.each([
  ['a name that only running code knows', 'export default (name) => linkTo(name);', 'as it is written'],
  ['one of two names', "export default (a) => linkTo(a ? 'a.b' : 'a.c');", 'as it is written'],
  ['the command as a value', 'export default (names) => names.map(linkTo);', 'as it is written'],
  ['a call while the module is evaluated', "export default linkTo('a.b');", 'outlive the document'],
])('%s fails the build', async (_, source, why) => {
  const { problems } = await build(kit + source);
  expect(problems).toEqual([expect.stringContaining(why)]);
});
