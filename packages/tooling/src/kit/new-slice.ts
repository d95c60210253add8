import { isApp } from '../workspace.ts';

const reserved = ['api', 'r', 'ops', 'media', 'dev', 'en', 'id', 'metrics', 'sitemap', 'livez', 'readyz'];

/** What is wrong with the name or the first path segment of a new slice, in one sentence. */
export const checkNewSlice = (name: string, prefix: string): string | undefined => {
  if (!/^[a-z][a-z0-9-]{1,23}$/.test(name))
    return `'${name}' is no name for a slice: 2 to 24 small letters, digits and hyphens, a letter first.`;
  if (isApp(name)) return `There is a slice '${name}' already: npm run kit -- <folder> --slice ${name}`;
  if (!/^[a-z0-9][a-z0-9-]*$/.test(prefix))
    return `'${prefix}' is no prefix: small letters, digits and hyphens, without slashes.`;
  return reserved.includes(prefix)
    ? `/${prefix} belongs to the market itself; take another prefix.`
    : undefined;
};

/** How a made repository becomes pages that visitors get. */
export const nextSteps = (slice: string, folder: string, prefix: string | undefined): string => {
  const entry = `  npm run release -- slice add --from ${folder}/slice.json --reason "new slice"
`;
  return `The repository of ${slice} is in ${folder}. Next, operations:

${prefix === undefined ? '' : entry}  npm run release -- key create --role team:${slice} --name ${slice}-ci

and the team, there:

  npm install
  npm run build -- --version 1.0.0        types, texts, tests, build, contract gate
  export PASAR_OPS_URL=<the market> PASAR_OPS_KEY=<the key>
  npx pasar-slice publish --reason "first release"
  npx pasar-slice canary 1.0.0 5 --reason "first check"
  npx pasar-slice promote --reason "good for all"`;
};
